import { forgetModules } from '@tests/support/forgetModules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TurnstileApi } from './loadTurnstile.ts';

const api: TurnstileApi = { render: () => 'widget-1', remove: () => undefined };
/** The scripts that were added to the page; none of them is fetched. */
let scripts: HTMLScriptElement[];

beforeEach(() => {
  forgetModules();
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void scripts.push(...(nodes as HTMLScriptElement[])));
});
afterEach(() => {
  delete window.turnstile;
  Reflect.deleteProperty(window, 'trustedTypes');
});

/** The module caches its result, so every test imports it anew. */
const fresh = async () => (await import('./loadTurnstile.ts')).loadTurnstile;
function arrive() {
  window.turnstile = api;
  scripts.at(-1)?.onload?.(new Event('load'));
}

test('loads the official script once for any number of calls', async () => {
  const loadTurnstile = await fresh();
  const both = Promise.all([loadTurnstile(), loadTurnstile()]);
  arrive();
  expect(await both).toEqual([api, api]);
  expect(await loadTurnstile()).toBe(api);
  expect(scripts.map(({ src }) => src)).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
});

test('tries again after a failure', async () => {
  const loadTurnstile = await fresh();
  const first = loadTurnstile();
  scripts[0]?.onerror?.(new Event('error'));
  await expect(first).rejects.toThrow('did not load');
  const second = loadTurnstile();
  arrive();
  expect(await second).toBe(api);
  expect(scripts).toHaveLength(2);
});

test('counts a script without its interface as failed', async () => {
  const loadTurnstile = await fresh();
  const loading = loadTurnstile();
  scripts[0]?.onload?.(new Event('load'));
  await expect(loading).rejects.toThrow('did not load');
});

test('uses a named policy for the address, which allows that address alone', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  const loadTurnstile = await fresh();
  const loading = loadTurnstile();
  arrive();
  await loading;
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['sez-captcha']);
  expect(createPolicy.mock.calls[0]?.[1].createScriptURL('https://evil.example/x.js')).toMatch(/^https:\/\/challenges\.cloudflare\.com\//);
});
