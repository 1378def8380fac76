import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearReadCache } from '@/api';
import { announcementAtom, toastsAtom } from '@/features/feedback';
import { GroupNotificationActions, GroupPage, GroupsOfPerson, GroupsOverview } from '@/features/groups';
import { typingPause } from '@/features/groups/constants';
import { NotificationsPage, RowActions } from '@/features/notifications';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 5000 };
let earlier = 0;
beforeEach(() => {
  earlier = mocks.backend.log.entries.at(-1)?.id ?? 0;
});
/** Paths of this test's requests that contain `part`. */
const requestsOf = (part: string) => mocks.backend.log.entries.flatMap(({ id, path }) => (id > earlier && path.includes(part) ? path : []));
/** Pastes the text in one step, because typing would start a search for each part. */
async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

const region = async (name: string) => within(await screen.findByRole('region', { name }, patience));
const rowOf = async (list: string, group: string) => {
  const row = (await (await region(list)).findByText(group, {}, patience)).closest('li');
  return within(required(row));
};

test('the lists load a hundred at a time, and every card shows the person’s status and the next action', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(<GroupsOverview />, store, '/groups');
  const expectEntry = async (list: string, group: string) => {
    const row = await rowOf(list, group);
    return [...row.queryAllByRole('button'), ...row.queryAllByRole('link')]
      .map(({ textContent }) => textContent)
      .filter((text) => text !== group);
  };
  expect(await expectEntry('Your groups', 'Street Lab')).toEqual(['Manage']);
  (await rowOf('Your groups', 'Street Lab')).getByText('Admin');
  expect(await expectEntry('Your groups', 'Tram Riders')).toEqual(['Joined']);
  (await rowOf('Your groups', 'Tram Riders')).getByText('Moderator');
  (await rowOf('Your groups', 'Slow Bread Club')).getByText('Owner');
  expect(await expectEntry('Invitations', 'Night Shift Readers')).toEqual(['Decline', 'Accept']);
  (await rowOf('Invitations', 'Night Shift Readers')).getByText('Invited');
  (await rowOf('Invitations', 'Night Shift Readers')).getByText('Books for people who are awake when the others are not.');
  expect(await expectEntry('Other groups', 'River Swimmers')).toEqual(['Requested']);
  expect(await expectEntry('Other groups', 'Quiet Carriage')).toEqual(['Ask to join']);
  expect(await expectEntry('Other groups', 'East Side Choir')).toEqual(['Ask to join']);
  expect(requestsOf('/organizations/').toSorted()).toEqual(['/api/organizations/my?limit=100', '/api/organizations/other?limit=100']);

  // Leaving needs confirmation, and then the card moves to the list that the group now belongs to.
  await user.click((await rowOf('Your groups', 'Tram Riders')).getByRole('button', { name: 'Joined: Tram Riders' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave group' }, patience));
  await user.click(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Leave' }));
  await (await rowOf('Other groups', 'Tram Riders')).findByRole('button', { name: 'Ask to join: Tram Riders' }, patience);
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['Left group']);
});

test('an invitation that arrives while a person reads is shown on request, and then has the focus', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/organizations/my', status: 200, body: { results: [], count: 0 }, times: 1 });
  const { user, queries } = renderApp(<GroupsOverview />, store, '/groups');
  await screen.findByText('You’re not in any groups yet', {}, patience);
  clearReadCache();
  await queries.refetchQueries();
  await rowOf('Your groups', 'Street Lab');
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
  const news = (await region('Your groups')).getByRole('button', { name: '1 new invitation' });
  expect(store.get(announcementAtom)?.text).toBe('1 new invitation');
  await user.click(news);
  const link = (await rowOf('Invitations', 'Night Shift Readers')).getByRole('link');
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(screen.queryByRole('button', { name: '1 new invitation' })).toBeNull();
});

test('a search of groups starts at two trimmed characters and requests fifty', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(<GroupsOverview />, store, '/groups');
  await screen.findByText('Street Lab', {}, patience);
  const field = screen.getByRole('searchbox', { name: 'Search groups' });
  await user.type(field, ' t ');
  await screen.findByText('Type at least two characters.', {}, patience);
  expect(requestsOf('search=')).toEqual([]);
  await enter(user, field, ' tram');
  await region('1 group found');
  expect(requestsOf('search=').toSorted()).toEqual([
    '/api/organizations/my?limit=50&search=tram&autocomplete=true',
    '/api/organizations/other?limit=50&search=tram&autocomplete=true',
  ]);
  await user.clear(field);
  await screen.findByText('Street Lab', {}, patience);
});

test('the search of groups follows an address changed elsewhere, and keeps text that is typed meanwhile', async () => {
  const { store } = await signedInStore();
  const { user, at, go } = renderApp(<GroupsOverview />, store, '/groups?q=tram');
  await region('1 group found');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search groups' });
  await enter(user, field, ' street ');
  await waitFor(() => expect(at()).toBe('/groups?q=street'));
  expect(field.value).toBe(' street ');
  // The navigation's link to Groups leads to the address without a search.
  act(() => go('/groups'));
  expect(field.value).toBe('');
  await region('Your groups');
  act(() => go('/groups?q=tram'));
  expect(field.value).toBe('tram');
  await region('1 group found');
  expect(at()).toBe('/groups?q=tram');
});

