import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getOrganization, getUserByUsername, request } from '@/api';
import { Connections } from '@/features/connections';
import { toastsAtom } from '@/features/feedback';
import { putGroupsAtom } from '@/features/groups';
import { weighInAtom } from '@/features/posts/state/weighIn';
import { Profile, ProfileAside } from '@/features/profile';
import { putUsersAtom } from '@/features/users';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 5000 };
const idOf = (username: string) => required(mocks.db.users.by('username', username)[0]).id;

let earlier = 0;
beforeEach(() => {
  earlier = mocks.backend.log.entries.at(-1)?.id ?? 0;
});
/** The requests of this test whose address has this part in it. */
const asked = (part: string) => mocks.backend.log.entries.flatMap(({ id, path }) => (id > earlier && path.includes(part) ? path : []));
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);
const headed = (name: string) => screen.findByRole('heading', { name }, patience);

test('nobody, somebody who has left, and an address without an id are told apart, and an invalid id is asked about by nobody', async () => {
  const { store } = await signedInStore();
  const nobody = renderApp(<Profile address={{ id: 'u9999999' }} />, store);
  await headed('We couldn’t find this profile');
  nobody.unmount();

  // Somebody whose words were read here a moment ago.
  const maya = required(await request(getUserByUsername, { params: { username: 'maya' }, bypassCache: true }));
  store.set(putUsersAtom, [maya]);
  mocks.db.users.update(maya.id, { status: 'deleted' });
  const gone = renderApp(<Profile address={{ id: maya.id }} />, store);
  await headed('This account was deleted');
  expect(screen.queryByRole('tab')).toBeNull();
  gone.unmount();

  const before = mocks.backend.log.entries.length;
  for (const id of ['undefined', 'null', '']) {
    const invalid = renderApp(<Profile address={{ id }} />, store);
    expect(await screen.findByText('User ID is required', {}, patience)).toBeDefined();
    invalid.unmount();
    const connections = renderApp(<Connections userId={id} />, store);
    expect(await screen.findByText('User ID is required', {}, patience)).toBeDefined();
    connections.unmount();
  }
  expect(mocks.backend.log.entries).toHaveLength(before);
});

test('a group that has another name since is called so beside a profile too, whatever answer said it', async () => {
  const { store } = await signedInStore();
  renderApp(<ProfileAside address={{ username: 'maya' }} />, store);
  const [shown] = await within(await screen.findByRole('region', { name: 'Groups' }, patience)).findAllByRole('link');
  const id = required(shown?.getAttribute('href')?.split('/').at(-1));
  mocks.db.organizations.update(id, { name: 'Under another name' });
  const group = required(await request(getOrganization, { params: { id }, bypassCache: true }));
  act(() => store.set(putGroupsAtom, [group]));
  expect(shown?.textContent).toContain('Under another name');
});

test('of whom one has blocked nothing is left but the way back; who has blocked one can neither be followed', async () => {
  const { store } = await signedInStore();
  mocks.db.blocks.put({ id: `${idOf('lena')}>${idOf('oleg')}`, userId: idOf('lena'), targetId: idOf('oleg') });
  mocks.db.blocks.put({ id: `${idOf('noor')}>${idOf('lena')}`, userId: idOf('noor'), targetId: idOf('lena') });
  const blocked = renderApp(<Profile address={{ username: 'oleg' }} />, store);
  await headed('You have blocked Oleg Petrov');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unblock']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(asked('/api/posts')).toEqual([]);
  await blocked.user.click(screen.getByRole('button', { name: 'Unblock' }));
  await screen.findByRole('tab', { name: 'Posts' }, patience);
  blocked.unmount();

  renderApp(<Profile address={{ username: 'noor' }} />, store);
  expect(await screen.findByText(/^Noor van der Meer has blocked you\./, {}, patience)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Follow|Monitor)/ })).toBeNull();
});

