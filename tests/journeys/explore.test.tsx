import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearReadCache, getCurrentUser, request } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { GroupsOverview } from '@/features/groups';
import { Explore } from '@/features/search';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();
vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 5000 };

/** Holds back the answer to one search, as a slow network does. The answer arrives even if the request was aborted. */
function holdBack(term: string) {
  const state = { isRequested: false, isAnswered: false };
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const onwards = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes(`query=${term}`)) return onwards(input, init);
    state.isRequested = true;
    const answer = await onwards(url, { headers: init?.headers ?? {} });
    await gate;
    state.isAnswered = true;
    return answer;
  });
  return { state, release: () => release() };
}

test('a late answer never replaces the search on the screen', async () => {
  const { store } = await signedInStore();
  const slow = holdBack('tram');
  const { user, at } = renderApp(<Explore />, store, '/search');
  const field = await screen.findByRole('searchbox', { name: 'Search' }, patience);
  await user.click(field);
  await user.paste('tram');
  await waitFor(() => expect(slow.state.isRequested).toBe(true), patience);
  await user.clear(field);
  await user.paste('bread');
  expect(await screen.findByText('Slow Bread Club', { selector: 'bdi' }, patience)).toBeDefined();

  slow.release();
  await waitFor(() => expect(slow.state.isAnswered).toBe(true), patience);
  // Once a later request is answered, the late answer has had its effect, if any.
  await act(() => request(getCurrentUser, { bypassCache: true }));
  expect(screen.queryByText('Tram Riders', { selector: 'bdi' })).toBeNull();
  expect(at()).toBe('/search?q=bread');
  await user.clear(field);
  expect(screen.queryByText('Slow Bread Club', { selector: 'bdi' })).toBeNull();
  await user.paste('tram');
  expect(await screen.findByText('Tram Riders', { selector: 'bdi' }, patience)).toBeDefined();
  expect(screen.queryByText('Slow Bread Club', { selector: 'bdi' })).toBeNull();
});

const searches = () => calls.filter(({ call }) => call === 'GET /api/search').length;
const suggestions = () => calls.filter(({ call }) => call === 'GET /api/users/suggested').length;
const later = (ms: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  // The read cache has its own clock, so it must be cleared explicitly.
  clearReadCache();
};

test('a search and the suggestions are valid for two minutes, like every list', async () => {
  const { store } = await signedInStore();
  const found = () => screen.findByText('Slow Bread Club', { selector: 'bdi' }, patience);
  const { unmount } = renderApp(<Explore />, store, '/search?q=bread');
  await found();
  unmount();
  const again = renderApp(<Explore />, store, '/search?q=bread');
  expect(screen.queryByText('Slow Bread Club', { selector: 'bdi' })).not.toBeNull();
  again.unmount();
  expect(searches()).toBe(1);
  const { unmount: leave } = renderApp(<Explore />, store, '/search');
  await waitFor(() => expect(suggestions()).toBe(1), patience);
  leave();

  later(121_000);
  const { unmount: end } = renderApp(<Explore />, store, '/search?q=bread');
  await waitFor(() => expect(searches()).toBe(2), patience);
  await found();
  end();
  renderApp(<Explore />, store, '/search');
  await waitFor(() => expect(suggestions()).toBe(2), patience);
});

test('a failed search says so and succeeds after a retry; failed suggestions are not shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/search', status: 500 });
  mocks.fail({ path: '/api/users/suggested', status: 500 });
  const { user, unmount } = renderApp(<Explore />, store, '/search?q=bread');
  await screen.findByRole('alert', {}, patience);
  mocks.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Slow Bread Club', { selector: 'bdi' }, patience)).toBeDefined();
  unmount();
  mocks.fail({ path: '/api/users/suggested', status: 500 });
  renderApp(<Explore />, store, '/search');
  expect(await screen.findByRole('heading', { name: 'Find something worth reading' }, patience)).toBeDefined();
});

/** Makes the server ignore the limit and return every hit 150 times, each with a different id. */
function answerEndlessly(): void {
  const onwards = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await onwards(input, init);
    if (!input.includes('/api/search')) return answer;
    const { results } = (await answer.json()) as { results: { item: { id: string } }[] };
    const copies = results.flatMap((hit) =>
      Array.from({ length: 150 }, (_, at) => ({ ...hit, item: { ...hit.item, id: `${hit.item.id}x${at}` } })),
    );
    return Response.json({ results: copies, count: copies.length });
  });
}

test.each([
  ['people', 'anna'],
  ['groups', 'tram'],
  ['posts', 'tram'],
])('only the %s near the window are rendered, of hundreds', async (tab, term) => {
  answerEndlessly();
  const { store } = await signedInStore();
  const { container } = renderApp(<Explore />, store, `/search?q=${term}&tab=${tab}`);
  expect(await screen.findByRole('tab', { name: new RegExp(`^${tab} [1-9]\\d{2,}`, 'i') }, patience)).toBeDefined();
  await waitFor(() => expect(container.querySelectorAll('[data-index]').length).toBeGreaterThan(2), patience);
  expect(container.querySelectorAll('article, [role="listitem"], li').length).toBeLessThan(40);
});

test.each([
  ['everything', <Explore key="" />, '/search', 'Search'],
  ['groups', <GroupsOverview key="" />, '/groups', 'Search groups'],
] as const)('a search of %s is cut before its address is too long for servers', async (_what, page, path, name) => {
  const { store } = await signedInStore();
  const before = calls.length;
  renderApp(page, store, `${path}?q=${'x'.repeat(9000)}`);
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name }, patience);
  expect([field.value.length, field.maxLength]).toEqual([200, 200]);
  const terms = () =>
    calls.slice(before).flatMap(({ search }) => [...new URLSearchParams(search).values()].filter((value) => value.startsWith('xx')));
  await waitFor(() => expect(new Set(terms().map((term) => term.length))).toEqual(new Set([200])), patience);
  expect(store.get(toastsAtom)).toEqual([]);
});