test('another person’s groups are the visible ones, and one’s own id leads to one’s own lists', async () => {
  const { store, user } = await signedInStore();
  const maya = mocks.backend.personaId('author') ?? '';
  const others = renderApp(<GroupsOfPerson userId={maya} />, store);
  const list = await region('Groups of Maya Okafor');
  expect(await list.findByText('City Desk', {}, patience)).toBeDefined();
  expect(requestsOf('/organizations/')).toEqual([]);
  others.unmount();
  renderApp(<GroupsOfPerson userId={user.id} />, store);
  await region('Invitations');
});

test('invitations and requests to join are answered in the notification', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(
    <RowActions value={GroupNotificationActions}>
      <NotificationsPage />
    </RowActions>,
    store,
    '/notifications',
  );
  const press = async (name: string) => {
    const more = () => screen.queryAllByRole('button', { name: 'Show more' });
    await screen.findAllByRole('listitem', {}, patience);
    while (screen.queryAllByRole('button', { name }).length === 0 && more().length > 0) {
      const before = screen.getAllByRole('listitem').length;
      await user.click(required(more()[0]));
      await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(before), patience);
    }
    await user.click(required((await screen.findAllByRole('button', { name }, patience))[0]));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull(), patience);
  };
  await press('Accept: Eliot Marsh');
  await press('Decline: Night Shift Readers');
  const messages = store.get(toastsAtom).map(({ title, life }) => [title, life]);
  expect(messages).toEqual([
    ['Request approved', 7000],
    ['Invitation has been declined.', 7000],
  ]);
});

test('all channels beyond fifteen are requested again at once', async () => {
  const { store } = await signedInStore();
  renderApp(<GroupPage address="datakitchen" />, store, '/group/datakitchen?tab=channels');
  const channels = await region('Channels');
  await waitFor(() => expect(channels.getAllByRole('link').length).toBe(18), patience);
  expect(requestsOf('/api/channels?').map((path) => /limit=\d+/.exec(path)?.[0])).toEqual(['limit=15', 'limit=18']);
});

test('people to invite: “@” alone changes nothing, “@abc” completes usernames, one character clears the list, the cross clears everybody', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(<GroupPage address="streetlab" />, store, '/group/streetlab?tab=members');
  await user.click(await screen.findByRole('button', { name: 'Invite' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }, patience));
  const field = dialog.getByRole('textbox', { name: 'Find people' });
  const found = () => dialog.queryAllByRole('button', { name: /^Choose: / }).map((button) => button.getAttribute('aria-label'));
  await enter(user, field, '@may');
  await waitFor(() => expect(found()).toEqual(['Choose: Maya Okafor']), patience);
  expect(requestsOf('/api/users?')).toEqual(['/api/users?search=may&limit=20&autocomplete=true']);
  await user.click(dialog.getByRole('button', { name: 'Choose: Maya Okafor' }));

  // Typed over the name, “@” alone keeps the people found before, and a single character removes them.
  await user.tripleClick(field);
  await user.keyboard('@');
  await new Promise((resolve) => setTimeout(resolve, typingPause + 50));
  expect(found()).toEqual(['Choose: Maya Okafor']);
  expect(requestsOf('/api/users?')).toHaveLength(1);
  await user.tripleClick(field);
  await user.keyboard('m');
  await waitFor(() => expect(found()).toEqual([]), patience);
  expect(requestsOf('/api/search')).toEqual([]);

  // The general search is requested, of which the dialog lists only the people.
  await enter(user, field, 'mireille');
  await waitFor(() => expect(found()).toEqual(['Choose: Mireille Fontanet']), patience);
  expect(requestsOf('/api/search')).toEqual(['/api/search?query=mireille']);
  expect(dialog.getByRole('list', { name: 'Chosen people' }).textContent).toContain('Maya Okafor');
  await user.click(dialog.getByRole('button', { name: 'Clear people' }));
  expect(dialog.queryByRole('list', { name: 'Chosen people' })).toBeNull();
  expect(found()).toEqual([]);
});

test('if the server answers neither list, one message with one retry for both is shown', async () => {
  mocks.fail({ path: '/api/organizations/my', status: 500 });
  mocks.fail({ path: '/api/organizations/other', status: 500 });
  const { store } = await signedInStore();
  const { user } = renderApp(<GroupsOverview />, store, '/groups');
  expect(await screen.findByText("Server error. We're working on fixing this. Please try again later.", {}, patience)).toBeDefined();
  const [retry, ...others] = screen.getAllByRole('button', { name: 'Retry' });
  expect(others).toEqual([]);
  mocks.clearFaults();
  await user.click(required(retry));
  await rowOf('Your groups', 'Street Lab');
  await rowOf('Other groups', 'East Side Choir');
});

test('another person’s groups are listed with that person’s roles', async () => {
  const anna = required(mocks.db.users.by('username', 'anna')[0]);
  const { store } = await signedInStore();
  renderApp(<GroupsOfPerson userId={anna.id} />, store, `/groups/${anna.id}`);
  const list = await screen.findByRole('list', { name: /^Groups of/ }, patience);
  const streetLab = within(required(within(list).getByText('Street Lab').closest('li')));
  // She owns the group in which the reader is an administrator.
  expect(streetLab.getByText('Owner')).toBeDefined();
  expect(streetLab.queryByText('Admin')).toBeNull();
});
