#!/usr/bin/env node
// The libraries that are in a program, with their licences: as a text for its readers, with --sbom as a CycloneDX list
// for other programs, or with --names as the list of the game's credits. Fails if a licence is none of those that
// deny.toml allows.
//   release/third-party.mjs [--sbom] TARGET PACKAGE…
//   release/third-party.mjs --names      writes assets/libraries.txt, for all systems
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HOME = fileURLToPath(new URL("..", import.meta.url));
const read = (name) => readFileSync(join(HOME, name), "utf8");

/** What the game is made for. */
const SYSTEMS = ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-gnu", "aarch64-apple-darwin", "wasm32-unknown-unknown"];
/** The licences that may be used, the preferred ones first. */
const ALLOWED = [...read("deny.toml").match(/^allow = \[([^\]]*)\]/m)[1].matchAll(/"([^"]+)"/g)].map(([, id]) => id);
/** Those that ask for no notice beside a program. */
const SILENT = new Set(["CC0-1.0", "MIT-0", "0BSD", "BSL-1.0"]);
/** Words by which a file is known to hold a licence. */
const SIGNS = {
  "Apache-2.0": /Apache License/,
  MIT: /Permission is hereby granted, free of charge/,
  ISC: /Permission to use, copy, modify, and(\/or)? distribute/,
  Zlib: /must not be misrepresented/,
  "BSD-2-Clause": /Redistribution and use in source and binary forms/,
  "BSD-3-Clause": /Redistribution and use in source and binary forms/,
  "Unicode-3.0": /UNICODE LICENSE V3/i,
  "MPL-2.0": /Mozilla Public License/,
};

/**
 * The licences to comply with: of alternatives the preferred one. Null if that cannot be done.
 * @returns {string[] | null}
 */
function chosen(expression) {
  const tokens = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g);
  const rank = (ids) => Math.max(...ids.map((id) => ALLOWED.indexOf(id)));
  const one = () => {
    let id = tokens.shift();
    if (id === "(") {
      const inner = either();
      tokens.shift();
      return inner;
    }
    if (tokens[0] === "WITH") id += ` ${tokens.splice(0, 2).join(" ")}`;
    return ALLOWED.includes(id) ? [id] : null;
  };
  const all = () => {
    let ids = one();
    while (tokens[0] === "AND") {
      tokens.shift();
      const more = one();
      ids = ids && more && [...ids, ...more];
    }
    return ids;
  };
  const either = () => {
    const choices = [all()];
    while (tokens[0] === "OR") {
      tokens.shift();
      choices.push(all());
    }
    return choices.filter(Boolean).sort((a, b) => rank(a) - rank(b))[0] ?? null;
  };
  return either();
}

/** The packages of others that are in the program, by name: not what only builds or tests it. */
function libraries(target, roots) {
  const wanted = ["metadata", "--locked", "--format-version=1", `--filter-platform=${target}`];
  const metadata = JSON.parse(execFileSync("cargo", wanted, { cwd: HOME, encoding: "utf8", maxBuffer: 1 << 28 }));
  const packages = new Map(metadata.packages.map((each) => [each.id, each]));
  const nodes = new Map(metadata.resolve.nodes.map((each) => [each.id, each]));
  const found = new Map();
  const visit = (id) => {
    const each = packages.get(id);
    if (found.has(id) || each.targets.some(({ kind }) => kind.includes("proc-macro"))) return;
    const needed = nodes.get(id).deps.filter((dep) => dep.dep_kinds.some(({ kind }) => kind === null));
    found.set(id, { ...each, needed: needed.map((dep) => dep.pkg) });
    found.get(id).needed.forEach(visit);
  };
  for (const each of metadata.packages) if (roots.includes(each.name) && !each.source) visit(each.id);
  for (const each of found.values()) each.needed = each.needed.filter((id) => found.has(id));
  const order = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1);
  const own = ({ name }) => /^agon(-|$)/.test(name);
  for (const { needed } of [...found.values()].filter(own)) for (const id of needed) found.get(id).direct = true;
  return [...found.values()].filter((each) => !own(each)).sort(order);
}

/** The texts of a package that its licences ask to be passed on. */
function notices(each, ids) {
  const folder = dirname(each.manifest_path);
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice|unlicense)/i.test(name)).sort();
  const text = (name) => readFileSync(join(folder, name), "utf8").replace(/\r\n/g, "\n").trim();
  const files = names.map((name) => ({ name, text: text(name) }));
  const texts = files.filter(({ name }) => /^notice/i.test(name)).map(({ text }) => text);
  for (const id of ids.filter((id) => !SILENT.has(id))) {
    const own = files.find(({ text }) => SIGNS[id].test(text))?.text;
    const text = own ?? usual(each, id)?.trim() ?? commented(each, SIGNS[id]);
    if (!text) throw new Error(`${each.name} ${each.version} comes without the text of ${id}`);
    texts.push(text);
  }
  return texts;
}

