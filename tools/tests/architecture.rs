//! The order of the sources: which file may know which, within the packages and as far as the compiler leaves it open.
//! Reads the sources with a parser, and needs neither Bevy nor the game.
//!
//! 1. Rooms: a file imports only from its own room and from those below (`FLOORS`), which `docs/architecture.md`
//!    describes. Those of `agon-core` know neither the clock nor files.
//! 2. No circles: no file imports, by way of whichever others, from a file that imports from it. A `mod.rs` that calls
//!    its children's plugins imports from them; one that only declares them does not.
//! 3. One name: nothing is re-exported, save by the lowest rooms (`RE_EXPORTING`) and by the prelude (`PRELUDE`).
//! 4. One style: a module with children is a folder with a `mod.rs`.
//! 5. Nothing idle: each file is used by another, and not by tests alone.
//! 6. Few parameters: a function has at most twelve (`MOST_PARAMETERS`), those in tuples counted one by one. A system
//!    that needs more gathers them in a `SystemParam` of a name.
//!
//! Exempt is what only tests see: whatever stands under `#[cfg(test)]`, and the files so declared. Code for the browser
//! and code for the desktop count alike. The programs (`PROGRAMS`) stand above all: they may use everything, and what
//! only they use is used.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::iter::successors;
use std::path::Path;
use std::sync::LazyLock;

use proc_macro2::{TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Arm, Attribute, Expr, ExprLit, Field, FnArg, ImplItem, ImplItemConst, ImplItemFn, ImplItemMacro, ImplItemType,
    Item, ItemConst, ItemEnum, ItemExternCrate, ItemFn, ItemForeignMod, ItemImpl, ItemMacro, ItemMod, ItemStatic,
    ItemStruct, ItemTrait, ItemTraitAlias, ItemType, ItemUnion, ItemUse, Lit, Local, Macro, Meta, MetaList, Pat,
    Signature, Token, UseTree, Variant, VisRestricted, Visibility,
};

/// The rooms of the house, the lowest floor first: folders, or single files.
///
/// A file may import from its own room and from the floors below. It may not import from a floor above, nor from
/// another room on its own floor: those stand side by side and know nothing of each other. Every file has a room.
///
/// A new room is written after the rooms that it needs and before those that need it: on a floor of its own, or on one
/// with rooms that it does not need and that do not need it.
const FLOORS: &[&[&str]] = &[
    // What comes from outside.
    &["core/src/encoding.rs"],
    // What programs say to each other, and what comes with them.
    &["core/src/line_protocol.rs", "core/src/shipped.rs"],
    // What the games are, without pictures and sound: Agent in one room, Agon in five.
    &["core/src/agent", "core/src/board"],
    &["core/src/rules"],
    &["core/src/notation"],
    &["core/src/engine"],
    &["core/src/session", "core/src/learn", "core/src/rule_book"],
    &["core/src/puzzles", "core/src/played"],
    &["core/src/progress_file.rs", "core/src/openings"],
    &["core/src/lib.rs"],
    // What any program with screens needs.
    &["src/shell/system"],
    &["src/shell/input"],
    &["src/shell/ui"],
    &["src/shell/sound", "src/shell/accessibility", "src/shell/pages"],
    &["src/shell/web_page.rs"],
    &["src/shell/mod.rs"],
    // What any board game needs.
    &["src/tabletop"],
    // Agon on the screen.
    &["src/agon/text"],
    &["src/agon/gameplay"],
    &["src/agon/scene", "src/agon/saves"],
    &["src/agon/drawings"],
    &["src/agon/hud"],
    &["src/agon/input"],
    &["src/agon/pages"],
    &["src/agon/mod.rs"],
    // Agent on the screen, beside Agon: neither knows the other.
    &["src/agent/text"],
    &["src/agent/gameplay"],
    &["src/agent/scene", "src/agent/saves"],
    &["src/agent/hud"],
    &["src/agent/input"],
    &["src/agent/pages"],
    &["src/agent/mod.rs"],
    // The program around them.
    &["src/shelf"],
    &["src/games.rs"],
    &["src/graphics_failures.rs", "src/console.rs"],
    &["src/program.rs"],
    &["src/command_line.rs"],
    &["src/tools"],
    &["src/lib.rs"],
];

/// The libraries, by their names in code and their roots.
const LIBRARIES: [(&str, &str); 2] = [("agon_core", "core/src/lib.rs"), ("agon", "src/lib.rs")];

/// Where the programs are: files, or folders of them.
const PROGRAMS: [&str; 4] = ["src/main.rs", "src/bin", "tools/src/bin", "web/workers/src"];

/// The rooms that know nothing but what they are given.
const PURE: &str = "core/src";

/// What the pure rooms do not name, nor anything in it. That they do not know Bevy is the compiler's to say.
const IMPURE: &[&str] = &["std::fs", "std::time::Instant", "std::time::SystemTime"];

/// The rooms whose `mod.rs` re-export what their files define, so that others name the room alone. Elsewhere everything
/// has one name: that of the module that defines it.
const RE_EXPORTING: &[&str] = &[
    "core/src/agent",
    "core/src/board",
    "core/src/rules",
    "core/src/notation",
    "core/src/engine",
];

/// The most parameters of a function.
const MOST_PARAMETERS: usize = 12;

/// What re-exports the names that nearly every screen uses.
const PRELUDE: &str = "src/shell/ui/prelude.rs";

// --- The sources as they are.

/// The folder of the project.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// What describes the rooms to people.
const DOCUMENT: &str = "docs/architecture.md";

static OURS: LazyLock<Code> = LazyLock::new(|| {
    let mut sources = Sources::new();
    let root = Path::new(ROOT);
    for folder in ["core/src", "src", "tools/src", "web/workers/src"] {
        gather(root, folder, &mut sources);
    }
    Code::read(&sources)
});

