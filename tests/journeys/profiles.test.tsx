import { act, screen, waitFor, within } from '@testing-library/react';
import { aPerson, aPost } from '@tests/support/factories';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getOrganization, getUserByUsername, request } from '@/api';
import { Connections } from '@/features/connections';
import { toastsAtom } from '@/features/feedback';
import { putGroupsAtom } from '@/features/groups';
import { weighInAtom } from '@/features/posts/state/weighIn';
import { Profile, ProfileAside } from '@/features/profile';
import { useReplies } from '@/features/profile/data/useReplies';
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
/** Paths of this test's requests that contain `part`. */
const requestsOf = (part: string) => mocks.backend.log.entries.flatMap(({ id, path }) => (id > earlier && path.includes(part) ? path : []));
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);
const headed = (name: string) => screen.findByRole('heading', { name }, patience);

test('unknown people, deleted people and an address without an id are distinguished, and an invalid id is not requested', async () => {
  const { store } = await signedInStore();
  const nobody = renderApp(<Profile address={{ id: 'u9999999' }} />, store);
  await headed('We couldn’t find this profile');
  nobody.unmount();

  // Maya's profile was loaded here a moment ago.
  const maya = required(await request(getUserByUsername, { params: { username: 'maya' }, bypassCache: true }));
  store.set(putUsersAtom, [maya]);
  mocks.db.users.update(maya.id, { status: 'deleted' });
  const closed = renderApp(<Profile address={{ id: maya.id }} />, store);
  await headed('This account was deleted');
  expect(screen.queryByRole('tab')).toBeNull();
  closed.unmount();

  const before = mocks.backend.log.entries.at(-1)?.id;
  for (const id of ['undefined', 'null', '']) {
    const invalid = renderApp(<Profile address={{ id }} />, store);
    expect(await screen.findByText('User ID is required', {}, patience)).toBeDefined();
    invalid.unmount();
    const connections = renderApp(<Connections userId={id} />, store);
    expect(await screen.findByText('User ID is required', {}, patience)).toBeDefined();
    connections.unmount();
  }
  expect(mocks.backend.log.entries.at(-1)?.id).toBe(before);
});

test('a renamed group has its new name beside a profile too, whichever answer contained it', async () => {
  const { store } = await signedInStore();
  renderApp(<ProfileAside address={{ username: 'maya' }} />, store);
  const [shown] = await within(await screen.findByRole('region', { name: 'Groups' }, patience)).findAllByRole('link');
  const id = required(shown?.getAttribute('href')?.split('/').at(-1));
  mocks.db.organizations.update(id, { name: 'Under another name' });
  const group = required(await request(getOrganization, { params: { id }, bypassCache: true }));
  act(() => store.set(putGroupsAtom, [group]));
  expect(shown?.textContent).toContain('Under another name');
});

test('a blocked person’s profile shows only the way back, and neither can be followed', async () => {
  const { store } = await signedInStore();
  mocks.db.blocks.put({ id: `${idOf('lena')}>${idOf('oleg')}`, userId: idOf('lena'), targetId: idOf('oleg') });
  mocks.db.blocks.put({ id: `${idOf('noor')}>${idOf('lena')}`, userId: idOf('noor'), targetId: idOf('lena') });
  const blocked = renderApp(<Profile address={{ username: 'oleg' }} />, store);
  await headed('You have blocked Oleg Petrov');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unblock']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(requestsOf('/api/posts')).toEqual([]);
  await blocked.user.click(screen.getByRole('button', { name: 'Unblock' }));
  await screen.findByRole('tab', { name: 'Posts' }, patience);
  blocked.unmount();

  renderApp(<Profile address={{ username: 'noor' }} />, store);
  expect(await screen.findByText(/^Noor van der Meer has blocked you\./, {}, patience)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Follow|Monitor)/ })).toBeNull();
});

test('the tabs request the page sizes of the specification: replies 20, reposts 10, unread posts 15, and weigh-ins once', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(<Profile address={{ username: 'maya' }} />, store, '/user/maya?tab=replies');
  expect((await screen.findAllByText(/^Weighed in on/, {}, patience)).length).toBeGreaterThan(0);
  const lists = () => requestsOf('/api/posts?').map(queryOf);
  const maya = idOf('maya');
  expect(lists()).toContainEqual({ authorUserId: maya, limit: '20', type: 'reply' });
  await user.click(screen.getByRole('tab', { name: 'Reposts' }));
  await waitFor(() => expect(lists()).toContainEqual({ authorUserId: maya, limit: '10', type: 'repost' }), patience);
  await user.click(screen.getByRole('tab', { name: /^Unread/ }));
  await waitFor(() => expect(requestsOf('/api/posts/unread').map(queryOf)).toContainEqual({ authorUserId: maya, limit: '15' }), patience);
  await user.click(screen.getByRole('tab', { name: 'Replies' }));
  await screen.findAllByText(/^Weighed in on/, {}, patience);
  expect(lists().filter(({ limit }) => limit === '50')).toEqual([{ authorUserId: maya, limit: '50' }]);
  await user.click(screen.getByRole('tab', { name: 'Posts' }));
  await waitFor(() => expect(lists()).toContainEqual({ authorUserId: maya, limit: '15', type: 'post,quote', onlyPosts: 'true' }), patience);
});

