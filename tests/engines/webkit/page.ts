import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../scripts/setup.mjs';
import { DriverError, type Session } from './driver.ts';
import { type Key, pressing, typing } from './keyboard.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type Handle = { readonly [elementKey]: string };

export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 800 } as const;

/** Timeout for an element, in milliseconds: the mocks answer slowly and machines are busy. */
const patience = 15_000;

/** Testing Library's queries, injected into the page to find elements by role and accessible name, as the other tests do. */
const queries = readFileSync(`${root}/node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js`, 'utf8');

/** A page of the mocked app in WebKit. */
export class Page {
  readonly #session: Session;
  readonly #app: string;
  #turned = 0;
  #middle = 0;
  #size = '';

  /** @param app - the address of the mocked build */
  constructor(session: Session, app: string) {
    this.#session = session;
    this.#app = app;
  }

  close = () => this.#session.close();

  /** Resizes the window so that its viewport has this size. The change is applied later, so it is measured again until it fits. */
  async resize({ width, height }: { width: number; height: number }) {
    if (this.#size === `${width} ${height}`) return;
    this.#size = '';
    this.#middle = Math.round(width / 2);
    let outside = { width, height };
    for (let tries = 0; tries < 20; tries += 1) {
      await this.#session.post('/window/rect', { x: 0, y: 0, ...outside });
      const inside = await this.#settledInside();
      if (inside.width === width && inside.height === height) {
        this.#size = `${width} ${height}`;
        return;
      }
      const grown = (from: number, wanted: number, is: number) => Math.max(100, from + wanted - is);
      outside = { width: grown(outside.width, width, inside.width), height: grown(outside.height, height, inside.height) };
    }
    throw new Error(`The window's inside could not be made ${width} by ${height} px.`);
  }

  /** The size of the viewport, once it has stayed the same for a quarter of a second. */
  async #settledInside() {
    const read = () => this.run(() => ({ width: innerWidth, height: innerHeight }));
    for (let before = await read(); ; ) {
      await sleep(250);
      const now = await read();
      if (now.width === before.width && now.height === before.height) return now;
      before = now;
    }
  }

  goTo = (url: string) => this.#session.post('/url', { url });
  reload = () => this.#session.post('/refresh');
  back = () => this.#session.post('/back');
  url = () => this.#session.get('/url') as Promise<string>;