fn gather(root: &Path, folder: &str, sources: &mut Sources) {
    for entry in fs::read_dir(root.join(folder)).expect("the folder can be read") {
        let name = entry.expect("the folder can be read").file_name();
        let path = format!("{folder}/{}", name.to_str().expect("names are plain"));
        if root.join(&path).is_dir() {
            gather(root, &path, sources);
        } else if path.ends_with(".rs") {
            let text = fs::read_to_string(root.join(&path)).expect("the file can be read");
            sources.insert(path, text);
        }
    }
}

fn document() -> String {
    fs::read_to_string(Path::new(ROOT).join(DOCUMENT)).expect("the file can be read")
}

#[track_caller]
fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n\n{}\n", faults.join("\n\n"));
}

#[test]
fn no_file_imports_from_a_room_above_or_beside_its_own() {
    none(OURS.out_of_order());
}

#[test]
fn every_room_has_files() {
    let empty = |room: &&&str| !OURS.files.iter().any(|file| within(file, room));
    let rooms = FLOORS.iter().copied().flatten();
    let named = rooms
        .filter(empty)
        .map(|room| format!("FLOORS names the room {room}, which does not exist. Strike it out, or correct the name."));
    none(named.collect());
}

#[test]
fn the_document_has_the_rooms_in_their_order_each_with_a_sentence() {
    let document = document();
    let rows = document
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    let described: Vec<&str> = rows
        .filter(|(_, told)| told.ends_with(". |"))
        .map(|(room, _)| room)
        .collect();
    assert_eq!(described, FLOORS.concat(), "{DOCUMENT} has other rooms than FLOORS");
}

#[test]
fn the_document_names_only_what_exists() {
    let document = document();
    let named = document
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|named| named.contains('/'));
    let lost: Vec<&str> = named.filter(|named| !Path::new(ROOT).join(named).exists()).collect();
    assert!(lost.is_empty(), "{DOCUMENT} names what does not exist: {lost:?}");
}

#[test]
fn the_pure_rooms_know_neither_clock_nor_files() {
    none(OURS.impure());
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    none(OURS.circles());
}

#[test]
fn everything_has_one_name() {
    none(OURS.re_exports_out_of_place());
}

#[test]
fn modules_with_children_are_folders_with_a_mod_rs() {
    none(OURS.beside_their_folder());
}

#[test]
fn every_module_is_used() {
    none(OURS.unused());
}

#[test]
fn no_function_has_more_parameters_than_one_can_read() {
    none(OURS.crowded());
}

// --- The rules.

