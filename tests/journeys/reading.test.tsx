import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import {
  clearReadCache,
  connectX,
  createDraftPost,
  getDraftPosts,
  getMyOrganizations,
  getPosts,
  getUser,
  request,
  requestXToken,
} from '@/api';
import { ComposerGate } from '@/app/layouts/DefaultLayout.tsx';
import CreatePostScreen from '@/app/screens/CreatePost.tsx';
import { emptyDraft } from '@/features/compose/model/draft.ts';
import { openServerDraft } from '@/features/compose/state/serverDrafts.ts';
import { HomeFeed } from '@/features/feed/components/HomeFeed.tsx';
import { toastsAtom } from '@/features/feedback';
import { composeIntentAtom, openComposerAtom, postAtom } from '@/features/posts';
import PostMenu from '@/features/posts/components/menu/PostMenu.tsx';
import { isSignedInAtom } from '@/features/session';
import { userAtom } from '@/features/users';
import { required } from '@/shared/lib/required';
import { mocks, recordCalls, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});
const slow = { timeout: 10_000 };
vi.setConfig({ testTimeout: 20_000 });

type Store = Awaited<ReturnType<typeof signedInStore>>['store'];
function show(store: Store, screenOf: ReactNode, address = '/') {
  const [pathname = '/', searchPath = ''] = address.split('?');
  const location = memoryLocation({ path: pathname, searchPath, record: true });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  render(
    <QueryClientProvider client={queries}>
      <Provider store={store}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          {screenOf}
        </Router>
      </Provider>
    </QueryClientProvider>,
  );
  return { location, user: userEvent.setup() };
}
const messagesIn = (store: Store) => store.get(toastsAtom).map(({ title, description }) => [title, description]);

async function menuOfPost() {
  const { store, user: me } = await signedInStore();
  const { id, authorUser } = await somebodysPost(store, me.id);
  const { user } = show(store, <PostMenu post={required(store.get(postAtom(id)))} trigger={<button type="button">More</button>} />);
  const press = async (name: string) => user.click(await screen.findByRole('menuitem', { name }, slow));
  return { store, id, author: authorUser, user, press };
}

test('sharing a post opens the device’s share sheet, and closing that is not a failure', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => Promise.reject(new DOMException('', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { store, id, press } = await menuOfPost();
  await press('Share');
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `http://localhost/post/${id}` }));
  expect(messagesIn(store)).toEqual([]);
});

test('without sharing in the browser there is no Share', async () => {
  await menuOfPost();
  await screen.findByRole('menuitem', { name: 'Copy link' }, slow);
  expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull();
});

test('the author of a post is blocked after a confirmation, and unblocked without one; both are reported', async () => {
  const { store, author, user, press } = await menuOfPost();
  await press(`Block ${author.displayName}`);
  const question = await screen.findByRole('alertdialog', {}, slow);
  expect(question.textContent).toContain(`Block ${author.displayName}?`);
  await user.click(within(question).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(store.get(userAtom(author.id))?.isBlocked).toBe(true), slow);
  expect(messagesIn(store)).toEqual([
    ['User blocked', `You will no longer see posts from ${author.displayName}, and they cannot reply to you.`],
  ]);
  const isBlocked = async () => (await request(getUser, { params: { id: author.id }, bypassCache: true }))?.isBlocked;
  expect(await isBlocked()).toBe(true);

  await user.click(screen.getByRole('button', { name: 'More' }));
  await press(`Unblock ${author.displayName}`);
  await waitFor(() => expect(store.get(userAtom(author.id))?.isBlocked).toBe(false), slow);
  expect(messagesIn(store).at(-1)).toEqual(['User unblocked', `You can see posts from ${author.displayName} again.`]);
  expect(await isBlocked()).toBe(false);
});