  /** Opens a path of the app as a persona, and waits until the screen is drawn. */
  async open(path: string, { persona, scenario }: { persona?: string; scenario?: string } = {}) {
    const address = new URL(path, this.#app);
    if (persona) address.searchParams.set('persona', persona);
    if (scenario) address.searchParams.set('scenario', scenario);
    await this.goTo(address.href);
    await this.until(() => !/[?&](persona|scenario)=/.test(location.search) && document.getElementById('main') !== null);
    await this.#listen();
  }

  /** Runs a function in the page. The function may return a promise; arguments and result are sent as JSON. */
  async run<Result, Input = undefined>(fn: (input: Input) => Result | Promise<Result>, given?: Input): Promise<Result> {
    const script = `const done = arguments[1]; Promise.resolve().then(() => (${fn.toString()})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.#session.post('/execute/async', { script, args: [given ?? null] })) as {
      value: Result;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Waits until a function in the page returns a truthy value, and returns that. */
  async until<Result, Input = undefined>(fn: (input: Input) => Result, given?: Input, what = fn.toString()): Promise<NonNullable<Result>> {
    const end = Date.now() + patience;
    for (;;) {
      // A document that is being replaced doesn't answer.
      const value = await this.run(fn, given).catch((error: unknown) => {
        if (Date.now() > end || !(error instanceof DriverError)) throw error;
      });
      if (value) return value;
      if (Date.now() > end) throw new Error(`Not within ${patience / 1000} s: ${what}`);
      await sleep(50);
    }
  }

  /** Waits for the first visible element with a role and a name, and returns it. */
  async get(role: string, name: string | RegExp, { within = 'body' } = {}): Promise<Handle> {
    const end = Date.now() + patience;
    for (;;) {
      const found = await this.#query(role, name, within);
      if (found) return found;
      if (Date.now() > end) throw new Error(`No ${role} "${String(name)}" within ${patience / 1000} s.`);
      await sleep(50);
    }
  }

  has = async (role: string, name: string | RegExp) => (await this.#query(role, name, 'body')) !== null;

  /** Waits until no such element is left. */
  async gone(role: string, name: string | RegExp) {
    const end = Date.now() + patience;
    while (await this.has(role, name)) {
      if (Date.now() > end) throw new Error(`${role} "${String(name)}" is still there after ${patience / 1000} s.`);
      await sleep(50);
    }
  }

  async #query(role: string, name: string | RegExp, within: string): Promise<Handle | null> {
    const pattern = name instanceof RegExp ? { source: name.source, flags: name.flags } : null;
    const script = `if (!window.TestingLibraryDom) return 'missing';
      const [role, name, pattern, within] = arguments;
      return [...document.querySelectorAll(within)].flatMap((place) => window.TestingLibraryDom.queryAllByRole(place, role, { name: pattern ? new RegExp(pattern.source, pattern.flags) : name }))[0] ?? null;`;
    const look = () =>
      this.#session.post('/execute/sync', { script, args: [role, name instanceof RegExp ? '' : name, pattern, within] }) as Promise<
        Handle | 'missing' | null
      >;
    try {
      const found = await look();
      if (found !== 'missing') return found;
      await this.#session.post('/execute/sync', {
        script: `const exports = undefined, module = undefined, define = undefined; ${queries}`,
        args: [],
      });
      return (await look()) as Handle | null;
    } catch (error) {
      if (error instanceof DriverError) return null;
      throw error;
    }
  }

  /** Presses the middle of an element, as a mouse does. */
  async press(role: string, name: string | RegExp, options?: { within?: string }) {
    await this.pressElement(await this.get(role, name, options));
  }

  async pressElement(element: Handle) {
    const { x, y } = await this.middleOf(element);
    await this.pressAt(x, y);
  }

  async pressAt(x: number, y: number) {
    await this.#act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: 30 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async moveTo(x: number, y: number) {
    await this.#act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', duration: 0, x, y }],
    });
  }

  /** Scrolls an element into view if needed. Returns the position of its middle in the window, once it has stood still for three frames. */
  async middleOf(element: Handle) {
    const script = `const [element, done] = arguments;
      const at = () => { const box = element.getBoundingClientRect(); return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }; };
      let last = at();
      if (!element.contains(document.elementFromPoint(last.x, last.y))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      let still = 0, frames = 0;
      const look = () => {
        const now = at();
        still = now.x === last.x && now.y === last.y ? still + 1 : 0;
        last = now;
        frames += 1;
        if (still >= 3 || frames > 120) done(now);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);`;
    return (await this.#session.post('/execute/async', { script, args: [element] })) as { x: number; y: number };
  }

  /** Turns the wheel by so many px. WebKit's driver sends the difference to the wheel's last state, so the turns are summed up. */
  async wheel(deltaY: number) {
    this.#turned += deltaY;
    await this.#act({
      type: 'wheel',
      id: 'wheel',
      actions: [{ type: 'scroll', x: this.#middle, y: 400, deltaX: 0, deltaY: this.#turned, duration: 0, origin: 'viewport' }],
    });
  }

  /** Replaces what a text field holds, by keyboard. */
  async fill(name: string | RegExp, text: string, options?: { within?: string }) {
    await this.press('textbox', name, options);
    await this.key('a', 'Control');
    await this.type(text);
  }

  async type(text: string) {
    await this.#act(typing(text));
  }

  /** Presses a key while others are held. */
  async key(name: Key | Lowercase<string>, ...modifiers: Key[]) {
    await this.#act(pressing(name, modifiers));
  }

  /** Opens a second window (tabs end this driver) at a path and leads there; the returned function leads back and forth between both. */
  async openTab(path: string): Promise<(tab: 'first' | 'second') => Promise<void>> {
    const first = await this.#session.get('/window');
    const { handle: second } = (await this.#session.post('/window/new', { type: 'window' })) as { handle: string };
    const lead = async (tab: 'first' | 'second') =>
      void (await this.#session.post('/window', { handle: tab === 'first' ? first : second }));
    await lead('second');
    await this.open(path);
    return lead;
  }

  async choose(field: Handle, path: string) {
    await this.#session.post(`/element/${field[elementKey]}/value`, { text: path });
  }

  async find(selector: string): Promise<Handle> {
    await this.until((wanted) => document.querySelector(wanted) !== null, selector, selector);
    return (await this.#session.post('/element', { using: 'css selector', value: selector })) as Handle;
  }

  /** Puts the focus on an element, as Tab would. */
  async focus(element: Handle) {
    await this.#session.post('/execute/sync', { script: 'arguments[0].focus({ focusVisible: true });', args: [element] });
  }

  /** The focused element: its role or tag, and its name or text. */
  focused = () =>
    this.run(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return 'body';
      const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
      return `${activeElement.getAttribute('role') ?? activeElement.tagName.toLowerCase()} ${name.trim().slice(0, 60)}`.trim();
    });

  /** Returns the errors since the page was opened, except the expected ones. Errors before its screen is drawn are missed. */
  async problems(...expected: RegExp[]): Promise<string[]> {
    const heard = await this.run(() => (window as unknown as { heard?: string[] }).heard ?? []);
    // In the mocks one person has a picture that doesn't exist. On a busy machine WebKit's database may need more than the two seconds
    // that the composer waits for it; whether words are kept, the walks see for themselves.
    const allowed = [/\/s3\/\S*-lost/, /The browser’s storage doesn’t answer/, ...expected];
    return heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  }

  /** WebDriver doesn't report the console, so the page itself records what it logs. */
  #listen = () =>
    this.run(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const say = console.error.bind(console);
      console.error = (...args: unknown[]) => {
        heard.push(args.map(String).join(' '));
        say(...args);
      };
      addEventListener('error', ({ message }) => heard.push(message));
      addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        heard.push(`${effectiveDirective} ${blockedURI}`),
      );
    });

  async screenshot(path: string) {
    writeFileSync(path, Buffer.from((await this.#session.get('/screenshot')) as string, 'base64'));
  }

  async #act(source: object) {
    await this.#session.post('/actions', { actions: [source] });
  }
}
