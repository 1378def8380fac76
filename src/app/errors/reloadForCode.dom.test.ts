import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadForCode } from './reloadForCode.ts';

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

test('a page of an old release reloads once per new release, and keeps its stored data', async () => {
  localStorage.setItem('draft', 'kept');
  const reload = vi.fn();
  serve(pageOf('/assets/index-new.js'));
  expect(await reloadForCode(false, reload)).toBe(true);
  // The same response again: a faulty host or a cache must not cause endless reloads.
  expect(await reloadForCode(false, reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  serve(pageOf('/assets/index-newer.js'));
  expect(await reloadForCode(false, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('draft')).toBe('kept');
});

test('two releases that answer alternately during a rollout do not make the page reload for ever', async () => {
  const reload = vi.fn();
  const run = (script: string) => document.querySelector('script')?.setAttribute('src', script);
  serve(pageOf('/assets/index-new.js'));
  expect(await reloadForCode(false, reload)).toBe(true);
  run('/assets/index-new.js');
  serve(pageOf('/assets/index-old.js'));
  expect(await reloadForCode(false, reload)).toBe(true);
  run('/assets/index-old.js');
  serve(pageOf('/assets/index-new.js'));
  expect(await reloadForCode(false, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['the release is the same', pageOf('/assets/index-old.js')],
  ['there is no connection', new TypeError('Failed to fetch')],
  ['something else answers', '<h1>Sign in to this network</h1>'],
])('the page does not reload when %s', async (_what, answer) => {
  const reload = vi.fn();
  serve(answer);
  expect(await reloadForCode(false, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('the page does not reload over a form, whose text would be lost, but after it is closed', async () => {
  const reload = vi.fn();
  const form = document.body.appendChild(document.createElement('form'));
  serve(pageOf('/assets/index-formed.js'));
  expect(await reloadForCode(false, reload)).toBe(false);
  expect(await reloadForCode(true, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  form.remove();
  expect(await reloadForCode(false, reload)).toBe(true);
});

describe('after a retry that fails', () => {
  /** The server's response for each file of the page; the page itself is of the same release. */
  const serveFiles = (answers: Record<string, Response | Error>) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string, { method }: RequestInit) => {
        if (method !== 'HEAD') return new Response(pageOf('/assets/index-old.js'));
        const answer = answers[new URL(address).pathname];
        if (answer instanceof Response) return answer;
        throw answer ?? new Error(`Nobody expected ${address}`);
      }),
    );
  beforeEach(() => {
    for (const file of ['/assets/Post.js', '/assets/common.js']) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  });
  const here = () => new Response(null);

  test('the page reloads if every file that it requested can be fetched, as often as the person retries', async () => {
    const reload = vi.fn();
    serveFiles({ '/assets/Post.js': here(), '/assets/common.js': here() });
    expect(await reloadForCode(true, reload)).toBe(true);
    expect(await reloadForCode(true, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('the page never reloads by itself, without a retry', async () => {
    const reload = vi.fn();
    serveFiles({ '/assets/Post.js': here(), '/assets/common.js': here() });
    expect(await reloadForCode(false, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['missing', new Response(null, { status: 404 })],
    ['refused', new TypeError('Failed to fetch')],
  ])('it does not reload while a file is %s, because a working page is better than one that may fail to load', async (_what, answer) => {
    const reload = vi.fn();
    serveFiles({ '/assets/Post.js': here(), '/assets/common.js': answer });
    expect(await reloadForCode(true, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('a browser that stores nothing doesn’t reload in a loop', async () => {
  const reload = vi.fn();
  serve(pageOf('/assets/index-new.js'));
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    clear: () => undefined,
  });
  expect(await reloadForCode(false, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
