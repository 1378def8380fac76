import { render, screen } from '@testing-library/react';
import { addNotifications, arrangeNotifications } from '@tests/journeys/arrangeNotifications';
import { guestStore, recordCalls, signedInStore, withBackend } from '@tests/journeys/session';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeConnection } from '@/api/realtime/fake';
import { toastsAtom } from '@/features/feedback';
import { NotificationsPage, unreadCountAtom } from '@/features/notifications';
import { currentUserIdAtom, leaveGoneAccountAtom } from '@/features/session';
import { shownReactionAtom } from '@/features/users';
import { required } from '@/shared/lib/required';
import { reportIdAtom } from './report.ts';
import { startLiveUpdates } from './startLiveUpdates.ts';

withBackend();
const calls = recordCalls();
const countRequests = (path: string) => calls.filter(({ call }) => call === `GET ${path}`).length;
const counts = () => countRequests('/api/notifications/unread');

const interaction = { postId: 'p1', postAuthorId: 'lena', reactorUserId: 'maya', reactorAvatarUrl: '/s3/maya.svg' };

let stop: () => void;
beforeEach(() => arrangeNotifications([1, 2, 3]));
afterEach(() => {
  stop();
});

async function start({ isSignedIn = true } = {}) {
  const store = isSignedIn ? (await signedInStore()).store : guestStore();
  const connection = createFakeConnection();
  const openPost = vi.fn();
  // Requests up to here don't belong to the live updates.
  calls.splice(0);
  stop = startLiveUpdates({ store, connection, openPost });
  const count = () => store.get(unreadCountAtom);
  const ownId = () => required(store.get(currentUserIdAtom));
  return { store, connection, openPost, count, ownId };
}

describe('live updates', () => {
  test('connect as the signed-in person and request the count', async () => {
    const { connection, count, ownId } = await start();
    expect([connection.state, connection.userId]).toEqual(['open', ownId()]);
    await vi.waitFor(() => expect(count()).toBe(3));
  });

  test('do nothing for guests', async () => {
    const { connection } = await start({ isSignedIn: false });
    expect([connection.state, calls]).toEqual(['closed', []]);
  });

  test('that could not start do so when the browser is online again', async () => {
    const { connection } = await start();
    connection.disconnect();
    window.dispatchEvent(new Event('online'));
    expect(connection.state).toBe('open');
  });

  test.each([
    ['the person comes back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ])('request the count at once when %s', async (_when, happen) => {
    const { count } = await start();
    await vi.waitFor(() => expect(count()).toBe(3));
    addNotifications([4, 5]);
    happen();
    await vi.waitFor(() => expect(count()).toBe(5));
  });

  test('show on the list what the count tells and no event told', async () => {
    const { store, count } = await start();
    render(
      <Provider store={store}>
        <NotificationsPage />
      </Provider>,
    );
    await screen.findByText('Person 3', {}, { timeout: 5000 });
    await vi.waitFor(() => expect(count()).toBe(3));
    addNotifications([4]);
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('Person 4');
    expect(count()).toBe(4);
  });

  test('request nothing when the page is hidden, nor after their end', async () => {
    const { count } = await start();
    await vi.waitFor(() => expect(count()).toBe(3));
    const before = counts();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockReturnValue(false);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(counts()).toBe(before);
  });

  test('end with the session', async () => {
    const { store, connection, count } = await start();
    store.set(leaveGoneAccountAtom);
    expect([connection.state, count()]).toEqual(['closed', 0]);
  });

  test('request the count every minute, but not on a hidden page', async () => {
    // The date is mocked as well: two ticks in one millisecond would count as one.
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
    const { count } = await start();
    await vi.waitFor(() => expect(count()).toBe(3));
    const before = counts();
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(counts()).toBe(before + 1));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(counts()).toBe(before + 2));
  });
});

describe('a new notification', () => {
  test('brings the new count, and the list if it is on the screen', async () => {
    const { store, connection, count } = await start();
    const { unmount } = render(
      <Provider store={store}>
        <NotificationsPage />
      </Provider>,
    );
    await screen.findByText('Person 3', {}, { timeout: 5000 });
    addNotifications([4]);
    connection.receive('new_notification');
    await vi.waitFor(() => expect(count()).toBe(4));
    await screen.findByText('Person 4');
    unmount();
    const lists = countRequests('/api/notifications');
    addNotifications([5]);
    connection.receive('new_notification');
    await vi.waitFor(() => expect(count()).toBe(5));
    expect(countRequests('/api/notifications')).toBe(lists);
  });

  test('that was sent during an outage is requested when the connection is back', async () => {
    const { connection, count } = await start();
    await vi.waitFor(() => expect(count()).toBe(3));
    connection.lose('websocket');
    addNotifications([4, 5, 6, 7]);
    connection.recover();
    await vi.waitFor(() => expect(count()).toBe(7));
  });
});

describe('a reaction', () => {
  test.each(['lena', 'oleg'])('shows on the avatars of the author, %s', async (postAuthorId) => {
    const { store, connection } = await start();
    connection.receive('post_interaction', { ...interaction, postAuthorId });
    expect(store.get(shownReactionAtom)).toMatchObject({ userId: postAuthorId, burst: { src: '/s3/maya.svg' } });
  });

  test('of the person themselves is not shown', async () => {
    const { store, connection, ownId } = await start();
    connection.receive('post_interaction', { ...interaction, reactorUserId: ownId() });
    expect(store.get(shownReactionAtom)).toBeUndefined();
  });
});

describe('a post reported as a machine’s', () => {
  test('sets the report id and shows a message with a link to the post', async () => {
    const { store, connection, openPost } = await start();
    connection.receive('post_marked_bot', { postId: 'p1', postAuthorId: 'oleg' });
    expect(store.get(reportIdAtom)).toBe('p1');
    store.get(toastsAtom)[0]?.action?.onAction();
    expect(openPost).toHaveBeenCalledWith('p1');
  });

  test('is shown once, and is replaced by the next one', async () => {
    const { store, connection } = await start();
    for (const postId of ['p1', 'p1', 'p2']) connection.receive('post_marked_bot', { postId, postAuthorId: 'lena' });
    expect(store.get(toastsAtom).map(({ tone }) => tone)).toEqual(['primary']);
    expect(store.get(reportIdAtom)).toBe('p2');
  });
});

describe('an outage', () => {
  test.each([
    ['websocket', 'Unable to establish real-time connection. Some features may be limited.'],
    ['connect', 'Connection to live updates failed. Please refresh the page if you experience issues.'],
  ] as const)('of the kind %s is reported once with its own message', async (failure, message) => {
    const { store, connection } = await start();
    connection.lose(failure);
    connection.lose(failure);
    expect(store.get(toastsAtom).map(({ description }) => description)).toEqual([message]);
  });
});
