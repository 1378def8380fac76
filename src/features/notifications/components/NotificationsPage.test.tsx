import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addNotifications,
  arrangeNotifications,
  ownPostId,
  unreadOnServer,
  watchLists,
  watchMarks,
} from '@tests/journeys/arrangeNotifications';
import { elsewhere, mocks, signedInStore, withBackend } from '@tests/journeys/session';
import { Provider } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announcementAtom, toastsAtom } from '@/features/feedback';
import { currentUserAtom, setCurrentUserAtom } from '@/features/session';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { refreshNotificationsAtom } from '../state/notifications.ts';
import { unreadCountAtom } from '../state/unread.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

withBackend();
vi.setConfig({ testTimeout: 30_000 });

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const refuseAll = () => mocks.fail({ domain: 'notifications', status: 500 });

/** Renders the signed-in person's page with the backend that the test has prepared. */
async function open() {
  const { store } = await signedInStore();
  const ui = (
    <Provider store={store}>
      <NotificationsPage />
    </Provider>
  );
  const { unmount } = render(ui);
  return { store, user: userEvent.setup(), leave: unmount, reopen: () => render(ui) };
}

const section = (name: string) => screen.findByRole('region', { name });
const rowsIn = async (name: string) => within(await section(name)).queryAllByRole('listitem');
const rowOf = async (name: string, text: string) => (await within(await section(name)).findByText(text)).closest('li') as HTMLElement;

test('unread notifications are listed apart from the rest, newest first, with their number', async () => {
  arrangeNotifications(numbers(1, 2), { read: true });
  addNotifications(numbers(3, 5));
  const { store } = await open();
  await rowOf('Unread', 'Person 5');
  expect((await rowsIn('Unread')).map((row) => /Person \d/.exec(row.textContent)?.[0])).toEqual(['Person 5', 'Person 4', 'Person 3']);
  await rowOf('Earlier', 'Person 2');
  expect(await rowsIn('Earlier')).toHaveLength(2);
  expect(store.get(unreadCountAtom)).toBe(3);
});

test('a row is one link to its subject', async () => {
  arrangeNotifications([1]);
  await open();
  const row = await rowOf('Unread', 'Person 1');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/user/person1');
});

test('marking is shown and counted at once, and keeps the focus in the list', async () => {
  arrangeNotifications(numbers(1, 3));
  const { store, user } = await open();
  const row = await rowOf('Unread', 'Person 3');
  await user.click(within(row).getByRole('button', { name: 'Mark as read' }));
  expect(await rowsIn('Unread')).toHaveLength(2);
  expect(store.get(unreadCountAtom)).toBe(2);
  expect(document.activeElement?.closest('li')?.textContent).toContain('Person 2');
  await rowOf('Earlier', 'Person 3');
  await waitFor(() => expect(unreadOnServer()).toBe(2));
});

test('after a mark the number is requested again (state.notification, ui.notifications.mark, ep.post-notifications-id-read)', async () => {
  arrangeNotifications(numbers(1, 3));
  const { store, user } = await open();
  const row = await rowOf('Unread', 'Person 3');
  // No event tells the page of this one.
  addNotifications([4]);
  await user.click(within(row).getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(store.get(unreadCountAtom)).toBe(3));
});