test('a person who signed in for the first time sees a few welcome posts, until they dismiss them', async () => {
  localStorage.setItem('isFirstLogin', 'true');
  const { store } = await signedInStore();
  const { user } = show(store, <HomeFeed />);
  const intro = await screen.findByRole('region', { name: 'Welcome: a few posts to begin with' }, slow);
  expect(within(intro).getAllByRole('article')).toHaveLength(2);
  // They build on each other: the oldest is read first.
  const dates = [...intro.querySelectorAll('article time')].map((time) => time.getAttribute('datetime') ?? '');
  expect(dates).toEqual(dates.toSorted());
  // The feed shows the same posts, and only one of the two cards may have the post's id.
  const named = [...document.querySelectorAll<HTMLElement>('[id^="post-"]')].map(({ id }) => id);
  expect(new Set(named).size).toBe(named.length);
  expect(
    within(intro)
      .getAllByRole('article')
      .map(({ id }) => id),
  ).toEqual(['', '']);
  await user.click(within(intro).getByRole('button', { name: 'Dismiss the welcome posts' }));
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'All' }));
  // The first steps are dismissed on their own, and only then nothing greets the person any more.
  await user.click(screen.getByRole('button', { name: 'Dismiss the first steps' }));
  expect(localStorage.getItem('isFirstLogin')).toBeNull();
});

test('a saved draft opens with its text, and is deleted after a confirmation', async () => {
  const { store } = await signedInStore();
  for (const rawText of ['To be gone', 'To be gone on with']) await request(createDraftPost, { body: { rawText, text: rawText } });
  store.set(openComposerAtom, { kind: 'post' });
  const { user } = show(store, <ComposerGate />);
  await user.click(await screen.findByRole('button', { name: /^Drafts/ }, slow));
  const list = await screen.findByRole('region', { name: 'Saved drafts' }, slow);
  await user.click(within(list).getByRole('button', { name: 'Delete the draft “To be gone”' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }, slow));
  await waitFor(async () => {
    const { results } = await request(getDraftPosts, { query: {}, bypassCache: true });
    expect(results.map(({ rawText }) => rawText)).not.toContain('To be gone');
  }, slow);
  await user.click(within(list).getByText('To be gone on with'));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('To be gone on with'), slow);
});

test('text that was being typed when the session ended is restored after the next sign-in', async () => {
  const { store, user: me } = await signedInStore();
  store.set(openComposerAtom, { kind: 'post' });
  const { user } = show(store, <ComposerGate />);
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await screen.findByRole('textbox', { name: 'Text' }, slow);
  await waitFor(() => expect(field().disabled).toBe(false), slow);
  await user.type(field(), 'Half a thought');
  // The session ends before the delay after which the text would have been saved.
  mocks.fail({ path: '/api/users/:id', method: 'GET', status: 401, message: 'No session' });
  await request(getUser, { params: { id: me.id }, bypassCache: true }).catch(() => undefined);
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(localStorage.getItem('user')).toBeNull();
  cleanup();

  mocks.clearFaults();
  mocks.become('regular');
  const { store: later } = await signedInStore();
  later.set(openComposerAtom, { kind: 'post' });
  show(later, <ComposerGate />);
  await waitFor(() => expect(field().value).toBe('Half a thought'), slow);
});

/** A group that the regular person belongs to. */
async function ownGroup() {
  const { results } = await request(getMyOrganizations, { query: { limit: 100 }, bypassCache: true });
  return required(results.find(({ myMembership }) => myMembership?.status === 'member'));
}
const drafts = async () => (await request(getDraftPosts, { query: {}, bypassCache: true })).results;