/** The text of a licence where a package only names it. */
function usual({ name, authors }, id) {
  const holders = authors.map((author) => author.replace(/ *<.*>/, "")).join(", ") || `the authors of ${name}`;
  if (id === "MIT") return read("LICENSE-MIT").replace(/^Copyright.*$/m, `Copyright (c) ${holders}`);
  if (id === "Apache-2.0") return read("LICENSE-APACHE");
}

/** The comment in a package's source in which these words stand. */
function commented({ targets }, sign) {
  const folder = dirname(targets[0].src_path);
  const sources = readdirSync(folder).filter((name) => name.endsWith(".rs"));
  for (const name of sources.sort()) {
    const comments = readFileSync(join(folder, name), "utf8").match(/(^\/\/.*\n)+/gm) ?? [];
    const text = comments.find((comment) => sign.test(comment));
    if (text) return text.replace(/^\/\/[/!]? ?/gm, "").trim();
  }
}

/** The list as a text: the libraries, then each notice once, with those it belongs to. */
function asText(list) {
  const belonging = new Map();
  const lines = list.map(({ each, ids }) => {
    for (const text of notices(each, ids)) {
      // The same but for how it is laid out.
      const key = text.replace(/\s+/g, " ");
      const entry = belonging.get(key) ?? { text, names: [] };
      belonging.set(key, { ...entry, names: [...entry.names, `${each.name} ${each.version}`] });
    }
    const source = each.repository ?? `https://crates.io/crates/${each.name}`;
    return `${`${each.name} ${each.version}`.padEnd(36)} ${ids.join(" and ").padEnd(28)} ${source}`;
  });
  const rule = "-".repeat(100);
  const sections = [...belonging.values()].map(({ text, names }) => `${rule}\n${wrapped(names)}\n${rule}\n\n${text}\n`);
  const opening =
    "This program is made with the work of others. Each library below is used under the licence beside it, whose\n" +
    "text follows after the list; its source is at the address. So is Rust's standard library, under Apache-2.0\n" +
    "(https://github.com/rust-lang/rust).\n";
  return [opening, `${lines.join("\n")}\n`, ...sections].join("\n");
}

function wrapped(names) {
  const lines = [""];
  for (const name of names) {
    if (lines.at(-1).length + name.length > 98) lines.push("");
    lines.push(`${lines.pop()}${name}, `);
  }
  return lines.map((line) => line.trimEnd()).join("\n").replace(/,$/, "");
}

/** The list in the form of CycloneDX 1.5. */
function asBill(list, roots) {
  const version = read("Cargo.toml").match(/^version = "(.*)"/m)[1];
  const sums = new Map();
  const locked = /name = "(.*)"\nversion = "(.*)"\nsource = .*\nchecksum = "(.*)"/g;
  for (const [, name, number, sum] of read("Cargo.lock").matchAll(locked)) sums.set(`${name} ${number}`, sum);
  const address = ({ name, version: number }) => `pkg:cargo/${name}@${number}`;
  const known = new Map(list.map(({ each }) => [each.id, address(each)]));
  const components = list.map(({ each }) => {
    const sum = sums.get(`${each.name} ${each.version}`);
    return {
      type: "library",
      "bom-ref": address(each),
      name: each.name,
      version: each.version,
      ...(sum && { hashes: [{ alg: "SHA-256", content: sum }] }),
      licenses: [{ expression: each.license.replace(/ *\/ */g, " OR ") }],
      purl: address(each),
    };
  });
  const dependencies = list.map(({ each }) => ({
    ref: address(each),
    dependsOn: each.needed.map((id) => known.get(id)).filter(Boolean),
  }));
  const component = { type: "application", "bom-ref": roots[0], name: roots[0], version };
  const direct = list.filter(({ each }) => each.direct).map(({ each }) => address(each));
  dependencies.unshift({ ref: roots[0], dependsOn: direct });
  const metadata = { component };
  return JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.5", version: 1, metadata, components, dependencies }, null, 1);
}

/** The list as the credits have it: each name once, with its licences. */
function asNames(list) {
  const names = new Map(list.map(({ each, ids }) => [each.name, ids.join(", ")]));
  return [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, ids]) => `${name} (${ids})\n`).join("");
}

/** The libraries of programs, with the licences to comply with. */
function allowed(target, roots) {
  const list = libraries(target, roots).map((each) => ({ each, ids: each.license && chosen(each.license) }));
  const refused = list.filter(({ ids }) => !ids);
  for (const { each } of refused) console.error(`${each.name} ${each.version}: deny.toml does not allow ${each.license}`);
  if (refused.length) process.exit(1);
  return list;
}

const words = process.argv.slice(2);
const [target, ...roots] = words.filter((word) => !word.startsWith("--"));
if (words.includes("--names")) {
  const all = SYSTEMS.flatMap((system) => allowed(system, ["agon", "agon-tools", "agon-workers"]));
  writeFileSync(join(HOME, "assets", "libraries.txt"), asNames(all));
} else if (roots.length) {
  const list = allowed(target, roots);
  console.log(words.includes("--sbom") ? asBill(list, roots) : asText(list));
} else {
  console.error("usage: release/third-party.mjs [--sbom] TARGET PACKAGE… | --names");
  process.exit(2);
}
