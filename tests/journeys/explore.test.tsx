import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCurrentUser, request } from '@/api';
import { Explore } from '@/features/search';
import { renderApp } from './renderApp.tsx';
import { signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => vi.unstubAllGlobals());

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