test('the media of a person are the images of their loaded posts, each a link to its post, and older posts are asked for by a press', async () => {
  const { store } = await signedInStore();
  const image = (id: string, alt: string | null) => ({ id, storageId: `s-${id}`, alt, width: 8, height: 8 });
  const posts = (page: string) =>
    Array.from({ length: 15 }, (_, index) =>
      aPost(`${page}${index}`, { attachedFiles: index === 3 ? [image(`${page}a`, 'A tram'), image(`${page}b`, null)] : [] }),
    );
  let isFurther = false;
  mocks.server.use(
    http.get('*/api/posts', () => {
      const results = isFurther ? [] : posts('p');
      isFurther = true;
      return HttpResponse.json({ results, count: 30 });
    }),
  );
  const { user } = renderApp(<Profile address={{ username: 'maya' }} />, store, '/user/maya?tab=media');
  const tram = await screen.findByRole('link', { name: 'A tram' }, patience);
  expect(tram.getAttribute('href')).toBe('/post/p3');
  expect(screen.getAllByRole('link', { name: /^Image of / }).map((link) => link.getAttribute('href'))).toEqual(['/post/p3']);
  await user.click(screen.getByRole('button', { name: 'Look in older posts' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Look in older posts' })).toBeNull(), patience);
  expect(screen.getByRole('link', { name: 'A tram' })).toBeDefined();
});

test('a person without images is said to have none', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts', method: 'GET', status: 200, body: { results: [aPost('p1')], count: 1 } });
  renderApp(<Profile address={{ username: 'maya' }} />, store, '/user/maya?tab=media');
  await headed('No images yet');
  expect(screen.getByText('Images that Maya Okafor posts will appear here.')).toBeDefined();
});

test('a weigh-in reloads the chart of the author', async () => {
  const { store, user } = await signedInStore();
  const post = await somebodysPost(store, user.id);
  renderApp(<ProfileAside address={{ id: post.authorUserId }} />, store);
  await screen.findByRole('img', { name: /^Scores of the last 30 days/ }, patience);
  const histories = () => requestsOf(`/api/users/${post.authorUserId}/rating-history`).map(queryOf);
  expect(histories()).toEqual([{ days: '30' }]);
  await store.set(weighInAtom, post.id, { values: { '2': 2 }, description: '' });
  await waitFor(() => expect(histories()).toHaveLength(2), patience);
  expect(store.get(toastsAtom)).toEqual([]);
});

test('replies show the newest three comments of weigh-ins on a post (const.reaction-comments.feed, ui.feed.reaction-comments)', async () => {
  const { store } = await signedInStore();
  const maya = idOf('maya');
  const reactionSets = [1, 2, 3, 4, 5].map((minute) => ({
    userId: `u${minute}`,
    user: aPerson(`u${minute}`),
    description: `Comment ${minute}`,
    createdAt: `2026-11-20T12:0${minute}:00.000Z`,
    values: { '2': 1 as const },
  }));
  mocks.server.use(
    http.get('*/api/posts', ({ request: { url } }) => {
      const results = queryOf(url)['limit'] === '50' ? [aPost('p1', { authorUserId: maya, reactionSets })] : [];
      return HttpResponse.json({ results, count: results.length });
    }),
  );
  // The screen draws only what is near the window.
  const ReplyIds = () => useReplies(maya).items.map(({ id }) => <p key={id}>{id}</p>);
  renderApp(<ReplyIds />, store);
  const ids = await screen.findAllByText(/^comment:/, {}, patience);
  expect(ids.map(({ textContent }) => textContent)).toEqual(['comment:p1:u5', 'comment:p1:u4', 'comment:p1:u3']);
});

test('connections load fifteen at a time, with the filters in the address', async () => {
  const { store, user } = await signedInStore();
  const { user: person } = renderApp(<Connections userId={user.id} />, store, `/followers/${user.id}?type=followers`);
  await screen.findByRole('list', { name: 'Followers' }, patience);
  const of = (kind: string) => requestsOf(`/api/users/${user.id}/${kind}?`).map(queryOf);
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

test('failing to load further channels does not end the list', async () => {
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