test('the tabs ask for as many as the specification says: replies 20, reposts 10, unread posts 15, and weigh-ins once', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(<Profile address={{ username: 'maya' }} />, store, '/user/maya?tab=replies');
  expect((await screen.findAllByText(/^Weighed in on/, {}, patience)).length).toBeGreaterThan(0);
  const lists = () => asked('/api/posts?').map(queryOf);
  const maya = idOf('maya');
  expect(lists()).toContainEqual({ authorUserId: maya, limit: '20', type: 'reply' });
  await user.click(screen.getByRole('tab', { name: 'Reposts' }));
  await waitFor(() => expect(lists()).toContainEqual({ authorUserId: maya, limit: '10', type: 'repost' }), patience);
  await user.click(screen.getByRole('tab', { name: /^Unread/ }));
  await waitFor(() => expect(asked('/api/posts/unread').map(queryOf)).toContainEqual({ authorUserId: maya, limit: '15' }), patience);
  await user.click(screen.getByRole('tab', { name: 'Replies' }));
  await screen.findAllByText(/^Weighed in on/, {}, patience);
  expect(lists().filter(({ limit }) => limit === '50')).toEqual([{ authorUserId: maya, limit: '50' }]);
});

test('a weigh-in has the chart of the author asked for again', async () => {
  const { store, user } = await signedInStore();
  const post = await somebodysPost(store, user.id);
  renderApp(<ProfileAside address={{ id: post.authorUserId }} />, store);
  await screen.findByRole('slider', { name: 'Scores of the last 30 days' }, patience);
  const histories = () => asked(`/api/users/${post.authorUserId}/rating-history`).map(queryOf);
  expect(histories()).toEqual([{ days: '30' }]);
  await store.set(weighInAtom, post.id, { values: { '2': 2 }, description: '' });
  await waitFor(() => expect(histories()).toHaveLength(2), patience);
  expect(store.get(toastsAtom)).toEqual([]);
});

test('connections come fifteen at a time, with the filters that the address names', async () => {
  const { store, user } = await signedInStore();
  const { user: person } = renderApp(<Connections userId={user.id} />, store, `/followers/${user.id}?type=friends`);
  await screen.findByRole('list', { name: 'Followers' }, patience);
  const of = (kind: string) => asked(`/api/users/${user.id}/${kind}?`).map(queryOf);
  expect(of('followers')[0]).toEqual({ offset: '0', limit: '15', only: 'following' });
  await person.click(screen.getByRole('button', { name: 'Verified' }));
  await waitFor(() => expect(of('followers')).toContainEqual({ offset: '0', limit: '15', only: 'following', verified: 'true' }), patience);
  await person.click(screen.getByRole('tab', { name: 'Monitoring' }));
  await waitFor(() => expect(of('following')).toContainEqual({ offset: '0', limit: '15', only: 'monitoring' }), patience);
  await person.click(await screen.findByRole('button', { name: 'Unread first' }, patience));
  await waitFor(
    () => expect(of('following')).toContainEqual({ offset: '0', limit: '15', only: 'monitoring', withUnreadPosts: 'true' }),
    patience,
  );
  await person.click(screen.getByRole('tab', { name: 'Channels' }));
  const panel = within(await screen.findByRole('region', { name: 'Channels' }, patience));
  await panel.findAllByRole('listitem', {}, patience);
  expect(of('following-channels')).toEqual([{ offset: '0', limit: '15' }]);
});

test('further channels that did not come are no end of the list', async () => {
  const { store, user } = await signedInStore();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const results = Array.from({ length: 15 }, (_, at) => ({ channelId: `c${at}`, followType: 'follow' }));
  const answer = ({ request: { url } }: { request: Request }) =>
    new URL(url).searchParams.get('offset') === '0' ? HttpResponse.json({ results, count: 40 }) : HttpResponse.error();
  mocks.server.use(http.get('*/api/users/:userId/following-channels', answer));
  renderApp(<Connections userId={user.id} />, store, `/followers/${user.id}?type=channels`);
  expect(await screen.findByRole('button', { name: 'Retry' }, patience)).toBeDefined();
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
  log.mockRestore();
});
