import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { createPost, followUser, getCurrentUser, type Post, type PostInput, request, updatePost } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { composeIntentAtom, putPostsAtom } from '@/features/posts';
import { fetchRepliesAtom } from '@/features/posts/state/fetchReplies.ts';
import { Thread, usePostState } from '@/features/thread';
import { marked, thread } from '@/features/thread/components/PostDetail.css.ts';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, withBackend } from './session.ts';
// Loads these lazy chunks in advance, so that no test waits for them.
import '@/features/thread/components/SortReplies.tsx';

withBackend();
vi.setConfig({ testTimeout: 20_000 });
const slow = { timeout: 10_000 };

/** Publishes a post as a persona. */
async function written(persona: 'author' | 'newcomer', body: Partial<PostInput>): Promise<Post> {
  mocks.become(persona);
  const post = required(await request(createPost, { body: { type: 'post', rawText: 'Words', text: 'Words', ...body } }));
  mocks.become('regular');
  return post;
}
const reply = (repostedPostId: string, rawText: string) => ({ type: 'reply' as const, repostedPostId, rawText, text: rawText });

async function open(postId: string, isReply = false) {
  const { store, user: me } = await signedInStore();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  render(
    <QueryClientProvider client={queries}>
      <Provider store={store}>
        <Thread postId={postId} isReply={isReply} />
      </Provider>
    </QueryClientProvider>,
  );
  return { store, me, user: userEvent.setup() };
}
const repliesOf = (section: HTMLElement) =>
  within(section)
    .getAllByText(/^Reply \d+$/)
    .map(({ textContent }) => textContent);
const repliesSection = async () => required((await screen.findByRole('heading', { name: 'Replies' }, slow)).closest('section'));

test('the page of a post shows ten replies, and ten more with every press', async () => {
  const post = await written('author', {});
  for (let number = 1; number <= 13; number += 1) await written('author', reply(post.id, `Reply ${number}`));
  const { user } = await open(post.id);
  const section = await repliesSection();
  expect(repliesOf(section)).toEqual(Array.from({ length: 10 }, (_, at) => `Reply ${13 - at}`));
  await user.click(screen.getByRole('button', { name: 'Show 3 more replies' }));
  expect(repliesOf(section)).toHaveLength(13);
  expect(screen.queryByRole('button', { name: /^Show \d/ })).toBeNull();
});

test('the page of a post shows ten comments of weigh-ins, with each person’s own values, and the others on demand', async () => {
  const post = await written('author', {});
  const { store, user } = await open(post.id);
  await screen.findByText('No replies yet', {}, slow);
  const comment = (number: number) => ({
    userId: `u${number}`,
    description: `Comment ${number}`,
    createdAt: '',
    values: { '2': 1 as const },
  });
  const reactionSets = Array.from({ length: 12 }, (_, at) => comment(12 - at));
  act(() => store.set(putPostsAtom, [{ ...post, reactionSets }]));
  const comments = () => screen.getAllByText(/^Comment \d+$/).map(({ textContent }) => textContent.trim());
  expect(comments()).toEqual(Array.from({ length: 10 }, (_, at) => `Comment ${12 - at}`));
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show 2 more of 12 weigh-ins' }));
  expect(comments()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: /more of 12/ })).toBeNull();
});

test('replies can be sorted; choosing the order again resets it, and a Russian text is marked with its language', async () => {
  const post = await written('author', {});
  for (const number of [1, 2]) await written('author', reply(post.id, `Reply ${number}`));
  const { user } = await open(post.id);
  const section = await repliesSection();
  const order = await within(section).findByRole('combobox', { name: 'Order of the replies' }, slow);
  expect(order.textContent).toBe('Без сортировки');
  expect(within(order).getByText('Без сортировки').lang).toBe('ru');
  expect(repliesOf(section)).toEqual(['Reply 2', 'Reply 1']);

  const choose = async (name: string) => {
    await user.click(order);
    await user.click(await screen.findByRole('option', { name }, slow));
  };
  await choose('Oldest');
  expect(repliesOf(section)).toEqual(['Reply 1', 'Reply 2']);
  expect(within(order).getByText('Oldest').lang).toBe('');
  await choose('Oldest');
  expect(repliesOf(section)).toEqual(['Reply 2', 'Reply 1']);
  expect(order.textContent).toBe('Без сортировки');
});

