import { toastsAtom } from '@/features/feedback';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import type { Notification } from '@/api';
import { refreshNotificationsAtom } from '../data/refreshNotifications.ts';
import { unreadCountAtom } from '../state/unread.ts';
import { createSignedInStore, notification, serveNotifications } from '../testing/fakeServer.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

let server: ReturnType<typeof serveNotifications>;
afterEach(() => {
  cleanup();
  server.stop();
  localStorage.clear();
});

const many = (from: number, to: number, given: Partial<Notification> = {}) =>
  Array.from({ length: to - from + 1 }, (_, index) => notification(from + index, given));

function open(rows: readonly Notification[], isRefusing = false) {
  server = serveNotifications(rows, isRefusing);
  const store = createSignedInStore('lena');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={queries}><Provider store={store}><NotificationsPage /></Provider></QueryClientProvider>);
  return { store, queries, user: userEvent.setup() };
}

const section = (name: string) => screen.findByRole('region', { name });
const rowsIn = async (name: string) => within(await section(name)).queryAllByRole('listitem');
const rowOf = async (name: string, words: string) => (await within(await section(name)).findByText(words)).closest('li') as HTMLElement;

test('the unread ones stand apart from the rest, newest first, with their number', async () => {
  const { store } = open([...many(1, 2, { read: true }), ...many(3, 5)]);
  await rowOf('Unread', 'Person 5');
  expect((await rowsIn('Unread')).map((row) => /Person \d/.exec(row.textContent)?.[0])).toEqual(['Person 5', 'Person 4', 'Person 3']);
  await rowOf('Earlier', 'Person 2');
  expect(await rowsIn('Earlier')).toHaveLength(2);
  expect(store.get(unreadCountAtom)).toBe(3);
});

test('a row is one link to what it is about', async () => {
  open(many(1, 1));
  const row = await rowOf('Unread', 'Person 1');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/user/u1');
});

test('marking shows at once, counts at once, and keeps the focus in the list', async () => {
  const { store, user } = open(many(1, 3));
  const row = await rowOf('Unread', 'Person 3');
  await user.click(within(row).getByRole('button', { name: 'Mark as read' }));
  expect(await rowsIn('Unread')).toHaveLength(2);
  expect(store.get(unreadCountAtom)).toBe(2);
  expect(document.activeElement?.closest('li')?.textContent).toContain('Person 2');
  await rowOf('Earlier', 'Person 3');
  await waitFor(() => expect(server.arrivals.filter((call) => call.endsWith('/unread'))).toHaveLength(1));
});

test('a mark that is refused is taken back and told', async () => {
  const { store, user } = open(many(1, 3));
  const row = await rowOf('Unread', 'Person 3');
  server.state.isRefusing = true;
  await user.click(within(row).getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  await rowOf('Unread', 'Person 3');
  expect(store.get(unreadCountAtom)).toBe(3);
});

test('further pages come ten at a time without a repeat or a gap, also after a mark', async () => {
  const { user } = open(many(1, 25));
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

test('news appears when the lists are asked for again', async () => {
  const { store, queries } = open(many(1, 1));
  await rowOf('Unread', 'Person 1');
  server.state.rows.push(notification(2));
  await store.set(refreshNotificationsAtom, queries);
  await rowOf('Unread', 'Person 2');
  expect(store.get(unreadCountAtom)).toBe(2);
});

test('a notice that leads nowhere is marked by a press on its words', async () => {
  const { user } = open([notification(1, { type: 'system', actorUser: null, text: 'Your number was confirmed' })]);
  await user.click(await screen.findByRole('button', { name: 'Your number was confirmed' }));
  await rowOf('Earlier', 'Your number was confirmed');
  expect(await screen.findByText('You have seen everything')).toBeTruthy();
});

test('a list that does not come says so in its place and comes with another try', async () => {
  const { user } = open(many(1, 1), true);
  const failed = await screen.findAllByText('Notifications did not load');
  expect(failed.length).toBeGreaterThan(0);
  server.state.isRefusing = false;
  await user.click(within(await section('Unread')).getByRole('button', { name: 'Retry' }));
  await rowOf('Unread', 'Person 1');
});
