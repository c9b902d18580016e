// A published WebKit for the tests, which Playwright cannot drive: what they use of Playwright, over WebDriver.
import { execFile, spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** How often the page is asked for what is waited for, in milliseconds. */
const LOOK_EVERY = 100;
/** WebDriver's names of the keys that write nothing. */
const KEYS = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

/** Runs in the page before its own scripts: notes what goes wrong, and has the options that no setting of WebKit's has. */
function prepare(language, mayWork) {
  const errors = (window.testErrors = []);
  const { error } = console;
  console.error = (...told) => {
    errors.push(told.join(" "));
    error.apply(console, told);
  };
  addEventListener("error", ({ message }) => message && errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => errors.push(`asks for ${blockedURI}`));
  Object.defineProperty(navigator, "language", { get: () => language });
  Object.defineProperty(navigator, "languages", { get: () => [language] });
  // A page may only read what it is given by a gesture of the player.
  const { clipboard } = navigator;
  let written = "";
  const write = clipboard?.writeText;
  if (write) {
    clipboard.writeText = async (text) => {
      await write.call(clipboard, text);
      written = text;
    };
    clipboard.readText = async () => written;
  }
  if (!mayWork && navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
}

/** Runs in the page: the elements that a locator's steps lead to, in the order of the page. */
function find(steps) {
  const ROLES = {
    application: "[role=application]",
    button: "button",
    checkbox: "input[type=checkbox]",
    heading: "h1, h2, h3, h4",
    slider: "input[type=range]",
    textbox: "input[type=text], input:not([type]), textarea",
  };
  const plain = (text) => text.replaceAll("\u200b", "").replaceAll(/\s+/g, " ").trim();
  const fits = (wanted, exact, text) => {
    if (wanted === undefined) return true;
    // A pattern is matched with the text as it is.
    if (wanted.source !== undefined) return new RegExp(wanted.source, wanted.flags).test(text);
    if (exact) return plain(text) === plain(wanted);
    return plain(text).toLowerCase().includes(plain(wanted).toLowerCase());
  };
  const nameOf = (element) => element.ariaLabel ?? element.textContent;
  const isTold = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]");
  const step = {
    css: (roots, { css }) => roots.flatMap((root) => [...root.querySelectorAll(css)]),
    role: (roots, { role, name, exact, level, checked }) =>
      step
        .css(roots, { css: ROLES[role] })
        .filter((element) => level === undefined || element.tagName === `H${level}`)
        .filter((element) => checked === undefined || element.checked === checked)
        .filter((element) => fits(name, exact, nameOf(element)) && isTold(element)),
    text: (roots, { text, exact }) => {
      const has = (element) => fits(text, exact, element.textContent);
      const all = step.css(roots, { css: "*:not(script, style, head, title)" }).filter(has);
      return all.filter((element) => ![...element.children].some(has));
    },
    hasText: (elements, { text }) => elements.filter((element) => fits(text, false, element.textContent)),
    at: (elements, { at }) => elements.slice(at).slice(0, 1),
  };
  return [...new Set(steps.reduce((elements, one) => step[one.by](elements, one), [document]))];
}

/** Runs in the page: whether there is something to see of an element. */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

const asPattern = (wanted) => (wanted instanceof RegExp ? { source: wanted.source, flags: wanted.flags } : wanted);

class Locator {
  #page;
  #steps;

  constructor(page, steps) {
    this.#page = page;
    this.#steps = steps;
  }

  #then = (step) => new Locator(this.#page, [...this.#steps, step]);
  locator = (css) => this.#then({ by: "css", css });
  getByRole = (role, /** @type {any} */ { name, ...rest } = {}) => this.#then({ by: "role", role, name: asPattern(name), ...rest });
  getByText = (text, rest = {}) => this.#then({ by: "text", text: asPattern(text), ...rest });
  filter = ({ hasText }) => this.#then({ by: "hasText", text: asPattern(hasText) });
  first = () => this.#then({ by: "at", at: 0 });
  last = () => this.#then({ by: "at", at: -1 });

  /** Calls `use`, in the page, with all elements. */
  #all = (use, argument) =>
    this.#page.evaluate(`return (${use})((${find})(${JSON.stringify(this.#steps)}), argument);`, argument);
  count = () => this.#all((elements) => elements.length);
  isHidden = () => this.#all(`(elements) => !elements.some(${isSeen})`);

  waitFor({ state = "visible" } = {}) {
    const isSo = {
      attached: (elements) => elements.length > 0,
      detached: (elements) => elements.length === 0,
      visible: `(elements) => elements.some(${isSeen})`,
      hidden: `(elements) => !elements.some(${isSeen})`,
    }[state];
    return this.#page.until(() => this.#all(isSo), () => `${JSON.stringify(this.#steps)} ${state}`);
  }

  /** Calls `use`, in the page, with the element, once it is there. */
  async evaluate(use, argument) {
    await this.waitFor({ state: "attached" });
    return this.#all(`([element], argument) => (${use})(element, argument)`, argument);
  }
  textContent = () => this.evaluate((element) => element.textContent);
  inputValue = () => this.evaluate((element) => element.value);
  getAttribute = (name) => this.evaluate((element, name) => element.getAttribute(name), name);
  dispatchEvent = (type) =>
    this.evaluate((element, type) => {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
    }, type);
  boundingBox = () =>
    this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

  async click() {
    await this.waitFor();
    const { x, y, width, height } = await this.boundingBox();
    await this.#page.mouse.click(x + width / 2, y + height / 2);
  }
}

class Page extends EventEmitter {
  #session;
  #viewport;
  #patience = 30_000;
  #address = "about:blank";
  #scripts = [];

  constructor(session, viewport) {
    super();
    this.#session = session;
    this.#viewport = viewport;
  }

  /** What runs in the page before its own scripts; whoever serves the page puts it there. */
  initScript = () => this.#scripts.join("\n");
  addInitScript(script, argument) {
    const call = typeof script === "function" ? `(${script})(${JSON.stringify(argument) ?? ""});` : script;
    // What one of them throws is no matter of the others.
    this.#scripts.push(`try {\n${call}\n} catch (error) {\nconsole.error(error);\n}`);
  }

  setDefaultTimeout(patience) {
    this.#patience = patience;
    this.#session.post("/timeouts", { script: patience, pageLoad: patience, implicit: 0 });
  }
  viewportSize = () => this.#viewport;
  url = () => this.#address;

  /** Calls a function, or runs the body of one, in the page. */
  async evaluate(what, argument) {
    const body = typeof what === "function" ? `return (${what})(argument);` : what;
    const script = `
      const [argument, done] = arguments;
      const end = (told) => done({ ...told, address: location.href, errors: window.testErrors?.splice(0) ?? [] });
      (async () => { ${body} })().then((value) => end({ value }), (error) => end({ error: String(error) }));`;
    const told = await this.#session.post("/execute/async", { script, args: [argument ?? null] });
    this.#address = told.address;
    for (const error of told.errors) this.emit("pageerror", error);
    if (told.error !== undefined) throw new Error(told.error);
    return told.value;
  }

  /** Waits until this comes to something; while the page changes it may fail. */
  async until(ask, what) {
    let last;
    for (const end = Date.now() + this.#patience; Date.now() < end; await sleep(LOOK_EVERY)) {
      const found = await ask().catch((error) => void (last = error));
      if (found) return found;
    }
    throw new Error(`it never came to this: ${what()}`, { cause: last });
  }
  waitForFunction = (isSo, argument) => this.until(() => this.evaluate(isSo, argument), () => `${isSo}`);
  waitForURL = (url) => this.until(() => this.evaluate((url) => location.href === url, url), () => `${url}; it is ${this.#address}`);
  waitForTimeout = (time) => sleep(time);

  #root = () => new Locator(this, []);
  locator = (css) => this.#root().locator(css);
  getByRole = (role, options) => this.#root().getByRole(role, options);
  getByText = (text, options) => this.#root().getByText(text, options);

  async goto(url) {
    await this.#session.post("/url", { url });
    this.#address = url;
  }
  reload = () => this.#session.post("/refresh", {});
  screenshot = async ({ path }) => writeFile(path, await this.#session.get("/screenshot"), "base64");

  #act = (source) => this.#session.post("/actions", { actions: [source] });
  #key = (type, key) => this.#act({ type: "key", id: "keyboard", actions: [{ type, value: KEYS[key] ?? key }] });
  keyboard = {
    down: (key) => this.#key("keyDown", key),
    up: (key) => this.#key("keyUp", key),
    press: async (key) => {
      await this.keyboard.down(key);
      await this.keyboard.up(key);
    },
  };

  #at = { x: 0, y: 0 };
  #pointer = (...actions) => this.#act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  mouse = {
    move: async (x, y, { steps = 1 } = {}) => {
      const from = this.#at;
      const part = (from, to, step) => Math.round(from + ((to - from) * step) / steps);
      for (let step = 1; step <= steps; step++) {
        await this.#pointer({ type: "pointerMove", duration: 0, x: part(from.x, x, step), y: part(from.y, y, step) });
      }
      this.#at = { x, y };
    },
    down: ({ button = "left" } = {}) => this.#pointer({ type: "pointerDown", button: BUTTONS[button] }),
    up: ({ button = "left" } = {}) => this.#pointer({ type: "pointerUp", button: BUTTONS[button] }),
    click: async (x, y) => {
      await this.mouse.move(x, y);
      await this.mouse.down();
      await this.mouse.up();
    },
  };
}

/** A port that nobody listens at. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, "localhost", () => listening(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((closed) => server.close(closed));
  return port;
}

/** A driver with one window. It gets one command after the other, since it does not keep them in order itself. */
class Session {
  #driver;
  #base;
  #last = Promise.resolve();

  static async start(driverPath, browserPath, environment) {
    const session = new Session();
    const port = await freePort();
    session.#driver = spawn(driverPath, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, ...environment } });
    session.#base = `http://127.0.0.1:${port}`;
    for (let looks = 0; looks < 100; looks++) {
      if (await session.get("/status").catch(() => false)) break;
      await sleep(LOOK_EVERY);
    }
    const options = { binary: browserPath, args: ["--automation"] };
    const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
    const { sessionId } = await session.post("/session", { capabilities: { alwaysMatch: wanted } });
    session.#base += `/session/${sessionId}`;
    return session;
  }

  #send(method, path, body) {
    const answer = this.#last.then(async () => {
      const response = await fetch(this.#base + path, { method, body: body && JSON.stringify(body) });
      const { value } = await response.json();
      if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
      return value;
    });
    this.#last = answer.catch(() => {});
    return answer;
  }
  get = (path) => this.#send("GET", path);
  post = (path, body) => this.#send("POST", path, body);

  async end() {
    await this.#send("DELETE", "").catch(() => {});
    this.#driver.kill();
  }
}