/** Like the rail beside a post, it shows the post's loading state and requests nothing itself. */
function Rail({ postId }: { postId: string }) {
  return <p>{usePostState(postId)}</p>;
}

test('a post that another part of the page follows is loaded again when all posts are, as after a block', async () => {
  const post = await written('author', {});
  const { store } = await signedInStore();
  const errors = vi.spyOn(console, 'error');
  const { queries } = renderApp(
    <>
      <Thread postId={post.id} isReply={false} />
      <Rail postId={post.id} />
    </>,
    store,
  );
  await screen.findByText('No replies yet', {}, slow);
  await screen.findByText('ready', {}, slow);
  mocks.become('author');
  await request(updatePost, { params: { id: post.id }, body: { rawText: 'Other words', text: 'Other words' } });
  mocks.become('regular');
  await act(() => queries.resetQueries());
  expect(await screen.findByText('Other words', {}, slow)).toBeTruthy();
  expect(errors).not.toHaveBeenCalled();
});

test('an opened post is marked as read (gap.post.mark-read-when, gap.user.unread-tab)', async () => {
  const { id } = await written('author', {});
  await open(id);
  await waitFor(() => expect(mocks.backend.log.entries.map(({ path }) => path)).toContain(`/api/posts/${id}/mark-as-read`), slow);
});

