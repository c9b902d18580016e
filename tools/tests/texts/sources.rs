//! What the sources of the game show players: which texts they fetch, with which values, and what they show besides.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, ExprCall, ExprLit, ExprMacro, ExprMethodCall, ExprTuple, ItemFn, ItemMod, Lit, LitStr, Macro,
    Meta, Token,
};

/// Functions whose text arguments a player reads.
const SHOWING: [&str; 37] = [
    "label",
    "button",
    "heading",
    "small",
    "strong",
    "weak",
    "monospace",
    "colored_label",
    "small_button",
    "checkbox",
    "radio",
    "radio_value",
    "selectable_label",
    "selectable_value",
    "toggle_value",
    "on_hover_text",
    "hint_text",
    "collapsing",
    "RichText::new",
    "Label::new",
    "Button::new",
    "Notice::info",
    "Notice::warning",
    "primary_button",
    "secondary_button",
    "subheading",
    "hint",
    "pair",
    "icon_button",
    "drawn_button",
    "segmented",
    "toggle",
    "option_card",
    "disclosure",
    "key_line",
    "WidgetInfo::labeled",
    "WidgetInfo::selected",
];

/// Functions whose text arguments nobody reads.
const NAMING: [&str; 5] = ["tr", "tr_with", "key", "Id::new", "id_salt"];

/// What a file shows.
#[derive(Default)]
pub struct Source {
    /// From the root of the project, with slashes.
    pub path: String,
    /// The keys of texts that it fetches.
    pub keys: BTreeSet<String>,
    /// The texts that it fetches with values named on the spot.
    pub filled: Vec<(String, BTreeSet<String>)>,
    /// The names of values, wherever they are put in.
    pub values: BTreeSet<String>,
    /// Words that it shows though they come from no language file.
    pub shown: Vec<String>,
}

/// The sources of the game, without tests.
pub fn sources() -> Vec<Source> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let mut found = Vec::new();
    gather(root, "src", &mut found);
    assert!(found.len() > 100, "{}", found.len());
    found
}

fn gather(root: &Path, folder: &str, found: &mut Vec<Source>) {
    for entry in fs::read_dir(root.join(folder)).unwrap() {
        let path = format!("{folder}/{}", entry.unwrap().file_name().to_str().unwrap());
        if root.join(&path).is_dir() {
            gather(root, &path, found);
        } else if path.ends_with(".rs") {
            let text = fs::read_to_string(root.join(&path)).unwrap();
            let file = syn::parse_file(&text).unwrap_or_else(|fault| panic!("{path}: {fault}"));
            let mut showing = Showing::default();
            showing.source.path = path;
            showing.visit_file(&file);
            found.push(showing.source);
        }
    }
}

/// Walks through a file.
#[derive(Default)]
pub struct Showing {
    source: Source,
    /// Whether a player reads the literals here.
    is_shown: bool,
}

impl Showing {
    /// The words that a statement shows.
    pub fn of(statement: &str) -> Vec<String> {
        let mut showing = Self::default();
        showing.visit_item_fn(&syn::parse_str::<ItemFn>(&format!("fn f() {{ {statement} }}")).unwrap());
        showing.source.shown
    }

    /// Walks through the arguments of a call.
    fn call(&mut self, name: &str, arguments: &Punctuated<Expr, Token![,]>) {
        let last = name.rsplit("::").next().unwrap_or_default();
        let is = |known: &str| last == known || format!("::{name}").ends_with(&format!("::{known}"));
        if ["tr", "tr_with", "key"].contains(&last) {
            let mut keys = Choices::default();
            arguments.first().into_iter().for_each(|key| keys.visit_expr(key));
            if let Some(values) = arguments.get(1).and_then(named_values) {
                let filled = keys.0.iter().map(|key| (key.clone(), values.clone()));
                self.source.filled.extend(filled);
            }
            self.source.keys.extend(keys.0);
        }
        let before = self.is_shown;
        self.is_shown = (before || SHOWING.into_iter().any(is)) && !NAMING.into_iter().any(is);
        arguments.iter().for_each(|argument| self.visit_expr(argument));
        self.is_shown = before;
    }
}

/// The literals among which an argument chooses, as in `tr(if is_white { "white" } else { "black" })`.
#[derive(Default)]
struct Choices(Vec<String>);

impl<'ast> Visit<'ast> for Choices {
    fn visit_expr_call(&mut self, _: &'ast ExprCall) {}

    fn visit_expr_method_call(&mut self, _: &'ast ExprMethodCall) {}

    fn visit_expr_tuple(&mut self, _: &'ast ExprTuple) {}

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.0.push(text.value());
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    let is_test = |attribute: &Attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => attribute.path().is_ident("test"),
    };
    attributes.iter().any(is_test)
}

fn literal(expression: &Expr) -> Option<String> {
    match expression {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text), ..
        }) => Some(text.value()),
        _ => None,
    }
}

/// The names of values that stand here in full, as in `&[("count", 3.into())]`.
fn named_values(expression: &Expr) -> Option<BTreeSet<String>> {
    match expression {
        Expr::Reference(reference) => named_values(&reference.expr),
        Expr::Array(array) => {
            let names = array.elems.iter().map(|value| match value {
                Expr::Tuple(pair) => pair.elems.first().and_then(literal),
                _ => None,
            });
            names.collect()
        }
        _ => None,
    }
}

/// Whether a literal has words, apart from what `format!` puts in.
fn says_something(text: &str) -> bool {
    let mut depth = 0;
    text.chars().any(|letter| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        depth == 0 && letter.is_alphabetic()
    })
}

impl<'ast> Visit<'ast> for Showing {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        let name = match &*call.func {
            Expr::Path(path) => {
                let names: Vec<_> = path
                    .path
                    .segments
                    .iter()
                    .map(|segment| segment.ident.to_string())
                    .collect();
                names.join("::")
            }
            function => {
                self.visit_expr(function);
                String::new()
            }
        };
        self.call(&name, &call.args);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.visit_expr(&call.receiver);
        self.call(&call.method.to_string(), &call.args);
    }

    fn visit_expr_macro(&mut self, expression: &'ast ExprMacro) {
        self.visit_macro(&expression.mac);
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        // What is no list of expressions has nothing to show.
        if let Ok(arguments) = called.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated) {
            arguments.iter().for_each(|argument| self.visit_expr(argument));
        }
    }

    fn visit_expr_tuple(&mut self, pair: &'ast ExprTuple) {
        if let (2, Some(name)) = (pair.elems.len(), pair.elems.first().and_then(literal)) {
            self.source.values.insert(name);
        }
        visit::visit_expr_tuple(self, pair);
    }

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        if self.is_shown && says_something(&text.value()) {
            self.source.shown.push(text.value());
        }
    }
}
