import { renderHook, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { Composer } from '@/features/compose/components/Composer';
import { useSuggestedUsers } from '@/features/users';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

/** Rows of the specification that are too small for a journey of their own. */
withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();
const requestsOf = (call: string) => calls.filter((arrival) => arrival.call === call);

test('suggested people are requested twenty-five at a time (const.page.suggested)', async () => {
  const { store } = await signedInStore();
  renderHook(() => useSuggestedUsers(), { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  await waitFor(() => expect(requestsOf('GET /api/users/suggested').map(({ search }) => search)).toEqual(['?limit=25']));
});

test('the profile is requested 400 ms after the composer has closed (state.profile-refresh, ui.compose.after-close, ui.compose.modal)', async () => {
  const { store } = await signedInStore();
  mocks.become('regular');
  const { unmount } = renderApp(<Composer intent={{ kind: 'post' }} />, store);
  expect(await screen.findByRole('dialog', { name: 'Compose' })).toBeDefined();
  const before = requestsOf('GET /api/users/me').length;
  unmount();
  const closedAt = performance.now();
  await waitFor(() => expect(requestsOf('GET /api/users/me')).toHaveLength(before + 1), { timeout: 3000 });
  expect(performance.now() - closedAt).toBeGreaterThan(350);
});