/// Whether a file is, or is in, `room`.
fn within(file: &str, room: &str) -> bool {
    let below = file.strip_prefix(room);
    below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The floor and the room of a file.
fn room(file: &str) -> Option<(usize, &'static str)> {
    let floors = FLOORS.iter().enumerate();
    let mut rooms = floors.flat_map(|(floor, rooms)| rooms.iter().map(move |&room| (floor, room)));
    rooms.find(|(_, room)| within(file, room))
}

/// Whether a file belongs to one of the programs, which may use everything.
fn of_a_program(file: &str) -> bool {
    PROGRAMS.iter().any(|program| within(file, program))
}

fn is_library(file: &str) -> bool {
    LIBRARIES.iter().any(|(_, root)| file == *root)
}

/// The folder of a `mod.rs`, with a slash at its end.
fn folder_of(file: &str) -> Option<&str> {
    file.strip_suffix("mod.rs").filter(|folder| folder.ends_with('/'))
}

impl Code {
    /// The files that are judged.
    fn judged(&self) -> impl Iterator<Item = &String> {
        let exempt = |file: &&String| of_a_program(file) || self.tests.contains(*file);
        self.files.iter().filter(move |file| !exempt(file))
    }

    fn judged_imports(&self) -> impl Iterator<Item = (&str, &str, &Names)> {
        let imports = self.imports.iter().filter(|((from, _), _)| !of_a_program(from));
        imports.map(|((from, to), names)| (from.as_str(), to.as_str(), names))
    }

    fn out_of_order(&self) -> Vec<String> {
        let homeless = self.judged().filter(|file| room(file).is_none()).map(|file| {
            format!(
                "{file} is in no room. Move it into one, or add its folder to FLOORS in tools/tests/architecture.rs."
            )
        });
        let wrong = self.judged_imports().filter_map(|(from, to, names)| {
            let ((floor, own), (other_floor, other)) = (room(from)?, room(to)?);
            let relation = match floor.cmp(&other_floor) {
                Ordering::Less => "is above it",
                Ordering::Equal if own != other => "stands beside it",
                _ => return None,
            };
            let line = names.values().min()?;
            Some(format!(
                "{from}:{line} imports {} from {to}.\nThe room {own} may import only from itself and from rooms below; \
                 {other} {relation}.\nMove what both need down into a room that both may know, or move the code that \
                 needs it up.",
                listed(names)
            ))
        });
        homeless.chain(wrong).collect()
    }

    fn impure(&self) -> Vec<String> {
        let named = self
            .outside
            .iter()
            .filter(|((file, path), _)| within(file, PURE) && impure(path));
        let told = named.map(|((file, path), line)| {
            format!(
                "{file}:{line} names {path}.\n{PURE} knows neither the clock nor the file system.\nTake what is needed \
                 as an argument, or move the code into another package."
            )
        });
        told.collect()
    }

    fn circles(&self) -> Vec<String> {
        let mut onward: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (from, to, _) in self.judged_imports() {
            onward.entry(from).or_default().push(to);
        }
        let reached = |from| {
            let mut seen = BTreeSet::new();
            let mut open = vec![from];
            while let Some(file) = open.pop() {
                let next = onward.get(file).into_iter().flatten();
                open.extend(next.filter(|next| seen.insert(**next)));
            }
            seen
        };
        let reached: BTreeMap<&str, BTreeSet<&str>> = onward.keys().map(|&file| (file, reached(file))).collect();
        // The files that reach each other, named by the first of them.
        let circle = |file: &str| {
            let back = |other: &&&str| reached.get(**other).is_some_and(|there| there.contains(file));
            reached[file].iter().find(back).copied()
        };
        let mut circles: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (from, to, names) in self.judged_imports() {
            if let Some(first) = circle(from)
                && reached.get(to).is_some_and(|there| there.contains(from))
            {
                let told = format!("  {from} → {to}: {}", listed(names));
                circles.entry(first).or_default().push(told);
            }
        }
        let told = circles.into_values().map(|imports| {
            format!(
                "These files import each other in a circle:\n{}\nBreak it: move what both sides need into a file that \
                 imports neither.",
                imports.join("\n")
            )
        });
        told.collect()
    }

    fn re_exports_out_of_place(&self) -> Vec<String> {
        let allowed = |found: &&ReExport| {
            let in_room = RE_EXPORTING.iter().any(|room| within(&found.file, room));
            (in_room && folder_of(&found.file).is_some() && found.of_own_child) || found.file == PRELUDE
        };
        let wrong = self
            .re_exports
            .iter()
            .filter(|found| !of_a_program(&found.file) && !allowed(found));
        let mut paths: BTreeMap<(&str, usize), Vec<&str>> = BTreeMap::new();
        for ReExport { file, line, path, .. } in wrong {
            paths.entry((file, *line)).or_default().push(path);
        }
        let told = paths.into_iter().map(|((file, line), paths)| {
            format!(
                "{file}:{line} re-exports {}.\nOnly a mod.rs in {} may do so, and only for its own files.\nMake the \
                 defining module visible instead, and let others import from it by its full path.",
                paths.join(", "),
                RE_EXPORTING.join(", ")
            )
        });
        told.collect()
    }

    fn beside_their_folder(&self) -> Vec<String> {
        let beside = self.files.iter().filter_map(|file| {
            let folder = format!("{}/", file.strip_suffix(".rs")?);
            let mut children = self.files.iter().filter(|child| child.starts_with(&folder));
            let child = children.next()?;
            Some(format!(
                "{file} stands beside its folder, which has {child}.\nA module with children is one folder: rename the \
                 file to {folder}mod.rs."
            ))
        });
        beside.collect()
    }

    fn crowded(&self) -> Vec<String> {
        self.crowded.clone()
    }

    fn unused(&self) -> Vec<String> {
        let told = self.judged().filter(|file| !is_library(file)).filter_map(|file| {
            if !self.declared.contains(file) {
                return Some(format!(
                    "No mod declares {file}.\nDeclare it where it belongs, or delete it."
                ));
            }
            if !self.naming.contains(file) {
                // What it implements is used through types and traits that are defined elsewhere.
                return None;
            }
            // A folder is used where anything in it is.
            let folder = folder_of(file).unwrap_or(file);
            let mut imports = self.imports.keys();
            let used = imports.any(|(from, to)| to.starts_with(folder) && !from.starts_with(folder));
            (!used)
                .then(|| format!("Nothing but tests uses {file}.\nUse it, add its plugin in its parent, or delete it."))
        });
        told.collect()
    }
}

/// Whether a path outside our packages is, or may be, of what pure rooms do not name.
fn impure(path: &str) -> bool {
    IMPURE.iter().any(|impure| match path.strip_suffix('*') {
        Some(globbed) => impure.starts_with(globbed) || globbed.starts_with(&format!("{impure}::")),
        None => path == *impure || path.starts_with(&format!("{impure}::")),
    })
}

fn listed(names: &Names) -> String {
    let names: Vec<String> = names.keys().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}

// --- What the rules are about, as read from the sources.

/// The texts of the files by their paths, which have slashes everywhere.
type Sources = BTreeMap<String, String>;

/// Imported names, with the line of the first use.
type Names = BTreeMap<String, usize>;

#[derive(Default)]
struct Code {
    files: BTreeSet<String>,
    /// The files that a `mod` declares, and the roots.
    declared: BTreeSet<String>,
    /// The files that only tests see.
    tests: BTreeSet<String>,
    /// The files that define names for others.
    naming: BTreeSet<String>,
    /// What a file (the first) has from another.
    imports: BTreeMap<(String, String), Names>,
    /// What a file names that is outside our packages, with the line.
    outside: BTreeMap<(String, String), usize>,
    re_exports: Vec<ReExport>,
    /// The functions with too many parameters.
    crowded: Vec<String>,
}

struct ReExport {
    file: String,
    line: usize,
    path: String,
    of_own_child: bool,
}

/// A module, in its own file or within another's.
struct Module {
    file: String,
    /// Where the files of its children are.
    folder: String,
    parent: Option<usize>,
    /// The modules by their names; several where each platform has its own.
    children: BTreeMap<String, Vec<usize>>,
    /// The paths by the names they get; several where each platform has its own.
    uses: BTreeMap<String, Vec<Use>>,
    globs: Vec<Use>,
    items: BTreeSet<String>,
}

/// What a `use` names.
struct Use {
    path: Vec<String>,
    public: bool,
}

/// A path that stands somewhere in a module.
struct Mention {
    module: usize,
    path: Vec<String>,
    line: usize,
    glob: bool,
}

/// What a path means.
enum Target {
    Module(usize),
    /// An item of a module, or something in it.
    Item(usize, String),
    Outside(String),
}

impl Code {
    fn read(sources: &Sources) -> Self {
        let mut reader = Reader {
            sources,
            modules: Vec::new(),
            mentions: Vec::new(),
            module: 0,
            code: Self {
                files: sources.keys().cloned().collect(),
                ..Self::default()
            },
        };
        let program = |file: &&String| {
            let mut below = PROGRAMS.iter().filter_map(|program| file.strip_prefix(program));
            below.any(|name| name.matches('/').count() < 2 || name.ends_with("/main.rs"))
        };
        let libraries = LIBRARIES.iter().map(|&(_, root)| root);
        for file in libraries.chain(sources.keys().filter(program).map(String::as_str)) {
            reader.read_root(file);
        }
        reader.code.resolve(&reader.modules, reader.mentions);
        reader.code
    }

    fn resolve(&mut self, modules: &[Module], mentions: Vec<Mention>) {
        for mention in mentions {
            let from = &modules[mention.module].file;
            for target in resolve(modules, mention.module, &mention.path, 0) {
                let (to, name) = match target {
                    Target::Outside(mut path) => {
                        if mention.glob {
                            path.push_str("::*");
                        }
                        self.outside.entry((from.clone(), path)).or_insert(mention.line);
                        continue;
                    }
                    Target::Module(module) if mention.glob => (module, "*".to_owned()),
                    Target::Module(module) => (module, mention.path.last().cloned().unwrap_or_default()),
                    Target::Item(module, name) => (module, name),
                };
                let to = &modules[to].file;
                if from != to {
                    let names = self.imports.entry((from.clone(), to.clone())).or_default();
                    names.entry(name).or_insert(mention.line);
                }
            }
        }
    }
}

/// Ends the search where names stand for each other.
const DEEPEST: usize = 20;

/// What `path` means in `module`.
fn resolve(modules: &[Module], module: usize, path: &[String], depth: usize) -> Vec<Target> {
    let Some((first, rest)) = path.split_first() else {
        return vec![Target::Module(module)];
    };
    let root = successors(Some(module), |&below| modules[below].parent)
        .last()
        .unwrap_or(module);
    let mut targets = match first.as_str() {
        "crate" => vec![Target::Module(root)],
        "self" => vec![Target::Module(module)],
        "super" => modules[module].parent.map(Target::Module).into_iter().collect(),
        name => look_up(modules, module, name, module, depth),
    };
    if targets.is_empty()
        && let Some((_, library)) = LIBRARIES.iter().find(|(name, _)| name == first)
    {
        let of_it = |&other: &usize| modules[other].file == *library && other != root;
        targets.extend((0..modules.len()).find(of_it).map(Target::Module));
    }
    if targets.is_empty() {
        return vec![Target::Outside(path.join("::"))];
    }
    for name in rest {
        let step = |target| match target {
            Target::Module(above) if name == "super" => modules[above].parent.map(Target::Module).into_iter().collect(),
            Target::Module(inside) => {
                let found = look_up(modules, inside, name, module, depth);
                if found.is_empty() {
                    vec![Target::Item(inside, name.clone())]
                } else {
                    found
                }
            }
            Target::Item(..) => vec![target],
            Target::Outside(path) => vec![Target::Outside(format!("{path}::{name}"))],
        };
        targets = targets.into_iter().flat_map(step).collect();
    }
    targets
}

/// What `name` means for `asker` as a name in `module`. A re-export is followed to the definition; but who sees what
/// another file imported for itself has it from that file.
fn look_up(modules: &[Module], module: usize, name: &str, asker: usize, depth: usize) -> Vec<Target> {
    let this = &modules[module];
    if depth > DEEPEST {
        return Vec::new();
    }
    if let Some(children) = this.children.get(name) {
        return children.iter().copied().map(Target::Module).collect();
    }
    let open = |found: &Use| found.public || this.file == modules[asker].file;
    if let Some(uses) = this.uses.get(name) {
        let follow = |found: &Use| match open(found) {
            true => resolve(modules, module, &found.path, depth + 1),
            false => vec![Target::Item(module, name.to_owned())],
        };
        return uses.iter().flat_map(follow).collect();
    }
    if this.items.contains(name) {
        return vec![Target::Item(module, name.to_owned())];
    }
    // Those of other crates have no names of ours.
    let ours = |glob: &&Use| {
        let first = glob.path.first().map_or("", String::as_str);
        matches!(first, "crate" | "self" | "super")
            || this.children.contains_key(first)
            || this.uses.contains_key(first)
            || LIBRARIES.iter().any(|(name, _)| *name == first)
    };
    let globs = this.globs.iter().filter(|glob| open(glob)).filter(ours);
    let behind = globs.flat_map(|glob| resolve(modules, module, &glob.path, depth + 1));
    let found = behind.flat_map(|target| match target {
        Target::Module(behind) if behind != module => look_up(modules, behind, name, asker, depth + 1),
        _ => Vec::new(),
    });
    found.collect()
}

/// Walks through the files from a root.
struct Reader<'a> {
    sources: &'a Sources,
    modules: Vec<Module>,
    mentions: Vec<Mention>,
    /// The module that is being read.
    module: usize,
    code: Code,
}

