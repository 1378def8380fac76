import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aPerson, aPostRow } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { toastsAtom } from '@/features/feedback';
import { composeIntentAtom, putRowsAtom } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import Shortcuts from './Shortcuts.tsx';
// The list is a chunk of its own; it is loaded here, so that no test waits for it.
import './ShortcutList.tsx';

const person = { ...aPerson('lena'), followingChannels: [] };

function show() {
  localStorage.setItem('user', JSON.stringify(person));
  const store = createStore();
  store.sub(currentUserIdAtom, () => undefined);
  store.set(putRowsAtom, [
    aPostRow('one'),
    aPostRow('closed', { isAnyoneCanReply: false }),
    aPostRow('again', { type: 'repost', repostedPostId: 'one' }),
  ]);
  const location = memoryLocation({ path: '/', record: true });
  render(
    <Provider store={store}>
      <Router hook={location.hook}>
        <main>
          <div role="feed">
            {['one', 'closed', 'again', 'optimistic:1'].map((id) => (
              <article key={id} data-post-id={id} tabIndex={-1} aria-label={id} />
            ))}
          </div>
          <input aria-label="field" />
        </main>
        <Shortcuts />
      </Router>
    </Provider>,
  );
  return { store, location };
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const focus = (name: string) => act(async () => screen.getByRole('article', { name }).focus());

async function close() {
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('the list opens with "?", and its switch turns single keys off, in this browser', async () => {
  const { store } = show();
  await press('?', { shiftKey: true });
  const toggle = await screen.findByRole('switch', { name: 'Keyboard shortcuts' });
  expect((toggle as HTMLInputElement).checked).toBe(true);
  await act(async () => toggle.click());
  expect(localStorage.getItem('keyboardShortcuts')).toBe('off');
  await close();

  await press('n');
  await press('?', { shiftKey: true });
  expect(store.get(composeIntentAtom)).toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();

  await press('/', { ctrlKey: true });
  await act(async () => screen.getByRole('switch', { name: 'Keyboard shortcuts' }).click());
  expect(localStorage.getItem('keyboardShortcuts')).toBeNull();
  await close();
  await press('n');
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'post' });
});

test('an open list has the keyboard to itself', async () => {
  const { store } = show();
  await press('/', { metaKey: true });
  await screen.findByRole('dialog');
  await press('n');
  expect(store.get(composeIntentAtom)).toBeUndefined();
  await close();
  await press('n');
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'post' });
});

test('what is typed into a field does nothing', async () => {
  const { store } = show();
  await act(async () => screen.getByRole('textbox').focus());
  await press('n');
  expect(store.get(composeIntentAtom)).toBeUndefined();
});

test('a reply goes to the focused post, and of a repost to its original', async () => {
  const { store } = show();
  await focus('again');
  await press('r');
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'reply', postId: 'one' });
});

test('a post that takes no replies says why, and can still be quoted', async () => {
  const { store } = show();
  await focus('closed');
  await press('r');
  expect(store.get(composeIntentAtom)).toBeUndefined();
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['Only people the author follows or mentioned can reply.']);
  await press('q');
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'quote', postId: 'closed' });
});

test('nothing can be done with a post that is on its way, nor with none', async () => {
  const { store } = show();
  await press('r');
  store.set(putRowsAtom, [aPostRow('optimistic:1')]);
  await focus('optimistic:1');
  for (const key of ['r', 'q', 'b', 'w']) await press(key);
  expect(store.get(composeIntentAtom)).toBeUndefined();
});

test('g and a second key lead to a screen, and nowhere when one is there already', async () => {
  const { location } = show();
  await press('g');
  await press('f');
  await press('g');
  await press('n');
  expect(location.history).toEqual(['/', '/notifications']);
});

test('once nobody is signed in any more, keys mean nothing', async () => {
  const { store } = show();
  cleanup();
  await press('n');
  expect(store.get(composeIntentAtom)).toBeUndefined();
});

test('Page Down and Page Up move the focus through the feed, also with single keys switched off, and scroll elsewhere', async () => {
  localStorage.setItem('keyboardShortcuts', 'off');
  const everywhereInSight = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 100));
  show();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await focus('one');
  await press('PageDown');
  expect(focused()).toBe('closed');
  await press('PageDown');
  await press('PageUp');
  await press('PageUp');
  expect(focused()).toBe('one');

  const field = screen.getByRole('textbox', { name: 'field' });
  await act(async () => field.focus());
  expect(fireEvent.keyDown(field, { key: 'PageDown' })).toBe(true);
  expect(focused()).toBe('field');
  everywhereInSight.mockRestore();
});
