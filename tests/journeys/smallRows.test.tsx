import { renderHook, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { Composer } from '@/features/compose/components/Composer';
import { channelSource } from '@/features/groups/components/page/ChannelPosts';
import { tiersOf } from '@/features/reputation/model/tiers';
import { tierSetAtom } from '@/features/reputation/state/tierSet';
import { useSuggestedUsers } from '@/features/users';
import { required } from '@/shared/lib/required';
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

test.each([
  ['posts', 'post,quote,repost'],
  ['replies', 'reply'],
] as const)('the %s of a group are requested fifteen at a time after the last id, by type (const.page.group-posts, ui.group.feed)', async (kind, type) => {
  await signedInStore();
  const { channelId } = required(mocks.db.organizations.by('username', 'citydesk')[0]);
  const { sizes, fetch } = channelSource(channelId, kind);
  const { signal } = new AbortController();
  const last = required((await fetch({ limit: sizes.first, signal })).results.at(-1)).id;
  await fetch({ limit: sizes.further, after: last, signal });
  const sent = requestsOf('GET /api/posts').map(({ search }) => Object.fromEntries(new URLSearchParams(search)));
  expect(sent).toEqual([
    { channelId, limit: '15', type },
    { channelId, limit: '15', type, after: last },
  ]);
});

test('tiers have the standard names until others are chosen (const.tier-sets, gap.user.tier-set-choice)', async () => {
  const { store } = await signedInStore();
  const names = () => tiersOf(store.get(tierSetAtom)).map(({ name }) => name);
  expect(names()).toEqual(['Bronze', 'Silver', 'Gold', 'Ruby', 'Diamond']);
  store.set(tierSetAtom, 'tree');
  expect(names()).toEqual(['Seed', 'Sprout', 'Sapling', 'Oak', 'Sequoia']);
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
