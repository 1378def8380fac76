import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { getPosts, getRecommendedPosts, type Post as PostData, request } from '@/api';
import { Post, Profile } from '@/app/global/ThemePreview';
import { lazyValue } from '@/design-system';
import type { PostListName } from '@/features/lists';
import { usePostPages } from '@/features/posts';
import { openThemeSettingsAtom, ThemeSettings } from '@/features/theme-settings';
import type { PreviewParts } from '@/features/theme-settings/components/previewParts';
import { signedInStore, withBackend } from './session.ts';

withBackend();

// The dialog's code is loaded when it is first opened, which may be slow on a busy machine.
const patience = { timeout: 15_000 };
type Store = ReturnType<typeof createStore>;

function open(store: Store, content: ReactNode) {
  const view = render(<Provider store={store}>{content}</Provider>);
  return { ...view, load: (list: PostListName, posts: readonly PostData[]) => load(store, list, posts) };
}

/** Loads a list as a screen beside it would. */
async function load(store: Store, list: PostListName, results: readonly PostData[]) {
  const source = { list, sizes: { first: 30, further: 15 }, fetch: async () => ({ results: [...results], count: results.length }) };
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => usePostPages(source), { wrapper });
  await waitFor(() => expect(result.current.state).toBe('ready'));
}

const recommended = async () => (await request(getRecommendedPosts, { query: { limit: 5 }, bypassCache: true })).results;
const writtenBy = async (authorUserId: string) =>
  (await request(getPosts, { query: { authorUserId, type: ['post'], limit: 3 }, bypassCache: true })).results;
const label = () => screen.getByRole('article').textContent;

test('the preview shows one’s own newest post, or the newest of the feed until that is loaded', async () => {
  const { store, user } = await signedInStore();
  const { load } = open(store, <Post>a sample</Post>);
  expect(screen.queryByText('a sample')).not.toBeNull();
  const feed = await recommended();
  await load('feed:all', feed);
  expect(label()).toContain((feed[0]?.repostedPost ?? feed[0])?.authorUser.displayName);
  const own = await writtenBy(user.id);
  await load(`profile:${user.id}`, own);
  expect(label()).toContain(own[0]?.title ?? own[0]?.rawText);
  expect(screen.queryByText('a sample')).toBeNull();
});

test('a picture of a post covers no space, name or press of the card on the page', async () => {
  const { store, user } = await signedInStore();
  const { load, container } = open(
    store,
    <>
      <Post>light</Post>
      <Post>dark</Post>
    </>,
  );
  await load(`profile:${user.id}`, await writtenBy(user.id));
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(container.querySelector('[id^="post-"], [data-post-id], article[tabindex], button')).toBeNull();
});

test('the preview of the profile shows the person’s name and rank; a guest sees the samples', async () => {
  const { store, user } = await signedInStore();
  open(store, <Profile>a sample</Profile>);
  expect(screen.getByText(`@${user.username}`, { exact: false })).toBeDefined();
  expect(screen.getByText(/^(Top|Bottom) \d+%/)).toBeDefined();
  cleanup();
  localStorage.clear();
  const { load } = open(
    createStore(),
    <>
      <Post>
        <p>a post</p>
      </Post>
      <Profile>
        <p>a person</p>
      </Profile>
    </>,
  );
  await load('feed:all', await recommended());
  expect(screen.queryByText('a post')).not.toBeNull();
  expect(screen.queryByText('a person')).not.toBeNull();
});

async function openSettings(load: () => Promise<PreviewParts>) {
  const { store } = await signedInStore();
  open(store, <ThemeSettings previewParts={lazyValue(load)} />);
  act(() => store.set(openThemeSettingsAtom));
  const dialog = within(await screen.findByRole('dialog', { name: 'Theme Settings' }, patience));
  return ['Light', 'Dark'].map((name) => dialog.getByRole('group', { name }));
}

test('Theme Settings renders the given parts once per scheme, inert', async () => {
  const panes = await openSettings(async () => ({ Post: () => <a href="/">my post</a>, Profile: () => <>my profile</> }));
  for (const pane of panes) {
    expect(within(pane).getByText('my post').closest('[inert]')).not.toBeNull();
    expect(within(pane).queryByText('my profile')).not.toBeNull();
    expect(within(pane).queryByText('Maya Okafor')).toBeNull();
  }
});

test('Theme Settings shows its samples if the parts cannot be fetched', async () => {
  const panes = await openSettings(() => Promise.reject(new Error('offline')));
  for (const pane of panes) expect(within(pane).getAllByText('Maya Okafor')).toHaveLength(2);
});