/** Starts it. `executablePath` is the driver's. */
export function launch({ executablePath, browserPath }) {
  /** A fresh browser, which keeps nothing. */
  async function newContext({ viewport, locale, reducedMotion, serviceWorkers, compilesAtOnce = false }) {
    const config = await mkdtemp(join(tmpdir(), "agon-webkit-"));
    await mkdir(join(config, "gtk-3.0"));
    const animations = Number(reducedMotion !== "reduce");
    await writeFile(join(config, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
    const session = await Session.start(executablePath, browserPath, {
      XDG_CONFIG_HOME: config,
      LANG: "C.UTF-8",
      // Where several threads compile, now and then a start dies (docs/web.md). The page starts again then, which
      // starts.test.mjs is about; any other test would fail by chance.
      ...(compilesAtOnce ? {} : { JSC_useConcurrentJIT: "0" }),
      // Where tests run as root, its sandbox does not start.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    });
    const page = new Page(session, viewport);
    // The window is larger than the page by its bar.
    const { width, height } = viewport;
    await session.post("/window/rect", { x: 0, y: 0, width, height });
    const bar = height - (await page.evaluate(() => innerHeight));
    await session.post("/window/rect", { x: 0, y: 0, width, height: height + bar });
    // Without a window manager nothing gives it the focus.
    await promisify(execFile)("xdotool", ["search", "--sync", "--class", "MiniBrowser", "windowfocus", "%@"]).catch(() => {});
    page.addInitScript(`(${prepare})(${JSON.stringify(locale)}, ${serviceWorkers === "allow"})`);
    return {
      newPage: async () => page,
      close: async () => {
        await session.end();
        await rm(config, { recursive: true, force: true });
      },
    };
  }
  return { newContext, close: async () => {} };
}
