import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, test } from 'vitest';
import { getUserByUsername, request, type User, unfollowUser } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { FollowButtons, putUsersAtom, userAtom } from '@/features/users';
import { setBlockAtom } from '@/features/users/state/block';
import { chooseFollowAtom, setFollowAtom } from '@/features/users/state/follow';
import { required } from '@/shared/lib/required';
import { sendWaiting } from '@/shared/lib/sendLater';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();

async function meet(username: string) {
  const { store } = await signedInStore();
  const user: User = required(await request(getUserByUsername, { params: { username }, bypassCache: true }));
  store.set(putUsersAtom, [user]);
  const toasts = () => store.get(toastsAtom).map(({ title, description, life }) => [title, description, life]);
  return { store, user, toasts };
}

test('following and monitoring, and ending them, are reported for seven seconds (err.success.followed-following)', async () => {
  const { store, user, toasts } = await meet('eliot');
  const messages: unknown[] = [];
  for (const step of ['follow', null, 'monitor', null] as const) {
    await store.set(setFollowAtom, user.id, step);
    // Messages are collected one by one, because only the latest few stay on the screen.
    messages.push(toasts().at(-1));
  }
  expect(messages).toEqual([
    ['Eliot Marsh has been added to your Following feed.', undefined, 7000],
    ['Eliot Marsh has been removed from your Following feed.', undefined, 7000],
    ['Eliot Marsh has been added to your Monitoring feed.', undefined, 7000],
    ['Eliot Marsh has been removed from your Monitoring feed.', undefined, 7000],
  ]);
});

test('following and monitoring are the same call, apart from its “negative” (ep.post-users-id-follow, gap.user.follow-negative)', async () => {
  const { store, user } = await meet('eliot');
  for (const step of ['follow', 'monitor', null] as const) await store.set(setFollowAtom, user.id, step);
  await sendWaiting();
  const sent = calls.filter(({ call }) => /follow$/.test(call)).map(({ call, body }) => [call.split('/').at(-1), body]);
  expect(sent).toEqual([
    ['follow', { negative: false }],
    ['follow', { negative: true }],
    ['unfollow', undefined],
  ]);
});

test.each([
  ['Monitor, then off', [], ['monitor', null], 'removed from your Monitoring feed.'],
  ['Follow, Monitor, Follow, then off', [], ['follow', 'monitor', 'follow', null], 'removed from your Following feed.'],
  ['Monitor instead of Follow', ['follow'], ['monitor'], 'added to your Monitoring feed.'],
  ['Monitor instead of Follow and back', ['follow'], ['monitor', 'follow'], 'added to your Following feed.'],
] as const)('after quick alternating presses, the message names the list of the last press: %s', async (_name, before, steps, end) => {
  const { store, user, toasts } = await meet('eliot');
  for (const step of before) await store.set(setFollowAtom, user.id, step);
  await Promise.all(steps.map((step) => store.set(setFollowAtom, user.id, step)));
  expect(toasts().at(-1)).toEqual([`Eliot Marsh has been ${end}`, undefined, 7000]);
});

test('a refused Monitor keeps Following, and ending that names it', async () => {
  const { store, user, toasts } = await meet('eliot');
  await store.set(setFollowAtom, user.id, 'follow');
  mocks.fail({ path: '/api/users/:id/follow', method: 'POST', status: 500, times: 1 });
  await Promise.all([store.set(setFollowAtom, user.id, 'monitor'), store.set(setFollowAtom, user.id, null)]);
  expect(toasts().at(-1)).toEqual(['Eliot Marsh has been removed from your Following feed.', undefined, 7000]);
});

test('ending a follow is shown at once and can be undone until it is sent; a refusal restores it', async () => {
  const { store, user, toasts } = await meet('eliot');
  const onServer = async () => required(await request(getUserByUsername, { params: { username: 'eliot' }, bypassCache: true })).followType;
  await store.set(setFollowAtom, user.id, 'follow');
  const end = () => store.set(chooseFollowAtom, user.id, null);
  const { numFollowers = 0 } = required(store.get(userAtom(user.id)));
  await end();
  expect(store.get(userAtom(user.id))).toMatchObject({ followType: null, numFollowers: (numFollowers ?? 0) - 1 });
  expect(toasts().at(-1)).toEqual(['Eliot Marsh has been removed from your Following feed.', undefined, 7000]);
  store.get(toastsAtom).at(-1)?.action?.onAction();
  await sendWaiting();
  expect(store.get(userAtom(user.id))).toMatchObject({ followType: 'follow', numFollowers });
  expect(await onServer()).toBe('follow');

  mocks.fail({ path: '/api/users/:id/unfollow', method: 'POST', status: 500, times: 1 });
  await end();
  await sendWaiting();
  expect(store.get(userAtom(user.id))?.followType).toBe('follow');
  expect(toasts().at(-1)?.[1]).toBe("Server error. We're working on fixing this. Please try again later.");

  // The button as a way back: nothing is sent, and nothing is left to take back.
  await end();
  await store.set(chooseFollowAtom, user.id, 'follow');
  expect(toasts().map(([title]) => title)).not.toContain('Eliot Marsh has been removed from your Following feed.');
  await end();
  await sendWaiting();
  expect(store.get(userAtom(user.id))?.followType).toBeNull();
  expect(await onServer()).toBeNull();
});

test('blocking ends the follow and explains itself; unblocking reverts the block (err.success.user-blocked)', async () => {
  const { store, user, toasts } = await meet('maya');
  expect(user.followType).toBe('follow');
  expect(await store.set(setBlockAtom, user.id, true)).toBe(true);
  expect(store.get(userAtom(user.id))).toMatchObject({ isBlocked: true, followType: null });
  expect(toasts()).toEqual([['User blocked', 'You will no longer see posts from Maya Okafor, and they cannot reply to you.', 5000]]);
  await store.set(setBlockAtom, user.id, false);
  expect(store.get(userAtom(user.id))).toMatchObject({ isBlocked: false, followType: null });
  expect(toasts().at(-1)).toEqual(['User unblocked', 'You can see posts from Maya Okafor again.', 5000]);
});

test('a refused block changes nothing and says why', async () => {
  const { store, user, toasts } = await meet('maya');
  mocks.fail({ path: '/api/users/:id/block', method: 'POST', status: 500, times: 1 });
  expect(await store.set(setBlockAtom, user.id, true)).toBe(false);
  expect(store.get(userAtom(user.id))?.isBlocked).toBe(false);
  expect(toasts()).toHaveLength(1);
});

test('the last of five quick presses on Follow counts, and is reported once', async () => {
  const eliot = required(await request(getUserByUsername, { params: { username: 'eliot' }, bypassCache: true }));
  await request(unfollowUser, { params: { id: eliot.id } });
  const { store, user, toasts } = await meet('eliot');
  mocks.fail({ path: '*', delayMs: 20 });
  render(
    <Provider store={store}>
      <FollowButtons userId={user.id} choices="follow" />
    </Provider>,
  );
  for (let press = 0; press < 5; press += 1) fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('Following');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 100));
  expect(toasts()).toEqual([['Eliot Marsh has been added to your Following feed.', undefined, 7000]]);
  expect(required(await request(getUserByUsername, { params: { username: 'eliot' }, bypassCache: true })).followType).toBe('follow');
  cleanup();
});