impl Reader<'_> {
    fn read_root(&mut self, file: &str) {
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let module = self.add(file, folder, None);
        self.read_file(file, module);
    }

    fn add(&mut self, file: &str, folder: &str, parent: Option<usize>) -> usize {
        self.modules.push(Module {
            file: file.to_owned(),
            folder: folder.to_owned(),
            parent,
            children: BTreeMap::new(),
            uses: BTreeMap::new(),
            globs: Vec::new(),
            items: BTreeSet::new(),
        });
        self.modules.len() - 1
    }

    fn read_file(&mut self, file: &str, module: usize) {
        let Some(text) = self.sources.get(file) else {
            return;
        };
        self.code.declared.insert(file.to_owned());
        let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        self.inside(module, |reader| reader.visit_file(&parsed));
    }

    fn inside(&mut self, module: usize, read: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.module, module);
        read(self);
        self.module = before;
    }

    fn read_module(&mut self, item: &ItemMod) {
        let parent = &self.modules[self.module];
        let name = item.ident.to_string();
        let folder = format!("{}/{name}", parent.folder);
        let mut files = vec![parent.file.clone()];
        if item.content.is_none() {
            files = platform_files(&item.attrs);
            for file in &mut files {
                *file = format!("{}/{file}", parent.folder);
            }
            if files.is_empty() {
                let beside = format!("{folder}.rs");
                let known = self.sources.contains_key(&beside);
                files.push(if known { beside } else { format!("{folder}/mod.rs") });
            }
        }
        if only_for_tests(&item.attrs) {
            if item.content.is_none() {
                let below = format!("{folder}/");
                let mine = |file: &&String| files.contains(file) || file.starts_with(&below);
                self.code.tests.extend(self.sources.keys().filter(mine).cloned());
            }
            return;
        }
        for file in files {
            let module = self.add(&file, &folder, Some(self.module));
            let known = self.modules[self.module].children.entry(name.clone());
            known.or_default().push(module);
            match &item.content {
                Some((_, items)) => self.inside(module, |reader| {
                    for item in items {
                        reader.visit_item(item);
                    }
                }),
                None => self.read_file(&file, module),
            }
        }
    }

    fn read_use(&mut self, item: &ItemUse) {
        let public = is_public(&item.vis);
        let mut paths = Vec::new();
        flatten(&item.tree, &[], &mut paths);
        let line = item.use_token.span.start().line;
        for (path, name) in paths {
            let glob = name.is_none();
            if public {
                self.code.re_exports.push(ReExport {
                    file: self.modules[self.module].file.clone(),
                    line,
                    path: path.join("::") + if glob { "::*" } else { "" },
                    of_own_child: path
                        .iter()
                        .find(|name| *name != "self")
                        .is_some_and(|name| self.is_child(name)),
                });
            }
            let used = Use {
                path: path.clone(),
                public,
            };
            let module = &mut self.modules[self.module];
            match name {
                Some(name) => module.uses.entry(name).or_default().push(used),
                None => module.globs.push(used),
            }
            self.mentions.push(Mention {
                module: self.module,
                path,
                line,
                glob,
            });
        }
    }

    fn is_child(&self, name: &str) -> bool {
        let folder = &self.modules[self.module].folder;
        let files = [format!("{folder}/{name}.rs"), format!("{folder}/{name}/mod.rs")];
        files.iter().any(|file| self.sources.contains_key(file))
    }

    fn mention(&mut self, path: Vec<String>, line: usize) {
        // A name alone is one of this module, or it has been imported.
        if path.len() > 1 {
            self.mentions.push(Mention {
                module: self.module,
                path,
                line,
                glob: false,
            });
        }
    }

    /// Finds the paths in what is no code yet: the arguments of macros and attributes.
    fn read_tokens(&mut self, tokens: TokenStream) {
        let mut path = Vec::new();
        let mut line = 0;
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                TokenTree::Ident(name) => {
                    if colons != 2 || path.is_empty() {
                        self.mention(std::mem::take(&mut path), line);
                        line = name.span().start().line;
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                other => {
                    self.mention(std::mem::take(&mut path), line);
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.read_tokens(group.stream());
                    }
                }
            }
        }
        self.mention(path, line);
    }
}

