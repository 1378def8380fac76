import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createShortLink, request } from '@/api';
import { App } from '@/app/App';
import ShortLinkScreen from '@/app/screens/ShortLink/index.tsx';
import { copyLinkAtom, linkToCopyAtom, toastsAtom } from '@/features/feedback';
import { copyPostLinkAtom } from '@/features/posts/state/removePost.ts';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { guestStore, mocks, scopesOf, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const patience = { timeout: 5000 };

test('a short link leads a guest to its post; without an answer it can be opened again', async () => {
  const { store, user: me } = await signedInStore();
  const post = await somebodysPost(store, me.id);
  const { id } = required(await request(createShortLink, { body: { postId: post.id } }));
  mocks.fail({ path: '/api/links/:id/visit', network: true, times: 1 });
  const { user, at } = renderApp(<ShortLinkScreen />, guestStore(), `/check-visit-links?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Retry' }, patience));
  await waitFor(() => expect(at()).toBe(`/post/${post.id}`), patience);
});

test('copying a post’s link copies a short link of this page, which leads to the post', async () => {
  const { store, user: me } = await signedInStore();
  const post = await somebodysPost(store, me.id);
  const copy = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await store.set(copyPostLinkAtom, post.id);
  const copied = await copy.mock.calls[0]?.[0][0]?.getType('text/plain');
  const { origin, pathname, search } = new URL(required(await copied?.text()));
  expect(origin + pathname).toBe(`${location.origin}/check-visit-links`);
  const { at } = renderApp(<ShortLinkScreen />, guestStore(), pathname + search);
  await waitFor(() => expect(at()).toBe(`/post/${post.id}`), patience);
});

test('a link that could not be created is reported, and nothing can be copied', async () => {
  const { store, user: me } = await signedInStore();
  const post = await somebodysPost(store, me.id);
  // Like a browser, `write` awaits the data of the clipboard item.
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => void (await item?.getType('text/plain')));
  mocks.fail({ path: '/api/links', status: 500, times: 1 });
  await store.set(copyPostLinkAtom, post.id);
  expect(store.get(linkToCopyAtom)).toBeUndefined();
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'negative' }]);
});

test('a link that the browser would not copy is shown selected in a field', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { store } = await signedInStore();
  renderApp(<App scopes={required(scopesOf(store))} />, store, '/about');
  await store.set(copyLinkAtom, 'https://sez.example/user/anna');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' }, patience);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('https://sez.example/user/anna');
});

test.each(['', '?id=nothing'])('a broken short link says so and offers another link (%s)', async (query) => {
  renderApp(<ShortLinkScreen />, guestStore(), `/check-visit-links${query}`);
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this post' }, patience)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});
