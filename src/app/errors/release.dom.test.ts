import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForNewRelease } from './release.ts';

/** The page as the host serves it now. */
const pageOf = (script: string) => `<!doctype html><head><script type="module" crossorigin src="${script}"></script></head>`;
const serve = (html: string | Error) => {
  const answer = typeof html === 'string' ? () => Promise.resolve(new Response(html)) : () => Promise.reject(html);
  vi.stubGlobal('fetch', vi.fn(answer));
};

function runningScript() {
  const script = document.createElement('script');
  script.setAttribute('type', 'module');
  script.setAttribute('src', '/assets/index-old.js');
  return script;
}

beforeEach(() => {
  document.head.replaceChildren(runningScript());
});
afterEach(() => {
  document.head.replaceChildren();
});

test('a page of an old release is loaded anew, once for each new one, and what is stored stays', async () => {
  localStorage.setItem('draft', 'kept');
  const reload = vi.fn();
  serve(pageOf('/assets/index-new.js'));
  expect(await reloadForNewRelease(reload)).toBe(true);
  // The same answer again: a host that lies, or a cache, must not make it reload for ever.
  expect(await reloadForNewRelease(reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  serve(pageOf('/assets/index-newer.js'));
  expect(await reloadForNewRelease(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('draft')).toBe('kept');
});

test('two releases that answer in turns, as while one is rolled out, do not send the page to and fro for ever', async () => {
  const reload = vi.fn();
  const run = (script: string) => document.querySelector('script')?.setAttribute('src', script);
  serve(pageOf('/assets/index-new.js'));
  expect(await reloadForNewRelease(reload)).toBe(true);
  run('/assets/index-new.js');
  serve(pageOf('/assets/index-old.js'));
  expect(await reloadForNewRelease(reload)).toBe(true);
  run('/assets/index-old.js');
  serve(pageOf('/assets/index-new.js'));
  expect(await reloadForNewRelease(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['the release is the same', pageOf('/assets/index-old.js')],
  ['there is no connection', new TypeError('Failed to fetch')],
  ['something else answers', '<h1>Sign in to this network</h1>'],
])('nothing is loaded anew when %s', async (_what, answer) => {
  const reload = vi.fn();
  serve(answer);
  expect(await reloadForNewRelease(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that keeps nothing is not sent into a circle', async () => {
  const reload = vi.fn();
  serve(pageOf('/assets/index-new.js'));
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    clear: () => undefined,
  });
  expect(await reloadForNewRelease(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
