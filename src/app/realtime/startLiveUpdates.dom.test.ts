import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { aPerson } from '@tests/support/factories';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeConnection } from '@/api/realtime/fake';
import { toastsAtom } from '@/features/feedback';
import { unreadCountAtom } from '@/features/notifications';
import { currentUserIdAtom, leaveGoneAccountAtom } from '@/features/session';
import { shownReactionAtom } from '@/features/users';
import { reportIdAtom } from './report.ts';
import { startLiveUpdates } from './startLiveUpdates.ts';

const lena = { ...aPerson('lena'), followingChannels: [] };
const interaction = { postId: 'p1', postAuthorId: 'lena', reactorUserId: 'maya', reactorAvatarUrl: '/s3/maya.svg' };

let unread: number;
let asked: string[];
let stop: () => void;

beforeEach(() => {
  unread = 3;
  asked = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(String(input));
    return Response.json({ results: [], count: unread });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function start({ isSignedIn = true } = {}) {
  if (isSignedIn) localStorage.setItem('user', JSON.stringify(lena));
  const store = createStore();
  store.sub(currentUserIdAtom, () => undefined);
  const queries = new QueryClient();
  const connection = createFakeConnection();
  const openPost = vi.fn();
  stop = startLiveUpdates({ store, queries, connection, openPost });
  const count = () => store.get(unreadCountAtom);
  return { store, queries, connection, openPost, count };
}

describe('live updates', () => {
  test('connect as the signed-in person and ask for the count', async () => {
    const { connection, count } = start();
    expect([connection.state, connection.userId]).toEqual(['open', 'lena']);
    await vi.waitFor(() => expect(count()).toBe(3));
  });

  test('do nothing for guests', () => {
    const { connection } = start({ isSignedIn: false });
    expect([connection.state, asked]).toEqual(['closed', []]);
  });

  test('end with the session', () => {
    const { store, connection, count } = start();
    store.set(leaveGoneAccountAtom);
    expect([connection.state, count()]).toEqual(['closed', 0]);
  });

  test('ask for the count every minute, but not behind a hidden page', async () => {
    vi.useFakeTimers();
    start();
    await vi.advanceTimersByTimeAsync(0);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(before + 1);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(before + 1);
  });
});

describe('a new notification', () => {
  test('brings the new count, and the list if it is on the screen', async () => {
    const { queries, connection, count } = start();
    await vi.waitFor(() => expect(count()).toBe(3));
    const fetchList = vi.fn(async () => 'list');
    const leave = new QueryObserver(queries, { queryKey: ['notifications', 'unread'], queryFn: fetchList }).subscribe(() => undefined);
    await vi.waitFor(() => expect(queries.getQueryData(['notifications', 'unread'])).toBe('list'));
    unread = 4;
    connection.receive('new_notification');
    await vi.waitFor(() => expect(count()).toBe(4));
    await vi.waitFor(() => expect(fetchList).toHaveBeenCalledTimes(2));
    leave();
    unread = 5;
    connection.receive('new_notification');
    await vi.waitFor(() => expect(count()).toBe(5));
    expect(fetchList).toHaveBeenCalledTimes(2);
  });

  test('that came during an outage is asked for when the connection is back', async () => {
    const { connection, count } = start();
    await vi.waitFor(() => expect(count()).toBe(3));
    connection.lose('websocket');
    unread = 7;
    connection.recover();
    await vi.waitFor(() => expect(count()).toBe(7));
  });
});

describe('a reaction', () => {
  test.each(['lena', 'oleg'])('shows on the avatars of the author, %s', (postAuthorId) => {
    const { store, connection } = start();
    connection.receive('post_interaction', { ...interaction, postAuthorId });
    expect(store.get(shownReactionAtom)).toMatchObject({ userId: postAuthorId, burst: { src: '/s3/maya.svg' } });
  });

  test('of one’s own does not', () => {
    const { store, connection } = start();
    connection.receive('post_interaction', { ...interaction, reactorUserId: 'lena' });
    expect(store.get(shownReactionAtom)).toBeUndefined();
  });
});

describe('a post marked as a machine’s', () => {
  test('sets the report id and says so, with the way to the post', () => {
    const { store, connection, openPost } = start();
    connection.receive('post_marked_bot', { postId: 'p1', postAuthorId: 'oleg' });
    expect(store.get(reportIdAtom)).toBe('p1');
    store.get(toastsAtom)[0]?.action?.onAction();
    expect(openPost).toHaveBeenCalledWith('p1');
  });

  test('is said once, and gives way to the next one', () => {
    const { store, connection } = start();
    for (const postId of ['p1', 'p1', 'p2']) connection.receive('post_marked_bot', { postId, postAuthorId: 'lena' });
    expect(store.get(toastsAtom).map(({ tone }) => tone)).toEqual(['info']);
    expect(store.get(reportIdAtom)).toBe('p2');
  });
});

describe('an outage', () => {
  test.each([
    ['websocket', 'Unable to establish real-time connection. Some features may be limited.'],
    ['connect', 'Connection to live updates failed. Please refresh the page if you experience issues.'],
  ] as const)('of the kind %s is told once in its own words', (failure, words) => {
    const { store, connection } = start();
    connection.lose(failure);
    connection.lose(failure);
    expect(store.get(toastsAtom).map(({ description }) => description)).toEqual([words]);
  });
});
