#!/usr/bin/env node
// Playwright starts this script instead of a stock Firefox and drives it through WebDriver BiDi. The script relays all messages except three:
// the command that sets the colour scheme, which Firefox 153 doesn't implement, so a preference is set instead; the function that
// `fill` calls, which sets the value without the events of typed text; and the mouse's commands, of which it joins those of a double click.
// The arguments are passed to the browser; FIREFOX_BINARY is its path.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const binary = process.env.FIREFOX_BINARY ?? '/usr/bin/firefox-esr';
const firefox = spawn(binary, ['--remote-allow-system-access', ...process.argv.slice(2)], { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT', 'exit']) process.on(signal, () => firefox.kill('SIGKILL'));
firefox.on('exit', (code) => process.exit(code ?? 0));

const listening = /WebDriver BiDi listening on (ws:\/\/.*)$/;
const largest = 1 << 28;

let rest = '';
firefox.stderr.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const url = listening.exec(line)?.[1];
    if (url) serve(url);
    else console.error(line);
  }
});

/** Listens for Playwright, which reads the address from this process's stderr. @param {string} url of the browser */
function serve(url) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: largest });
  server.on('connection', (client, request) => relay(client, url + request.url));
  server.on('listening', () => {
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`);
  });
}

/** @param {WebSocket} client Playwright @param {string} url of the browser's session */
function relay(client, url) {
  const browser = new WebSocket(url, { maxPayload: largest, perMessageDeflate: false });
  /** Messages that arrived before the connection to the browser was open. @type {string[]} */
  const waiting = [];
  const send = (/** @type {string} */ text) => (browser.readyState === WebSocket.OPEN ? browser.send(text) : waiting.push(text));
  const ownCommands = commandsOfItsOwn(send);
  const setScheme = schemeSetter(ownCommands.ask);
  const mouse = mouseJoiner(send);

  client.on('message', async (data) => {
    const text = data.toString();
    if (mouse.takes(text)) return;
    if (!text.includes('"emulation.setMediaFeaturesOverride"')) return send(withTyping(text));
    const { id, params } = JSON.parse(text);
    const scheme = params.features['prefers-color-scheme'];
    if (scheme) await setScheme(scheme);
    client.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
  browser.on('open', () => {
    for (const text of waiting.splice(0)) browser.send(text);
  });
  browser.on('message', (data) => {
    const text = data.toString();
    if (ownCommands.takes(text)) return;
    for (const answer of mouse.answersFor(text)) client.send(answer);
  });
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
}

/** Sends the relay's own commands, whose responses aren't passed to Playwright. @param {(text: string) => unknown} send */
function commandsOfItsOwn(send) {
  /** @type {Map<number, (answer: any) => void>} */
  const pending = new Map();
  // Starts high, so that these ids never equal Playwright's.
  let lastId = 1e9;
  return {
    /** @param {string} method @param {object} params @returns {Promise<any>} */
    ask: (method, params) =>
      new Promise((resolve) => {
        lastId += 1;
        pending.set(lastId, resolve);
        send(JSON.stringify({ id: lastId, method, params }));
      }),
    /** Handles a response to one of these commands; returns false for any other message. @param {string} text */
    takes: (text) => {
      if (pending.size === 0) return false;
      const message = JSON.parse(text);
      const resolve = pending.get(message.id);
      pending.delete(message.id);
      resolve?.(message);
      return resolve !== undefined;
    },
  };
}

/**
 * Joins the mouse's commands that wait for an earlier one. Firefox counts the clicks within one command only, but Playwright sends each press
 * and each release of a double click separately, and Firefox would see two single clicks.
 * @param {(text: string) => unknown} send
 */
function mouseJoiner(send) {
  /** @typedef {{ id: number, params: { context: string, actions: [{ actions: object[] }] } }} Command */
  /** By page: the commands that the browser got as one, with the id of the first, and those that wait for its response. */
  /** @type {Map<string, { sent: Command[], waiting: Command[] }>} */
  const pages = new Map();
  const sendAsOne = (/** @type {Command[]} */ sent) => {
    const [first] = /** @type {[Command]} */ (sent);
    const [source] = first.params.actions;
    const actions = [{ ...source, actions: sent.flatMap(({ params }) => params.actions[0].actions) }];
    pages.set(first.params.context, { sent, waiting: [] });
    send(JSON.stringify({ ...first, params: { ...first.params, actions } }));
  };
  return {
    /** Handles a command of the mouse; returns false for any other. @param {string} text */
    takes: (text) => {
      if (!text.includes('"pw_mouse"')) return false;
      /** @type {Command} */
      const command = JSON.parse(text);
      const page = pages.get(command.params.context);
      if (page) page.waiting.push(command);
      else sendAsOne([command]);
      return true;
    },
    /** What Playwright gets for a message of the browser: a response for each command that was joined. @param {string} text */
    answersFor: (text) => {
      if (pages.size === 0) return [text];
      const message = JSON.parse(text);
      const [context, page] = [...pages].find(([, { sent }]) => sent[0]?.id === message.id) ?? [];
      if (!context || !page) return [text];
      pages.delete(context);
      if (page.waiting.length > 0) sendAsOne(page.waiting);
      return page.sent.map(({ id }) => JSON.stringify({ ...message, id }));
    },
  };
}

/**
 * Returns a function that sets the pages' colour scheme as a preference, which only scripts in the browser's own window may write.
 * @param {(method: string, params: object) => Promise<any>} ask
 */
function schemeSetter(ask) {
  /** @type {Promise<string> | undefined} */
  let window;
  return async (/** @type {string} */ scheme) => {
    window ??= ask('browsingContext.getTree', { 'moz:scope': 'chrome' }).then(({ result }) => result.contexts[0].context);
    const value = { dark: 0, light: 1 }[scheme] ?? 2;
    const expression = `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`;
    const answer = await ask('script.evaluate', { expression, target: { context: await window }, awaitPromise: false });
    if (answer.type !== 'success') console.error(`The colour scheme could not be set: ${JSON.stringify(answer)}`);
  };
}

/** Makes Playwright's `fill` insert text with the events of typing when a text field has the focus. @param {string} text a command */
function withTyping(text) {
  const insert = 'function bidiInsertText(window, text) {';
  const typed = `const at = window.document.activeElement; if (at && /^(INPUT|TEXTAREA)$/.test(at.tagName) && window.document.execCommand('insertText', false, text)) return null;`;
  return text.includes(insert) ? text.replace(insert, `${insert} ${typed}`) : text;
}