/// Whether any module but its own sees it.
fn is_public(visibility: &Visibility) -> bool {
    match visibility {
        Visibility::Inherited => false,
        Visibility::Public(_) => true,
        Visibility::Restricted(to) => !to.path.is_ident("self"),
    }
}

/// The paths of a `use`, with the names they get; none for everything in a module.
fn flatten(tree: &UseTree, before: &[String], paths: &mut Vec<(Vec<String>, Option<String>)>) {
    let with = |name: &syn::Ident| {
        let mut path = before.to_vec();
        if name != "self" || before.is_empty() {
            path.push(name.to_string());
        }
        path
    };
    match tree {
        UseTree::Path(path) => flatten(&path.tree, &with(&path.ident), paths),
        UseTree::Name(name) => {
            let path = with(&name.ident);
            let last = path.last().cloned();
            paths.push((path, last));
        }
        UseTree::Rename(rename) => paths.push((with(&rename.ident), Some(rename.rename.to_string()))),
        UseTree::Glob(_) => paths.push((before.to_vec(), None)),
        UseTree::Group(group) => {
            for tree in &group.items {
                flatten(tree, before, paths);
            }
        }
    }
}

/// The files that `path` attributes name, for all platforms or for one.
fn platform_files(attributes: &[Attribute]) -> Vec<String> {
    let path = |meta: Meta| match meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match pair.value {
            Expr::Lit(ExprLit {
                lit: Lit::Str(file), ..
            }) => Some(file.value()),
            _ => None,
        },
        _ => None,
    };
    let metas = attributes.iter().flat_map(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg_attr") => parts(list),
        meta => vec![meta.clone()],
    });
    metas.filter_map(path).collect()
}

fn parts(list: &MetaList) -> Vec<Meta> {
    let parts = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
    parts.into_iter().flatten().collect()
}

fn only_for_tests(attributes: &[Attribute]) -> bool {
    let needs_test = |attribute: &Attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => list.parse_args::<Meta>().is_ok_and(|cfg| implies_test(&cfg)),
        meta => meta.path().is_ident("test"),
    };
    attributes.iter().any(needs_test)
}

fn implies_test(cfg: &Meta) -> bool {
    match cfg {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("all") => parts(list).iter().any(implies_test),
        Meta::List(list) if list.path.is_ident("any") => parts(list).iter().all(implies_test),
        _ => false,
    }
}