test('a refused mark is undone and reported', async () => {
  arrangeNotifications(numbers(1, 3));
  const { store, user } = await open();
  const row = await rowOf('Unread', 'Person 3');
  refuseAll();
  await user.click(within(row).getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  await rowOf('Unread', 'Person 3');
  expect(store.get(unreadCountAtom)).toBe(3);
});

test('further pages load ten at a time without a repeat or a gap, also after a mark', async () => {
  arrangeNotifications(numbers(1, 25));
  const { user } = await open();
  const row = await rowOf('Unread', 'Person 25');
  expect(await rowsIn('Unread')).toHaveLength(10);
  await user.click(within(row).getByRole('button', { name: 'Mark as read' }));
  const more = async () => user.click(within(await section('Unread')).getByRole('button', { name: 'Show more' }));
  await more();
  await waitFor(async () => expect((await rowsIn('Unread')).length).toBeGreaterThan(12));
  while (within(await section('Unread')).queryByRole('button', { name: 'Show more' })) {
    const before = (await rowsIn('Unread')).length;
    await more();
    await waitFor(async () => expect((await rowsIn('Unread')).length).toBeGreaterThan(before));
  }
  const names = (await rowsIn('Unread')).map((item) => /Person \d+/.exec(item.textContent)?.[0]);
  expect(names).toEqual(Array.from({ length: 24 }, (_, index) => `Person ${24 - index}`));
});

test('new notifications appear when the lists are loaded again', async () => {
  arrangeNotifications([1]);
  const { store } = await open();
  await rowOf('Unread', 'Person 1');
  addNotifications([2]);
  await store.set(refreshNotificationsAtom);
  await rowOf('Unread', 'Person 2');
  expect(store.get(unreadCountAtom)).toBe(2);
});

test('a list loaded during a mark does not restore the row', async () => {
  arrangeNotifications(numbers(1, 3));
  const { store, user } = await open();
  const row = await rowOf('Unread', 'Person 3');
  mocks.fail({ path: '/api/notifications/:id/read', delayMs: 400 });
  await user.click(within(row).getByRole('button', { name: 'Mark as read' }));
  const lists = watchLists();
  await store.set(refreshNotificationsAtom);
  // The server answers before it has received the mark.
  await waitFor(() => expect(lists()).toBe(2));
  expect(unreadOnServer()).toBe(3);
  await rowOf('Earlier', 'Person 3');
  expect(await rowsIn('Unread')).toHaveLength(2);
  await waitFor(() => expect(unreadOnServer()).toBe(2));
  await rowOf('Earlier', 'Person 3');
  expect(await rowsIn('Unread')).toHaveLength(2);
});

test('going back shows the rows at once, and new ones a moment later', async () => {
  arrangeNotifications([1]);
  const { leave, reopen } = await open();
  await rowOf('Unread', 'Person 1');
  leave();
  addNotifications([2]);
  reopen();
  expect(within(screen.getByRole('region', { name: 'Unread' })).getAllByRole('listitem')).toHaveLength(1);
  await rowOf('Unread', 'Person 2');
});

test('a notice without a link is marked by a press on its text', async () => {
  arrangeNotifications([1], { type: 'system', text: 'Your number was confirmed' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Your number was confirmed' }));
  await rowOf('Earlier', 'Your number was confirmed');
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
});

test('a list that fails to load shows the error in its position and loads after a retry', async () => {
  arrangeNotifications([1]);
  refuseAll();
  const { user } = await open();
  // Said once for both lists, in the words for a fault of the server, with one way to try again.
  await waitFor(() => expect(screen.getAllByText('Notifications didn’t load')).toHaveLength(1));
  expect(screen.getByText("Server error. We're working on fixing this. Please try again later.")).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  mocks.clearFaults();
  await user.click(within(await section('Unread')).getByRole('button', { name: 'Retry' }));
  await rowOf('Unread', 'Person 1');
});

test('one press marks everything, also rows that are not loaded yet: one call per row, four at a time', async () => {
  arrangeNotifications(numbers(1, 25));
  const { store, user } = await open();
  await rowOf('Unread', 'Person 25');
  const marks = watchMarks();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(unreadOnServer()).toBe(0));
  await screen.findByText('You’re all caught up');
  expect(store.get(unreadCountAtom)).toBe(0);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Notifications');
  expect({ calls: marks.ids.length, rows: new Set(marks.ids).size, most: marks.most }).toEqual({ calls: 25, rows: 25, most: 4 });
});

test('while further ones wait on the server, the page doesn’t claim that everything was read', async () => {
  arrangeNotifications(numbers(1, 12));
  const { user } = await open();
  await rowOf('Unread', 'Person 9');
  mocks.fail({ method: 'GET', path: '/api/notifications', status: 503 });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const row of await rowsIn('Unread')) await user.click(within(row).getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(unreadOnServer()).toBe(2));
  expect(await rowsIn('Unread')).toHaveLength(0);
  expect(screen.queryByText('You’re all caught up')).toBeNull();
  mocks.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await rowOf('Unread', 'Person 2');
  log.mockRestore();
});

test('if everything could not be marked, the page doesn’t claim that it was', async () => {
  arrangeNotifications(numbers(1, 3));
  const { store, user } = await open();
  await rowOf('Unread', 'Person 3');
  mocks.fail({ method: 'GET', path: '/api/notifications', status: 503 });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  expect(await rowsIn('Unread')).toHaveLength(3);
  expect(store.get(announcementAtom).text).toBe('');
});

test('queued marks are not sent for the next person', async () => {
  arrangeNotifications(numbers(1, 12));
  const { store, user } = await open();
  await rowOf('Unread', 'Person 12');
  const marks = watchMarks();
  mocks.backend.latency = 200;
  onTestFinished(() => {
    mocks.backend.latency = 0;
  });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(marks.ids).toHaveLength(4));
  act(() => elsewhere({ ...required(store.get(currentUserAtom)), id: 'next' }));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(marks.ids).toHaveLength(4);
});

