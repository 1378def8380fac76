import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createPost, type Post, type PostInput, request } from '@/api';
import { Toasts } from '@/app/global/Toasts.tsx';
import { disconnectAtom } from '@/features/account/state/connections';
import { emptyDraft } from '@/features/compose/model/draft';
import { publish } from '@/features/compose/state/personOutbox';
import { saveEdit } from '@/features/compose/state/saveEdit';
import { feedSource } from '@/features/feed/data/feedSource';
import { dismissToastAtom, toastsAtom } from '@/features/feedback';
import { bluesky, type ProviderMethod, ProviderReturn, x } from '@/features/onboarding';
import { type PostSource, putPostsAtom, usePostPages } from '@/features/posts';
import { blockRepliesAtom } from '@/features/posts/state/blockReplies';
import { removePostAtom } from '@/features/posts/state/removePost';
import { repliesSource } from '@/features/thread/data/useThread';
import { displayNameOf } from '@/features/users';
import { setBlockAtom } from '@/features/users/state/block';
import { required } from '@/shared/lib/required';
import { sendWaiting } from '@/shared/lib/sendLater';
import documented from '../spec/errors.json' with { type: 'json' };
import { renderApp } from './renderApp.tsx';
import { mocks, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();

/** The part of the catalogue about posts (specification, section 8). */
const ids = documented.map(({ id }) => id);
const rows = documented.slice(ids.indexOf('err.post-429'), ids.indexOf('err.replies-503') + 1);
type Row = (typeof documented)[number];
type Session = Awaited<ReturnType<typeof signedInStore>>;

const patience = { timeout: 5000 };

/** Checks the exact text of the message on the screen and its documented lifetime, and removes it. */
async function read({ store }: Session, row: Row, message = row.message ?? ''): Promise<void> {
  expect(await screen.findAllByText(message, {}, patience)).not.toEqual([]);
  const toasts = store.get(toastsAtom);
  // A success message has no title unless the catalogue gives one.
  const expected = row.title || row.kind === 'error' ? [row.title ?? 'Error', message] : [message, undefined];
  expect(toasts.map(({ title, description, life }) => [title, description, life])).toEqual([[...expected, row.lifeMs]]);
  expect(screen.getAllByText(expected[0] ?? '')).not.toEqual([]);
  act(() => store.set(dismissToastAtom, toasts[0]?.id ?? ''));
}

const inStore =
  ({ store }: Session) =>
  ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

const showToasts = (session: Session) => render(<Toasts />, { wrapper: inStore(session) });

/** Loads a list as a screen does. */
const openList = (session: Session, source: PostSource) => renderHook(() => usePostPages(source), { wrapper: inStore(session) }).result;

const write = ({ store }: Session, text: string) => publish(store, 'new', { kind: 'post' }, { ...emptyDraft, text });

async function ownPost({ store }: Session, input: Partial<PostInput> = {}): Promise<Post> {
  const post = required(await request(createPost, { body: { type: 'post', rawText: 'Old', text: 'Old', ...input } }));
  store.set(putPostsAtom, [post]);
  return post;
}

const edit = ({ store }: Session, { id }: Post) =>
  saveEdit(store, { kind: 'edit', postId: id }, { ...emptyDraft, text: 'Old' }, { ...emptyDraft, text: 'New' });

/** Goes through the provider's sign-in and returns with an account of this name. */
async function connect(session: Session, method: ProviderMethod, name: string) {
  const address = new URL(await method.begin(), location.href).searchParams;
  const back = {
    oauth_token: address.get('oauth_token') ?? '',
    oauth_verifier: name,
    iss: 'https://bsky.example',
    state: address.get('state') ?? '',
    code: name,
  };
  history.replaceState(null, '', `/back?${new URLSearchParams(back)}`);
  renderApp(<ProviderReturn frame={{ brand: 'Sez', captcha: undefined }} method={method} />, session.store, '/back');
}

const fail = { path: '/api/posts', method: 'POST' } as const;

/** How each message is triggered. A message that is missing here fails its test. */
const raise: Record<string, (session: Session, row: Row) => Promise<void>> = {
  'err.post-429': async (session, row) => {
    mocks.fail({ ...fail, status: 429 });
    await write(session, 'One too many');
    await read(session, row);
    mocks.clearFaults();
    const post = await ownPost(session);
    mocks.fail({ path: '/api/posts/:id', method: 'PATCH', status: 429 });
    await edit(session, post);
    await read(session, row);
  },
  'err.post-create-other': async (session, row) => {
    mocks.fail({ ...fail, status: 400, message: 'Post is too long', times: 1 });
    await write(session, 'Words');
    await read(session, row, 'Post is too long');
    mocks.fail({ ...fail, status: 500, body: {}, times: 1 });
    await write(session, 'Other words');
    await read(session, row, 'Request failed');
  },
  'err.post-edit-conflict': async (session, row) => {
    const post = await ownPost(session);
    await request(createPost, { body: { type: 'reply', repostedPostId: post.id, rawText: 'An answer', text: 'An answer' } });
    await edit(session, post);
    await read(session, row);
    const message = 'A post may not be edited after it has been responded or reacted to';
    mocks.fail({ path: '/api/posts/:id', method: 'PATCH', status: 400, message });
    await edit(session, await ownPost(session));
    await read(session, row);
  },
  'err.post-delete': async (session, row) => {
    const { id } = await ownPost(session);
    mocks.fail({ path: '/api/posts/:id', method: 'DELETE', status: 500, message: 'The server is being repaired' });
    session.store.set(removePostAtom, id);
    await sendWaiting();
    await read(session, row, 'The server is being repaired');
  },
  'err.post-pagination': async (session, row) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const list = openList(session, feedSource('all'));
    await waitFor(() => expect(list.current.state).toBe('ready'), patience);
    mocks.fail({ path: '/api/posts/recommended', query: 'after', status: 500 });
    act(() => list.current.fetchMore());
    await read(session, row);
    expect(list.current.items.length).toBeGreaterThan(0);
  },
  'err.success.post-created': async (session, row) => {
    await write(session, 'Hello');
    await read(session, row);
  },
  'err.success.reply-created': async (session, row) => {
    const { id } = await somebodysPost(session.store, session.user.id);
    await publish(session.store, `reply:${id}`, { kind: 'reply', postId: id }, { ...emptyDraft, text: 'Yes' });
    await read(session, row);
  },
  'err.success.post-updated': async (session, row) => {
    await edit(session, await ownPost(session));
    await read(session, row);
  },
  'err.success.post-deleted': async (session, row) => {
    const { id: repostedPostId } = await somebodysPost(session.store, session.user.id);
    const types = { post: 'Post', quote: 'Quote', repost: 'Repost', reply: 'Reply' } as const;
    for (const type of Object.keys(types) as (keyof typeof types)[]) {
      const text = type === 'repost' ? { rawText: '', text: '' } : {};
      const { id } = await ownPost(session, { type, ...text, ...(type === 'post' ? {} : { repostedPostId }) });
      session.store.set(removePostAtom, id);
      await read(session, row, row.message?.replace('{Type}', types[type]));
      await sendWaiting();
    }
  },
  'err.success.reply-blocked': async (session, row) => {
    const { id } = await ownPost(session);
    await session.store.set(blockRepliesAtom, id, mocks.backend.personaId('author') ?? '', true);
    await read(session, row);
  },
  'err.success.user-blocked': async (session, row) => {
    const { authorUser } = await somebodysPost(session.store, session.user.id);
    await session.store.set(setBlockAtom, authorUser.id, true);
    await read(session, row, row.message?.replace('{name}', displayNameOf(authorUser)));
  },
  'err.success.user-unblocked': async (session, row) => {
    const { authorUser } = await somebodysPost(session.store, session.user.id);
    await session.store.set(setBlockAtom, authorUser.id, false);
    await read(session, row, row.message?.replace('{name}', displayNameOf(authorUser)));
  },
  'err.success.x-connected': async (_session, row) => {
    mocks.become('newcomer');
    const session = await signedInStore();
    showToasts(session);
    await connect(session, x, 'new-nils');
    await read(session, row);
  },
  'err.success.x-disconnected': async (session, row) => {
    await session.store.set(disconnectAtom, 'x');
    await read(session, row);
  },
  'err.success.bluesky-connected': async (session, row) => {
    await connect(session, bluesky, 'new-lena.example');
    await read(session, row);
  },
  'err.success.bluesky-disconnected': async (_session, row) => {
    mocks.become('owner');
    const session = await signedInStore();
    showToasts(session);
    await session.store.set(disconnectAtom, 'bluesky');
    await read(session, row);
  },
  'err.non-json': async (session) => {
    mocks.fail({ path: '/api/posts/recommended', nonJson: true });
    const list = openList(session, feedSource('all'));
    await waitFor(() => expect(list.current.state).toBe('ready'), patience);
    expect(list.current.items).toEqual([]);
  },
  'err.fetch-failure-list': async (session) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    mocks.fail({ path: '/api/posts/recommended', status: 500 });
    const list = openList(session, feedSource('all'));
    await waitFor(() => expect(list.current.state).toBe('failed'), patience);
    expect(list.current.items).toEqual([]);
    expect(logged).toHaveBeenCalled();
  },
  'err.replies-503': async (session) => {
    const { id } = await somebodysPost(session.store, session.user.id);
    mocks.fail({ path: '/api/posts/:id/replies', status: 503 });
    const list = openList(session, repliesSource(id));
    await waitFor(() => expect(list.current.state).toBe('ready'), patience);
    expect(list.current.items).toEqual([]);
  },
};

describe('every message about posts is shown in its documented wording, for as long as documented', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s', async (id, row) => {
    const session = await signedInStore();
    showToasts(session);
    await required(raise[id])(session, row);
    // No toast is left: rows without a message show none, and others only the one that was read.
    expect(session.store.get(toastsAtom)).toEqual([]);
  });
});