/// The number of parameters in one of a signature, which may be a tuple of some.
fn parameters(input: &FnArg) -> usize {
    fn within(pattern: &Pat) -> usize {
        match pattern {
            Pat::Tuple(tuple) => tuple.elems.iter().map(within).sum(),
            _ => 1,
        }
    }
    match input {
        FnArg::Receiver(_) => 1,
        FnArg::Typed(typed) => within(&typed.pat),
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes: &[Attribute] = match item {
            Item::Mod(module) => return self.read_module(module),
            Item::Const(ItemConst { attrs, .. })
            | Item::Enum(ItemEnum { attrs, .. })
            | Item::ExternCrate(ItemExternCrate { attrs, .. })
            | Item::Fn(ItemFn { attrs, .. })
            | Item::ForeignMod(ItemForeignMod { attrs, .. })
            | Item::Impl(ItemImpl { attrs, .. })
            | Item::Macro(ItemMacro { attrs, .. })
            | Item::Static(ItemStatic { attrs, .. })
            | Item::Struct(ItemStruct { attrs, .. })
            | Item::Trait(ItemTrait { attrs, .. })
            | Item::TraitAlias(ItemTraitAlias { attrs, .. })
            | Item::Type(ItemType { attrs, .. })
            | Item::Union(ItemUnion { attrs, .. })
            | Item::Use(ItemUse { attrs, .. }) => attrs,
            _ => &[],
        };
        if only_for_tests(attributes) {
            return;
        }
        let named = match item {
            Item::Use(item) => return self.read_use(item),
            Item::Const(item) => Some((&item.ident, &item.vis)),
            Item::Enum(item) => Some((&item.ident, &item.vis)),
            Item::Fn(item) => Some((&item.sig.ident, &item.vis)),
            Item::Static(item) => Some((&item.ident, &item.vis)),
            Item::Struct(item) => Some((&item.ident, &item.vis)),
            Item::Trait(item) => Some((&item.ident, &item.vis)),
            Item::TraitAlias(item) => Some((&item.ident, &item.vis)),
            Item::Type(item) => Some((&item.ident, &item.vis)),
            Item::Union(item) => Some((&item.ident, &item.vis)),
            _ => None,
        };
        if let Some((name, visibility)) = named {
            let module = &mut self.modules[self.module];
            module.items.insert(name.to_string());
            if is_public(visibility) {
                self.code.naming.insert(module.file.clone());
            }
        }
        visit::visit_item(self, item);
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes: &[Attribute] = match item {
            ImplItem::Const(ImplItemConst { attrs, .. })
            | ImplItem::Fn(ImplItemFn { attrs, .. })
            | ImplItem::Type(ImplItemType { attrs, .. })
            | ImplItem::Macro(ImplItemMacro { attrs, .. }) => attrs,
            _ => &[],
        };
        if !only_for_tests(attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_signature(&mut self, signature: &'ast Signature) {
        let count = signature.inputs.iter().map(parameters).sum::<usize>();
        if count > MOST_PARAMETERS {
            self.code.crowded.push(format!(
                "{}:{}: {} has {count} parameters, more than {MOST_PARAMETERS}. Gather some in a SystemParam of a name.",
                self.modules[self.module].file,
                signature.ident.span().start().line,
                signature.ident,
            ));
        }
        visit::visit_signature(self, signature);
    }

    fn visit_local(&mut self, local: &'ast Local) {
        if !only_for_tests(&local.attrs) {
            visit::visit_local(self, local);
        }
    }

    fn visit_field(&mut self, field: &'ast Field) {
        if !only_for_tests(&field.attrs) {
            visit::visit_field(self, field);
        }
    }

    fn visit_variant(&mut self, variant: &'ast Variant) {
        if !only_for_tests(&variant.attrs) {
            visit::visit_variant(self, variant);
        }
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if !only_for_tests(&arm.attrs) {
            visit::visit_arm(self, arm);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            let names = path.segments.iter().map(|segment| segment.ident.to_string());
            self.mention(names.collect(), path.segments[0].ident.span().start().line);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        self.visit_path(&called.path);
        self.read_tokens(called.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        self.visit_path(attribute.path());
        if let Meta::List(list) = &attribute.meta {
            self.read_tokens(list.tokens.clone());
        }
    }

    /// Who may see an item is no import.
    fn visit_vis_restricted(&mut self, _: &'ast VisRestricted) {}
}

// --- That the rules can be broken, shown on small houses.

mod fakes {
    use super::*;

    /// A house in order.
    const SOUND: &[(&str, &str)] = &[
        ("src/main.rs", "fn main() { agon::run(); }"),
        ("core/src/lib.rs", "pub mod board; pub mod rules; pub mod session;"),
        ("core/src/board/mod.rs", "mod cell; pub use cell::{Cell, NAMES};"),
        (
            "core/src/board/cell.rs",
            "pub struct Cell; pub const NAMES: [&str; 0] = [];",
        ),
        ("core/src/rules/mod.rs", "mod game; mod play; pub use self::game::Game;"),
        (
            "core/src/rules/game.rs",
            "use crate::board::Cell;
             pub struct Game(pub Cell);",
        ),
        (
            "core/src/rules/play.rs",
            "use super::game::Game; impl Game { pub fn play() {} }",
        ),
        ("core/src/session/mod.rs", "pub mod clock;"),
        (
            "core/src/session/clock.rs",
            "use crate::rules::{self, Game as Played};
             pub struct Clock(pub Played, rules::Game);
             pub const NOW: u8 = 0;",
        ),
        (
            "src/lib.rs",
            "mod shell;
             use agon_core::session::clock;
             pub fn run() { shell::plugin(clock::NOW); }",
        ),
        (
            "src/shell/mod.rs",
            "mod sound; mod system;
             pub fn plugin(_: u8) { add![system::plugin, sound::plugin]; }",
        ),
        (
            "src/shell/system/mod.rs",
            "#[cfg_attr(unix, path = \"desktop.rs\")]
             #[cfg_attr(not(unix), path = \"browser.rs\")]
             mod platform;
             pub(crate) fn plugin() { platform::plugin(); }",
        ),
        (
            "src/shell/system/desktop.rs",
            "pub fn plugin() { std::fs::exists(\"\"); }",
        ),
        ("src/shell/system/browser.rs", "pub fn plugin() {}"),
        (
            "src/shell/sound/mod.rs",
            "pub(crate) fn plugin() { crate::shell::system::plugin(); }
             #[cfg(test)] mod tests;",
        ),
        ("src/shell/sound/tests.rs", "use crate::run;"),
    ];

    /// The sound house with other files, or other texts in them.
    fn house(changes: &[(&str, &str)]) -> Code {
        let files = SOUND.iter().chain(changes);
        Code::read(
            &files
                .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
                .collect(),
        )
    }

    /// The faults by all rules that hold for any house.
    fn faults(code: &Code) -> Vec<String> {
        let rules = [
            Code::out_of_order,
            Code::impure,
            Code::circles,
            Code::re_exports_out_of_place,
            Code::beside_their_folder,
            Code::unused,
            Code::crowded,
        ];
        rules.iter().flat_map(|rule| rule(code)).collect()
    }

    /// Checks that the house with `changes` has one fault, and that all of `said` is said about it.
    #[track_caller]
    fn refused(changes: &[(&str, &str)], said: &[&str]) {
        let faults = faults(&house(changes));
        let [fault] = faults.as_slice() else {
            panic!("{changes:#?}\nhas these faults: {faults:#?}");
        };
        for part in said {
            assert!(fault.contains(part), "{part:?} is not said in\n{fault}");
        }
    }

    /// A file of the rules with `line` as its third.
    fn game_with(line: &str) -> String {
        format!("use crate::board::Cell;\npub struct Game(pub Cell);\n{line}")
    }

    #[track_caller]
    fn accepted_in_the_rules(line: &str) {
        let faults = faults(&house(&[("core/src/rules/game.rs", &game_with(line))]));
        assert!(faults.is_empty(), "{line}\n{}", faults.join("\n"));
    }

    #[test]
    fn a_house_in_order_is_accepted() {
        none(faults(&house(&[])));
    }

    #[test]
    fn an_import_from_above_is_refused_however_it_is_written() {
        // Without its import of the rules, which would make a circle besides.
        let clock = ("core/src/session/clock.rs", "pub struct Clock; pub const NOW: u8 = 0;");
        for (line, name) in [
            ("use crate::session::clock::Clock;", "`Clock`"),
            (
                "use crate::{board::NAMES, session::{clock::{Clock as Watch}}};",
                "`Clock`",
            ),
            ("use super::super::session::clock::*;", "`*`"),
            ("use crate::session::clock;", "`clock`"),
            ("use crate::session::clock::{self as watch};", "`clock`"),
            ("fn late(_: &crate::session::clock::Clock) {}", "`Clock`"),
            ("const LATE: u8 = crate::session::clock::NOW;", "`NOW`"),
            ("fn late() { println!(\"{}\", crate::session::clock::NOW); }", "`NOW`"),
            ("fn late() { use crate::session::clock::NOW; }", "`NOW`"),
            ("mod inner { use super::super::super::session::clock::NOW; }", "`NOW`"),
            ("#[derive(crate::session::clock::Clock)] struct Late;", "`Clock`"),
            ("#[cfg(windows)] use crate::session::clock::NOW;", "`NOW`"),
            ("#[cfg(not(test))] use crate::session::clock::NOW;", "`NOW`"),
            ("#[cfg(any(test, windows))] use crate::session::clock::NOW;", "`NOW`"),
        ] {
            let said = [
                &format!("core/src/rules/game.rs:3 imports {name} from core/src/session/clock.rs"),
                "The room core/src/rules may import only from itself and from rooms below; core/src/session is above it.",
            ];
            refused(&[clock, ("core/src/rules/game.rs", &game_with(line))], &said);
        }
    }

    #[test]
    fn what_only_tests_see_is_exempt() {
        for line in [
            "#[cfg(test)] use crate::session::clock::Clock;",
            "#[cfg(test)] mod tests { use crate::session::clock::*; }",
            "#[cfg(all(test, unix))] mod tests { use super::*; use std::fs; }",
            "impl Game { #[cfg(test)] fn late() -> u8 { crate::session::clock::NOW } }",
            "#[cfg(test)] pub use crate::board::NAMES;",
        ] {
            accepted_in_the_rules(line);
        }
    }

    #[test]
    fn who_may_see_an_item_and_what_is_told_of_it_are_no_imports() {
        accepted_in_the_rules("pub(in crate::rules) const LIMIT: u8 = 1;");
        accepted_in_the_rules("/// As [`Clock`](crate::session::clock::Clock).\nconst LATE: &str = \"std::fs::read\";");
    }

    #[test]
    fn an_import_from_the_room_beside_is_refused() {
        let pages = ("src/shell/pages/mod.rs", "pub fn plugin() { super::sound::plugin(); }");
        let shell = (
            "src/shell/mod.rs",
            "mod pages; mod sound; mod system;
             pub fn plugin(_: u8) { (system::plugin(), sound::plugin(), pages::plugin()) }",
        );
        let said = [
            "src/shell/pages/mod.rs:1 imports `plugin` from src/shell/sound/mod.rs.",
            "src/shell/sound stands beside it",
        ];
        refused(&[shell, pages], &said);
    }

    #[test]
    fn a_file_without_a_room_is_refused() {
        let app = (
            "src/lib.rs",
            "mod shell; mod attic;
             use agon_core::session::clock;
             pub fn run() { shell::plugin(clock::NOW + attic::DUST); }",
        );
        let attic = ("src/attic.rs", "pub const DUST: u8 = 0;");
        let said = ["src/attic.rs is in no room", "add its folder to FLOORS"];
        refused(&[app, attic], &said);
    }

    #[test]
    fn clocks_and_files_are_refused_in_the_pure_rooms() {
        for (line, name) in [
            ("use std::{fs::File, path::Path};", "std::fs::File"),
            ("fn now() { std::time::Instant::now(); }", "std::time::Instant::now"),
            (
                "use std::time;\nfn now() -> time::SystemTime {}",
                "std::time::SystemTime",
            ),
            ("use std::time::*;", "std::time::*"),
        ] {
            let game = game_with(line);
            let faults = house(&[("core/src/rules/game.rs", &game)]).impure();
            let [fault] = faults.as_slice() else {
                panic!("{line} has these faults: {faults:?}");
            };
            assert!(fault.contains(&format!(" names {name}.")), "{fault}");
        }
        accepted_in_the_rules("use std::time::Duration;");
    }

    #[test]
    fn a_circle_of_two_files_is_refused_with_both_imports() {
        let board = (
            "core/src/board/mod.rs",
            "mod cell; mod ring; pub use cell::{Cell, NAMES}; pub use ring::Ring;",
        );
        let cell = (
            "core/src/board/cell.rs",
            "use super::ring::Ring; pub struct Cell; pub const NAMES: [Ring; 0] = [];",
        );
        let ring = ("core/src/board/ring.rs", "pub struct Ring(crate::board::Cell);");
        let said = [
            "in a circle",
            "core/src/board/cell.rs → core/src/board/ring.rs: `Ring`",
            "core/src/board/ring.rs → core/src/board/cell.rs: `Cell`",
        ];
        refused(&[board, cell, ring], &said);
    }

    #[test]
    fn a_child_that_needs_what_its_mod_rs_defines_is_in_a_circle_with_it() {
        for child in ["use super::VOLUME;", "use crate::shell::system::*;"] {
            let system = (
                "src/shell/system/mod.rs",
                "mod store; const VOLUME: u8 = 0; pub(crate) fn plugin() { store::plugin(); }",
            );
            let store = format!("{child} pub(super) fn plugin() {{}}");
            let code = house(&[system, ("src/shell/system/store.rs", &store)]);
            let circles = code.circles();
            assert_eq!(circles.len(), 1, "{child}");
            assert!(circles[0].contains("src/shell/system/mod.rs → src/shell/system/store.rs: `plugin`"));
            assert!(circles[0].contains("src/shell/system/store.rs → src/shell/system/mod.rs: "));
        }
    }

    #[test]
    fn a_mod_rs_that_only_declares_a_file_does_not_import_it() {
        let session = ("core/src/session/mod.rs", "pub mod clock; pub const HOUR: u8 = 60;");
        let clock = ("core/src/session/clock.rs", "pub const NOW: u8 = super::HOUR;");
        none(faults(&house(&[session, clock])));
    }

    #[test]
    fn a_re_export_is_refused_where_names_are_full() {
        for visibility in ["pub", "pub(crate)", "pub(super)"] {
            let session = format!("pub mod clock;\n{visibility} use clock::{{Clock, NOW as LATE}};");
            let said = [
                "core/src/session/mod.rs:2 re-exports clock::Clock, clock::NOW.",
                "Only a mod.rs in core/src/agent, core/src/board, core/src/rules,",
            ];
            refused(&[("core/src/session/mod.rs", &session)], &said);
        }
        let others = "mod game; mod play; pub use game::Game; pub use crate::board::Cell;";
        refused(
            &[("core/src/rules/mod.rs", others)],
            &["core/src/rules/mod.rs:1 re-exports crate::board::Cell."],
        );
        let not_in_mod = game_with("pub use crate::board::NAMES;");
        refused(
            &[("core/src/rules/game.rs", &not_in_mod)],
            &["core/src/rules/game.rs:3 re-exports crate::board::NAMES."],
        );
        accepted_in_the_rules("pub(self) use crate::board::NAMES;");
    }

    #[test]
    fn a_file_beside_its_folder_is_refused() {
        let lib = ("core/src/session/mod.rs", "pub mod clock; mod bell;");
        let bell = (
            "core/src/session/bell.rs",
            "mod rope; pub(super) fn ring() { rope::pull(); }",
        );
        let rope = ("core/src/session/bell/rope.rs", "pub(super) fn pull() {}");
        let clock = (
            "core/src/session/clock.rs",
            "pub const NOW: u8 = 0; fn strike() { super::bell::ring(); }",
        );
        let said = [
            "core/src/session/bell.rs stands beside its folder",
            "core/src/session/bell/mod.rs",
        ];
        refused(&[lib, bell, rope, clock], &said);
    }

    #[test]
    fn an_unused_module_is_refused() {
        let session = ("core/src/session/mod.rs", "pub mod clock; pub mod bell;");
        let bell = (
            "core/src/session/bell.rs",
            "pub const TONE: u8 = 0; #[cfg(test)] mod tests { use super::TONE; }",
        );
        let said = "Nothing but tests uses core/src/session/bell.rs.";
        refused(&[session, bell], &[said]);
        // Nor do others' tests help.
        let tests = ("src/shell/sound/tests.rs", "use agon_core::session::bell::TONE;");
        refused(&[session, bell, tests], &[said]);
        refused(&[bell], &["No mod declares core/src/session/bell.rs."]);
    }

    #[test]
    fn a_function_with_thirteen_parameters_is_refused() {
        let sound = |last: &str| {
            format!(
                "#[cfg(test)] mod tests; pub(crate) fn plugin() {{ crate::shell::system::plugin(); }}
                 fn play((a, (b, c)): (u8, (u8, u8)), d: u8, (e, f, g, h): (u8, u8, u8, u8), (i, j, k): (u8, u8, u8){last}) {{}}"
            )
        };
        let [twelve, thirteen] = [", l: u8", ", (l, m): (u8, u8)"].map(sound);
        none(faults(&house(&[("src/shell/sound/mod.rs", &twelve)])));
        refused(&[("src/shell/sound/mod.rs", &thirteen)], &["play has 13 parameters"]);
    }

    #[test]
    fn what_a_program_alone_uses_is_used() {
        let session = ("core/src/session/mod.rs", "pub mod clock; pub mod bell;");
        let bell = ("core/src/session/bell.rs", "pub const TONE: u8 = 0;");
        let program = ("tools/src/bin/ringer/main.rs", "mod tower; fn main() {}");
        let tower = (
            "tools/src/bin/ringer/tower.rs",
            "use agon_core::session::bell::TONE; pub use std::fs;",
        );
        none(faults(&house(&[session, bell, program, tower])));
    }
}
