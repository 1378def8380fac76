import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aPerson, aPostRow } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { toastsAtom } from '@/features/feedback';
import { composeIntentAtom, putRowsAtom } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import Shortcuts from './Shortcuts.tsx';
// Chunks of their own; they are loaded here, so that no test waits for it.
import './ShortcutList.tsx';
import './CommandPalette.tsx';

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

test('"?" opens the list, and its switch disables single keys, in this browser', async () => {
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

test('Ctrl+K finds a screen, group or person by a few letters, also from a field, and searches for anything else', async () => {
  const { store, location } = show();
  await act(async () => {
    store.set(putUsersAtom, [aPerson('maya', { displayName: 'Maya Okafor', username: 'maya' })]);
    screen.getByLabelText('field').focus();
  });
  const go = async (text: string) => {
    await press('л', { code: 'KeyK', ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: 'Screen, group, person or theme' });
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('Feed');
    fireEvent.change(field, { target: { value: text } });
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return location.history.at(-1);
  };
  expect(await go('gro')).toBe('/groups');
  expect(await go('may')).toBe('/user/maya');
  expect(await go('zzz')).toBe('/search?q=zzz');
  await go('comp');
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'post' });
});

test('the palette chooses a theme', async () => {
  show();
  await press('k', { metaKey: true });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Screen, group, person or theme' }), { target: { value: 'theme oc' } });
  await act(async () => screen.getByRole('option', { name: /^Ocean/ }).click());
  expect(localStorage.getItem('themeColors')).toContain('#0284c7');
});

test('only an open list receives the keys', async () => {
  const { store } = show();
  await press('/', { metaKey: true });
  await screen.findByRole('dialog');
  await press('n');
  expect(store.get(composeIntentAtom)).toBeUndefined();
  await close();
  await press('n');
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'post' });
});

test('typing in a field triggers no shortcuts', async () => {
  const { store } = show();
  await act(async () => screen.getByRole('textbox').focus());
  await press('n');
  expect(store.get(composeIntentAtom)).toBeUndefined();
});

test('R replies to the focused post, and for a repost to its original', async () => {
  const { store } = show();
  await focus('again');
  await press('r');
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'reply', postId: 'one' });
});

test('a post without replies says why, and can still be quoted', async () => {
  const { store } = show();
  await focus('closed');
  await press('r');
  expect(store.get(composeIntentAtom)).toBeUndefined();
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['Only people the author follows or mentioned can reply.']);
  await press('q');
  expect(store.get(composeIntentAtom)).toEqual({ kind: 'quote', postId: 'closed' });
});

test('a post that is being sent has no shortcuts, nor does a page without a focused post', async () => {
  const { store } = show();
  await press('r');
  store.set(putRowsAtom, [aPostRow('optimistic:1')]);
  await focus('optimistic:1');
  for (const key of ['r', 'q', 'b', 'w']) await press(key);
  expect(store.get(composeIntentAtom)).toBeUndefined();
});

test('g and a second key navigate to a screen, unless it is already open', async () => {
  const { location } = show();
  await press('g');
  await press('f');
  await press('g');
  await press('n');
  expect(location.history).toEqual(['/', '/notifications']);
});

test('shortcuts do nothing after signing out', async () => {
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

test('W presses the weigh-in of the focused post, not one of its images', async () => {
  show();
  const post = screen.getByRole('article', { name: 'one' });
  for (const content of [document.createElement('img'), 'Weigh in']) {
    const button = document.createElement('button');
    button.setAttribute('aria-haspopup', 'dialog');
    button.append(content);
    post.append(button);
  }
  const pressed: (string | null)[] = [];
  post.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
  await focus('one');
  await press('w');
  expect(pressed).toEqual(['Weigh in']);
});

test('"/" puts the focus into the search field of Explore, not into one that goes with the screen that is left', async () => {
  show();
  const main = screen.getByRole('main');
  const addField = () => {
    const search = document.createElement('search');
    const field = search.appendChild(document.createElement('input'));
    main.append(search);
    return field;
  };
  const former = addField();
  await press('/');
  expect(document.activeElement).toBe(document.body);
  former.parentElement?.remove();
  const field = addField();
  await waitFor(() => expect(document.activeElement).toBe(field));
});
