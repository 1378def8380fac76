import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getUserByUsername, request } from '@/api';
import { media } from '@/design-system/styles/media.ts';
import { PersonCards, putUsersAtom, userAtom } from '@/features/users';
import { cardDelays } from '@/features/users/state/followPersonLinks.ts';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { signedInStore, withBackend } from './session.ts';

withBackend();

/** Renders links to people beside the cards, with the fine pointer of a mouse. */
async function open(isFine = true) {
  const { store, user: me } = await signedInStore();
  const maya = required(await request(getUserByUsername, { params: { username: 'maya' }, bypassCache: true }));
  store.set(putUsersAtom, [me, maya]);
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === media.finePointer
      ? ({ matches: isFine, addEventListener: vi.fn(), removeEventListener: vi.fn() } as never)
      : matchMedia.call(window, query),
  );
  renderApp(
    <>
      <a href="/user/maya">Maya</a>
      <a href={`/profile/${me.id}`}>Me</a>
      <a href="/user/maya/more">More</a>
      <p>Elsewhere</p>
      <div role="dialog" aria-label="Layer">
        <a href="/user/maya">In a layer</a>
      </div>
      <PersonCards />
    </>,
    store,
    '/',
  );
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return { store, maya };
}

/** Moves the mouse within an element, at this distance from its start. */
function move(text: string, clientX: number): void {
  const event = new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 0 });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(screen.getByText(text), event);
}
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
function rest(text: string): void {
  for (const x of [0, 5]) move(text, x);
  wait(cardDelays.show);
}
const card = () => screen.queryByRole('region', { name: 'About Maya Okafor' });

test('a pointer that rests on a link to a person shows their card, which stays while the pointer is in it', async () => {
  const { store, maya } = await open();
  rest('Maya');
  const shown = within(required(card()));
  expect(shown.getByText('@maya')).toBeDefined();
  expect(shown.getByText(/^Follow is public .* Monitor is silent/)).toBeDefined();
  rest('@maya');
  expect(card()).not.toBeNull();
  act(() => store.set(putUsersAtom, [{ ...maya, displayName: 'Maya Okafor', followType: null }]));
  fireEvent.click(shown.getByRole('button', { name: 'Monitor' }));
  expect(store.get(userAtom(maya.id))?.followType).toBe('monitor');
  rest('Elsewhere');
  expect(card()).toBeNull();
});

test.each(['Me', 'More', 'In a layer', 'Elsewhere'])('no card over %s', async (text) => {
  await open();
  rest(text);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a click and a pointer that only passes show none; Escape, scrolling and a press elsewhere hide it', async () => {
  await open();
  // One event, as a click makes it, and as a page makes it that scrolls beneath the pointer.
  move('Maya', 0);
  wait(cardDelays.show);
  expect(card()).toBeNull();
  for (const x of [0, 5]) move('Maya', x);
  move('Elsewhere', 0);
  wait(cardDelays.show);
  expect(card()).toBeNull();
  for (const hide of [
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.scroll(document),
    () => fireEvent.pointerDown(document.body),
  ]) {
    rest('Elsewhere');
    rest('Maya');
    expect(card()).not.toBeNull();
    hide();
    expect(card()).toBeNull();
  }
});

test('fingers get no card', async () => {
  await open(false);
  rest('Maya');
  expect(card()).toBeNull();
});
