import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reactToPost, request } from '@/api';
import { Toasts } from '@/app/global/Toasts.tsx';
import { ComposerGate } from '@/app/layouts/DefaultLayout.tsx';
import { HomeFeed } from '@/features/feed/components/HomeFeed.tsx';
import { openComposerAtom } from '@/features/posts';
import { sendWaiting } from '@/shared/lib/sendLater';
import { renderApp } from './renderApp.tsx';
import { mocks, onServer, signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 60_000 });
const patience = { timeout: 10_000 };

test('by keyboard alone a post is published, edited, locked by a reaction, quoted, reposted, undone and deleted', async () => {
  const { store } = await signedInStore();
  const { user } = renderApp(
    <>
      <HomeFeed />
      <ComposerGate />
      <Toasts />
    </>,
    store,
  );
  await screen.findByRole('feed', {}, patience);
  const articleOf = (text: string | RegExp) =>
    waitFor(() => {
      const found = screen.getAllByRole('article').find((article) => within(article).queryByText(text));
      if (!found) throw new Error(`No article says ${text}`);
      return found;
    }, patience);
  // Buttons are pressed by keyboard, so a button that can't have the focus fails the test.
  const press = async (button: HTMLElement) => {
    button.focus();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
  };
  const composer = async () => within(await screen.findByRole('dialog', {}, patience));
  const write = async (text: string, button: string) => {
    const dialog = await composer();
    const field = dialog.getByRole('textbox', { name: 'Text' });
    await user.clear(field);
    await user.type(field, text);
    await press(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  };
  const openMenu = (article: HTMLElement) => press(within(article).getByRole('button', { name: 'More' }));
  /** Moves down the open menu with the arrow keys to one of its items. */
  const take = async (item: string) => {
    const menuItem = await screen.findByRole('menuitem', { name: item }, patience);
    // Either the menu itself or its first item has the focus.
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true), patience);
    const { length } = screen.getAllByRole('menuitem');
    for (let steps = 0; steps < length && document.activeElement !== menuItem; steps += 1) await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(menuItem);
    await user.keyboard('{Enter}');
  };
  const choose = async (text: string, item: string) => {
    await openMenu(await articleOf(text));
    await take(item);
  };
  const says = (text: string) => screen.findAllByText(text, {}, patience);

  store.set(openComposerAtom, { kind: 'post' });
  await write('The bridge is opne again', 'Post');
  await says('Post created');
  const article = await articleOf('The bridge is opne again');
  const id = await waitFor(() => {
    const { postId = '' } = article.dataset;
    expect(postId).not.toMatch(/^optimistic/);
    return postId;
  }, patience);

  await choose('The bridge is opne again', 'Edit');
  await write('The bridge is open again', 'Save');
  await says('Post updated');
  expect(await onServer(id)).toMatchObject({ rawText: 'The bridge is open again' });

  // Another person weighs in, which this page doesn't know yet.
  mocks.become('author');
  await request(reactToPost, { params: { id }, body: { values: { '2': 2, '3': 0, '4': 0 }, description: '' } });
  mocks.become('regular');
  await choose('The bridge is open again', 'Edit');
  await write('The bridge is closed again', 'Save');
  await says("Can't edit post");
  await articleOf('The bridge is open again');
  await openMenu(await articleOf('The bridge is open again'));
  await screen.findByRole('menuitem', { name: 'Delete' }, patience);
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();

  await take('Quote');
  await write('And what it cost', 'Post');
  const quote = await articleOf('And what it cost');
  expect(within(quote).getByText('The bridge is open again')).toBeDefined();

  // The quote shows this text too, so only the post's own article is searched.
  const own = () => screen.getAllByRole('article').filter(({ dataset }) => dataset['postId'] === id);
  const ownArticle = () => within(own()[0] as HTMLElement);
  const repost = () => ownArticle().getByRole('button', { name: /^Repost/ });
  await press(repost());
  await waitFor(async () => expect(await onServer(id)).toMatchObject({ isRepostedByMe: true }), patience);
  await press(repost());
  await waitFor(async () => expect(await onServer(id)).toMatchObject({ isRepostedByMe: false }), patience);

  await openMenu(own()[0] as HTMLElement);
  await take('Delete');
  await press(within(await screen.findByRole('alertdialog', {}, patience)).getByRole('button', { name: 'Delete' }));
  await says('Post deleted');
  // Until the deletion is sent it can be taken back.
  expect(await onServer(id)).toMatchObject({ id });
  await sendWaiting();
  await expect(onServer(id)).rejects.toMatchObject({ statusCode: 404 });
  // The quoted post is deleted, but the quote stays.
  await waitFor(() => expect(within(quote).getByText('This post is no longer available.')).toBeDefined(), patience);
  expect(screen.queryByText('The bridge is open again')).toBeNull();
});
