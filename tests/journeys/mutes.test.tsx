import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Account } from '@/features/account';
import { ModernFeed } from '@/features/feed/components/ModernFeed.tsx';
import { toastsAtom } from '@/features/feedback';
import { mutesAtom } from '@/features/mutes';
import { addMuteAtom, muteAtom } from '@/features/mutes/state/mutes';
import { postAtom, startMutesAtom } from '@/features/posts';
import { muteReasonOf } from '@/features/posts/state/mutedPosts';
import { userAtom } from '@/features/users';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();
afterEach(() => localStorage.removeItem('mutes'));

const linksIn = (feed: HTMLElement) =>
  within(feed)
    .getAllByRole('article')
    .map((row) => within(row).getByRole('link').getAttribute('href') ?? '');

test('a muted person’s posts leave the feed at once, come back with Undo, and stay on their profile', async () => {
  const { store } = await signedInStore();
  renderApp(<ModernFeed />, store);
  const feed = await screen.findByRole('feed', { name: 'Dense feed' });
  const before = linksIn(feed);
  const ownId = (await signedInStore()).user.id;
  const authorOf = (link: string) => required(store.get(postAtom(link.split('/').at(-1) ?? ''))).authorUserId;
  const id = required(before.map(authorOf).find((author) => author !== ownId));
  store.set(startMutesAtom);
  store.set(muteAtom, { list: 'people', entry: { id, name: 'Somebody' } });
  await waitFor(() => expect(linksIn(feed).map(authorOf)).not.toContain(id));
  expect(linksIn(feed).length).toBeGreaterThan(0);
  expect(store.get(userAtom(id))).toBeDefined();

  expect(JSON.parse(localStorage.getItem('mutes') ?? '')).toMatchObject({ version: 1, of: { [ownId]: { people: [{ id }] } } });
  const toast = required(store.get(toastsAtom).at(-1));
  expect(toast).toMatchObject({ title: 'You muted Somebody', action: { label: 'Undo' } });
  toast.action?.onAction();
  await waitFor(() => expect(linksIn(feed).slice(0, 5)).toEqual(before.slice(0, 5)));
  expect(localStorage.getItem('mutes')).toBeNull();
});

test('a thread is muted with its replies, and one’s own posts never are', async () => {
  const { store, user } = await signedInStore();
  const post = await somebodysPost(store, user.id);
  const reason = () => muteReasonOf(store.get, post.id);
  store.set(addMuteAtom, { list: 'threads', entry: { id: post.id, name: 'Somebody' } });
  expect(reason()).toEqual({ kind: 'thread', name: 'Somebody', threadId: post.id });
  store.set(addMuteAtom, { list: 'people', entry: { id: user.id, name: 'Me' } });
  const own = { ...required(store.get(postAtom(post.id))), id: 'own', authorUserId: user.id };
  const { putRowsAtom } = await import('@/features/posts');
  store.set(putRowsAtom, [own, { ...own, id: 'reply', type: 'reply', authorUserId: 'other', repostedPostId: post.id }]);
  expect(muteReasonOf(store.get, 'own')).toBeUndefined();
  expect(muteReasonOf(store.get, 'reply')?.threadId).toBe(post.id);
});

test('words and tags are muted and unmuted in the account’s settings, by keyboard', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(<Account />, store);
  const field = await screen.findByRole('textbox', { name: 'Word or phrase to mute' });
  await user.type(field, '!!!{Enter}');
  expect(await screen.findByText('Type at least one letter or digit.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'Season  finale{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Tag to mute' }), '#Music{Enter}');
  expect(store.get(mutesAtom)).toMatchObject({ words: ['Season finale'], tags: ['Music'] });
  await user.click(screen.getByRole('button', { name: 'Unmute Season finale' }));
  expect(document.activeElement).toBe(field);
  expect(store.get(mutesAtom).words).toEqual([]);
});

test('a file with lists is added to one’s own, and another file changes nothing', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(<Account />, store);
  store.set(addMuteAtom, { list: 'words', entry: 'news' });
  const input = await screen.findByLabelText('File with muted words, tags, people and threads');
  const lists = { kind: 'mutes', v: 1, words: ['finale'], tags: [], people: [{ id: 'oleg', name: 'Oleg' }], threads: [] };
  await user.upload(input, new File([JSON.stringify(lists)], 'lists.json', { type: 'application/json' }));
  await waitFor(() => expect(store.get(mutesAtom).words).toEqual(['finale', 'news']));
  expect(await screen.findByRole('link', { name: 'Oleg' })).toBeTruthy();
  await user.upload(input, new File(['{"v":1}'], 'theme.json', { type: 'application/json' }));
  await waitFor(() => expect(store.get(toastsAtom).at(-1)?.description).toBe('This isn’t a file with muted lists. Nothing was changed.'));
  expect(store.get(mutesAtom).words).toEqual(['finale', 'news']);
});