test.each([
  'stays',
  'changes',
])('the focused element keeps the focus when all are marked, and the next person has marked nothing (the person %s)', async (who) => {
  arrangeNotifications(numbers(1, 3));
  const { store, user } = await open();
  await rowOf('Unread', 'Person 3');
  const other = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => other.remove());
  mocks.fail({ method: 'GET', path: '/api/notifications', delayMs: 200, times: 1 });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  other.focus();
  const person = store.get(currentUserAtom);
  if (who === 'changes') store.set(setCurrentUserAtom, person && { ...person, id: 'next' });
  await act(requestsSettled);
  await waitFor(() => expect(unreadOnServer()).toBe(who === 'changes' ? 3 : 0));
  expect(document.activeElement).toBe(other);
});

test('marks that are refused are undone, with their number and the reason', async () => {
  arrangeNotifications(numbers(1, 12));
  const { store, user } = await open();
  await rowOf('Unread', 'Person 12');
  mocks.fail({ path: '/api/notifications/:id/read', status: 500, times: 2 });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  expect(unreadOnServer()).toBe(2);
  await waitFor(async () => expect(await rowsIn('Unread')).toHaveLength(2));
  expect(store.get(unreadCountAtom)).toBe(2);
});

test('weigh-ins on one post are one row, which is marked as a whole', async () => {
  arrangeNotifications(numbers(1, 4), { type: 'reaction', postId: ownPostId() });
  const { store, user } = await open();
  const row = await rowOf('Unread', 'Person 4');
  expect(row.textContent).toContain('Person 4, Person 3 and 2 others weighed in on your post');
  expect(await rowsIn('Unread')).toHaveLength(1);
  await user.click(within(row).getByRole('button', { name: 'Mark 4 as read' }));
  expect(store.get(unreadCountAtom)).toBe(0);
  await waitFor(() => expect(unreadOnServer()).toBe(0));
});

test('a newcomer reads which notifications to expect, and a person who has read everything reads that', async () => {
  arrangeNotifications([]);
  const { leave } = await open();
  expect(await within(await section('Unread')).findByText('No notifications yet')).toBeDefined();
  leave();
  arrangeNotifications([1], { read: true });
  await open();
  expect(await within(await section('Unread')).findByText('You’re all caught up')).toBeDefined();
});

test('the kind of event is also shown on the picture of a verified person', async () => {
  arrangeNotifications([1]);
  mocks.db.users.update('u9000001', { verified: true });
  await open();
  const row = await rowOf('Unread', 'Person 1');
  const badges = within(row)
    .getAllByRole('img')
    .flatMap((image) => image.getAttribute('aria-label') ?? []);
  expect(badges).toContain('Follow');
  // The seal of a verified person would have the same position.
  expect(row.querySelectorAll('svg')).toHaveLength(1);
});
