import { currentUserIdAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import type { User } from '@/api';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownBurstAtom, showReactionAtom, showTestReactionAtom } from './reactions.ts';

const person = (id: string, storageId?: string) => ({
  id, username: id, roles: [], weighInThresholds: [], rating: 1, verified: false, followingChannels: [],
  avatarFile: storageId === undefined ? null : { id: storageId, storageId },
});

function signedIn() {
  localStorage.setItem('user', JSON.stringify(person('lena')));
  const store = createStore();
  store.sub(currentUserIdAtom, () => undefined);
  return store;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const reaction = (targetUserId: string, avatarUrl = '/s3/x') => ({ targetUserId, reactorInfo: { avatarUrl }, timestamp: 1 });

describe('a reaction', () => {
  test('shows the reactor on the avatar of whom it is for, for a second', () => {
    const store = signedIn();
    store.set(showReactionAtom, reaction('lena'));
    expect(store.get(ownBurstAtom)?.src).toBe('/s3/x');
    vi.advanceTimersByTime(999);
    expect(store.get(ownBurstAtom)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(store.get(ownBurstAtom)).toBeUndefined();
  });

  test('to somebody else does not show here', () => {
    const store = signedIn();
    store.set(showReactionAtom, reaction('maya'));
    expect(store.get(ownBurstAtom)).toBeUndefined();
  });

  test('takes the place of the one before and lives its own second', () => {
    const store = signedIn();
    store.set(showReactionAtom, reaction('lena', '/s3/first'));
    const first = store.get(ownBurstAtom)?.id;
    vi.advanceTimersByTime(600);
    store.set(showReactionAtom, reaction('lena', '/s3/second'));
    vi.advanceTimersByTime(600);
    expect(store.get(ownBurstAtom)?.src).toBe('/s3/second');
    expect(store.get(ownBurstAtom)?.id).not.toBe(first);
  });
});

describe('the test reaction', () => {
  test('shows the first other author who has a picture', () => {
    const store = signedIn();
    store.set(putUsersAtom, [person('lena', 'mine'), person('noor'), person('maya', 'maya.svg')] as unknown as User[]);
    store.set(showTestReactionAtom);
    expect(store.get(ownBurstAtom)?.src).toBe('/s3/maya.svg');
  });

  test('shows the default picture while nobody is known', () => {
    const store = signedIn();
    store.set(showTestReactionAtom);
    expect(store.get(ownBurstAtom)).toMatchObject({ src: undefined });
  });
});
