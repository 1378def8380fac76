import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearReadCache, getCurrentUser, request } from '@/api';
import { Explore } from '@/features/search';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();
vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 5000 };

/** Holds the answer to one search back, as a slow network does: giving it up does not keep it from coming. */
function holdBack(term: string) {
  const state = { isAsked: false, hasCome: false };
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const onwards = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes(`query=${term}`)) return onwards(input, init);
    state.isAsked = true;
    const answer = await onwards(url, { headers: init?.headers ?? {} });
    await gate;
    state.hasCome = true;
    return answer;
  });
  return { state, release: () => release() };
}

test('an answer that comes late never takes the place of the search that is on the screen', async () => {
  const { store } = await signedInStore();
  const slow = holdBack('tram');
  const { user, at } = renderApp(<Explore />, store, '/search');
  const field = await screen.findByRole('searchbox', { name: 'Search' }, patience);
  await user.click(field);
  await user.paste('tram');
  await waitFor(() => expect(slow.state.isAsked).toBe(true), patience);
  await user.clear(field);
  await user.paste('bread');
  expect(await screen.findByText('Slow Bread Club', { selector: 'bdi' }, patience)).toBeDefined();

  slow.release();
  await waitFor(() => expect(slow.state.hasCome).toBe(true), patience);
  // Whatever it might do, it has done by the time something asked for later is answered.
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
  // The clock of the cache of reads is its own.
  clearReadCache();
};

test('a search and the suggestions serve two minutes, like every list', async () => {
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

test('a search that fails says so and comes with another try; suggestions that fail are none', async () => {
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