test('a post without replies invites only people who may reply', async () => {
  const post = await written('author', {});
  await open(post.id);
  expect(await screen.findByText('No replies yet', {}, slow)).toBeTruthy();
  expect(screen.getByText('Start the conversation.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Write a reply to / })).toBeTruthy();
});

test('a post that is closed to the person says who may reply, and offers no reply box', async () => {
  // The newcomer follows nobody, so nobody can reply.
  const post = await written('newcomer', { isAnyoneCanReply: false });
  await open(post.id);
  expect(await screen.findByText('Only people the author follows or mentioned can reply.', {}, slow)).toBeTruthy();
  expect(await screen.findByText('No replies yet', {}, slow)).toBeTruthy();
  expect(screen.queryByText('Start the conversation.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Write a reply/ })).toBeNull();
});

test('a closed post invites the people whom its author follows', async () => {
  const me = required(await request(getCurrentUser, { bypassCache: true }));
  mocks.become('newcomer');
  await request(followUser, { params: { id: me.id }, body: { negative: false } });
  const post = await written('newcomer', { isAnyoneCanReply: false });
  await open(post.id);
  expect(await screen.findByRole('button', { name: /^Write a reply to / }, slow)).toBeTruthy();
  expect(screen.queryByText(/^Only people the author/)).toBeNull();
});

test('a reply is marked and shown below its parent, with its own replies below', async () => {
  const post = await written('author', { rawText: 'Question', text: 'Question' });
  const target = await written('author', reply(post.id, 'Answer'));
  await written('author', reply(target.id, 'Reply 1'));
  await open(target.id, true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reply');
  const section = await repliesSection();
  expect(repliesOf(section)).toEqual(['Reply 1']);
  const articleOf = (text: string) => required(screen.getByText(text).closest('article'));
  const [answered, shown] = [articleOf('Question'), articleOf('Answer')];
  expect(answered.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Both posts are in the same card, with a hairline between them.
  expect([answered, shown].map(({ parentElement }) => parentElement?.className)).toEqual([thread, thread]);
  expect(shown.querySelector(`.${marked}`)).not.toBeNull();
  expect(answered.querySelector(`.${marked}`)).toBeNull();
});

test('a person blocked from an open post reads that they cannot reply, not that it is closed', async () => {
  const me = required(await request(getCurrentUser, { bypassCache: true }));
  const post = await written('author', {});
  mocks.become('author');
  await request(updatePost, { params: { id: post.id }, body: { blockedUserIds: [me.id] } });
  mocks.become('regular');
  const { store, user } = await open(post.id);
  expect(await screen.findByText('You can’t reply to this post.', {}, slow)).toBeTruthy();
  expect(screen.queryByText(/^Only people the author/)).toBeNull();
  // A press shows the reason too, because touch and keyboard have no tooltip.
  const button = screen.getByRole('button', { name: /^Reply, / });
  expect(button.title).toBe('You can’t reply to this post.');
  await user.click(button);
  expect(store.get(toastsAtom).map(({ tone, title }) => [tone, title])).toEqual([['primary', 'You can’t reply to this post.']]);
  expect(store.get(composeIntentAtom)).toBeUndefined();
});

test('the first three of many replies to a reply are shown below it, with a link to the others; a separate one names the person it answers', async () => {
  const post = await written('author', {});
  const target = await written('author', reply(post.id, 'Asked'));
  for (let number = 1; number <= 5; number += 1) await written('author', reply(target.id, `Reply ${number}`));
  const { store } = await open(post.id);
  await screen.findByText('Asked', {}, slow);
  // Loads the replies as the watcher of visible posts does.
  await act(() => store.set(fetchRepliesAtom, target.id, new AbortController().signal));
  const section = await repliesSection();
  await waitFor(() => expect(repliesOf(section)).toHaveLength(3), slow);
  expect(screen.getByRole('link', { name: 'Show 2 more replies' }).getAttribute('href')).toBe(`/reply/${target.id}`);
  // The first reply is directly below the post that it answers, so only the other two name it.
  expect(within(section).getAllByText(/^Replying to /)).toHaveLength(2);
});

test('the address of a repost leads to its original, or says that the original was deleted', async () => {
  const post = await written('author', { rawText: 'Worth repeating', text: 'Worth repeating' });
  const repost = await written('author', { type: 'repost', rawText: undefined, text: undefined, repostedPostId: post.id });
  const { store } = await signedInStore();
  const { at, unmount } = renderApp(<Thread postId={repost.id} isReply={false} />, store, `/post/${repost.id}`);
  await waitFor(() => expect(at()).toBe(`/post/${post.id}`), slow);
  unmount();

  store.set(putPostsAtom, [{ ...repost, id: '0', repostedPost: null }]);
  renderApp(<Thread postId="0" isReply={false} />, store, '/post/0');
  expect(screen.getByText('This post is no longer available.')).toBeTruthy();
});

test('broken pictures of cards, of links and in the viewer are replaced by a placeholder', async () => {
  const post = await written('author', { rawText: 'See https://example.com/tram', text: 'See https://example.com/tram' });
  const { store, user } = await open(post.id);
  await screen.findByText('No replies yet', {}, slow);
  const preview = {
    url: 'https://example.com/tram',
    title: 'Tram',
    description: '',
    imageUrl: 'https://example.com/gone.png',
    isDisabledPreview: false,
  };
  act(() => store.set(putPostsAtom, [{ ...post, urls: [preview], attachedFiles: [{ id: 'f1', storageId: 's1', alt: 'A tram' }] }]));
  const card = screen.getByRole('link', { name: /Tram/ });
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img')].filter(({ src }) => /gone|s1/.test(src));
  expect(card.querySelector('img')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enlarge: A tram' }));
  const dialog = await screen.findByRole('dialog', {}, slow);
  expect(within(dialog).getByAltText('A tram')).toBeTruthy();
  expect(pictures()).toHaveLength(3);
  for (const picture of pictures()) fireEvent.error(picture);
  expect(pictures()).toHaveLength(0);
  expect(within(dialog).getByAltText<HTMLImageElement>('A tram').src).toMatch(/^data:image\/svg/);
});
