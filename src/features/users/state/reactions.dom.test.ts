import { aPerson } from '@tests/support/factories';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentUserIdAtom } from '@/features/session';
import type { SafePicture } from '@/shared/lib/safeUrl';
import { burstOf, shownReactionAtom, showReactionAtom, showTestReactionAtom } from './reactions.ts';
import { putUsersAtom } from './users.ts';

const person = (id: string, storageId?: string) => aPerson(id, storageId === undefined ? {} : { avatarFile: { id: storageId, storageId } });

function signedIn() {
  localStorage.setItem('user', JSON.stringify({ ...person('lena'), followingChannels: [] }));
  const store = createStore();
  store.sub(currentUserIdAtom, () => undefined);
  return store;
}

const burst = (store: ReturnType<typeof createStore>, userId = 'lena') => burstOf(userId, store.get(shownReactionAtom));

beforeEach(() => void vi.useFakeTimers());

const reaction = (targetUserId: string, avatarUrl: SafePicture = '/s3/x') => ({ targetUserId, reactorInfo: { avatarUrl }, timestamp: 1 });

describe('a reaction', () => {
  test('is shown on its recipient’s avatar for a second', () => {
    const store = signedIn();
    store.set(showReactionAtom, reaction('lena'));
    expect(burst(store)?.src).toBe('/s3/x');
    vi.advanceTimersByTime(999);
    expect(burst(store)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(burst(store)).toBeUndefined();
  });

  test('for another person is shown on their avatar and not on one’s own', () => {
    const store = signedIn();
    store.set(showReactionAtom, reaction('maya'));
    expect(burst(store)).toBeUndefined();
    expect(burst(store, 'maya')?.src).toBe('/s3/x');
  });

  test('replaces the previous one and lasts a full second', () => {
    const store = signedIn();
    store.set(showReactionAtom, reaction('lena', '/s3/first'));
    const first = burst(store)?.id;
    vi.advanceTimersByTime(600);
    store.set(showReactionAtom, reaction('lena', '/s3/second'));
    vi.advanceTimersByTime(600);
    expect(burst(store)?.src).toBe('/s3/second');
    expect(burst(store)?.id).not.toBe(first);
  });
});

describe('the test reaction', () => {
  test('shows the first other author who has a picture', () => {
    const store = signedIn();
    store.set(putUsersAtom, [person('lena', 'mine'), person('noor'), person('maya', 'maya.svg')]);
    store.set(showTestReactionAtom);
    expect(burst(store)?.src).toBe('/s3/maya.svg');
  });

  test('shows the default picture while no author is known', () => {
    const store = signedIn();
    store.set(showTestReactionAtom);
    expect(burst(store)).toMatchObject({ src: undefined });
  });
});