test('in a channel its own drafts are listed; saving one stores the new before the old is deleted, with its settings', async () => {
  const { store } = await signedInStore();
  const { channelId } = await ownGroup();
  const preview = { url: 'https://example.com/', title: '', description: '', imageUrl: '', isDisabledPreview: true };
  await request(createDraftPost, { body: { rawText: 'For all', text: 'For all' } });
  const rawText = 'For the channel https://example.com/';
  await request(createDraftPost, { body: { rawText, text: rawText, channelId: required(channelId), urls: [preview] } });
  const old = required((await drafts()).find((draft) => draft.channelId === channelId));
  store.set(openComposerAtom, { kind: 'post', target: { channelId: required(channelId) } });
  const { user } = show(store, <ComposerGate />);
  await user.click(await screen.findByRole('button', { name: /^Drafts/ }, slow));
  const list = await screen.findByRole('region', { name: 'Saved drafts' }, slow);
  expect(within(list).queryByText('For all')).toBeNull();
  await user.click(within(list).getByText(rawText));
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(field().value).toBe(rawText), slow);

  await user.click(screen.getByRole('radio', { name: 'Followed' }));
  await user.type(field(), ' more');
  await user.click(screen.getByRole('button', { name: /^Drafts/ }));
  calls.splice(0);
  await user.click(await screen.findByRole('button', { name: 'Save draft' }, slow));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(`DELETE /api/draft-posts/${old.id}`), slow);
  expect(calls.map(({ call }) => call).filter((call) => /^(POST|DELETE) \/api\/draft-posts/.test(call))).toEqual([
    'POST /api/draft-posts',
    `DELETE /api/draft-posts/${old.id}`,
  ]);
  const saved = required((await drafts()).find((draft) => draft.channelId === channelId));
  expect(saved).toMatchObject({ rawText: `${rawText} more`, channelId, urls: [{ isDisabledPreview: true }] });
  expect((await drafts()).map(({ id }) => id)).not.toContain(old.id);

  // The server doesn't store who can reply, but the draft still opens with that setting.
  await openServerDraft(store, saved, emptyDraft);
  await waitFor(() => expect(field().value).toBe(`${rawText} more`), slow);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Followed' }).checked).toBe(true);
});

test('a channel whose group list failed to load is named all the same, and the list can be requested again', async () => {
  const { store } = await signedInStore();
  const group = await ownGroup();
  clearReadCache();
  mocks.fail({ path: '/api/organizations/my', status: 503 });
  store.set(openComposerAtom, { kind: 'post', target: { channelId: required(group.channelId) } });
  const { user } = show(store, <ComposerGate />);
  const target = await screen.findByRole('combobox', { name: 'Where it appears' }, slow);
  await waitFor(() => expect(target.textContent).toContain(group.name), slow);
  mocks.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Your groups didn’t load.')).toBeNull(), slow);
});

test('with a connected account of another network, a post can also be published there, and the next one remembers it', async () => {
  const { oauthToken } = required(await request(requestXToken));
  await request(connectX, { body: { oauthToken, oauthVerifier: 'lena' } });
  const { store, user: me } = await signedInStore();
  store.set(openComposerAtom, { kind: 'post' });
  const { user } = show(store, <ComposerGate />);
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'X' }, slow);
  expect(screen.queryByRole('switch', { name: 'Bluesky' })).toBeNull();
  expect(toggle.checked).toBe(false);
  await user.click(toggle);
  expect(localStorage.getItem('isPostToX')).toBe('true');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'To both');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(async () => {
    const { results } = await request(getPosts, { query: { authorUserId: me.id, limit: 1 }, bypassCache: true });
    expect(results[0]).toMatchObject({ rawText: 'To both', postToTwitter: true, postToBluesky: false });
  }, slow);
});

/** The screen unmounts after it navigates, as in the application. */
const writing = (
  <Route path="/create-organisation-post">
    <CreatePostScreen />
  </Route>
);

test('/create-organisation-post opens the composer over the group, into its channel', async () => {
  const { store } = await signedInStore();
  const group = await ownGroup();
  const { location } = show(store, writing, `/create-organisation-post?group=${group.id}`);
  await waitFor(() => expect(location.history.at(-1)).toBe(`/group/${group.id}`), slow);
  expect(store.get(composeIntentAtom)).toMatchObject({ kind: 'post', target: { channelId: group.channelId } });
});

test('without its group the composer opens over the feed', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/organizations/:id', status: 503 });
  const { location } = show(store, writing, '/create-organisation-post?group=g1');
  await waitFor(() => expect(location.history.at(-1)).toBe('/'), slow);
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'post' });
});
