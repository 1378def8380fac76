import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { cardLink, wayToPost } from './cardLink.ts';

const followed = vi.fn((event: Event) => event.preventDefault());
let open: MockInstance<typeof window.open>;

beforeEach(() => {
  open = vi.spyOn(window, 'open').mockImplementation(() => null);
  render(
    <>
      <p>Elsewhere</p>
      <article {...cardLink}>
        <a href="/post/p-1" {...wayToPost} onClick={(event) => followed(event.nativeEvent)}>
          2 h
        </a>
        <p>Words of the post</p>
      </article>
    </>,
  );
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  vi.clearAllMocks();
});

const words = () => screen.getByText('Words of the post');
const select = (text: string) => document.getSelection()?.selectAllChildren(screen.getByText(text));

it('leads to the post, but not where the press ended a selection in the card', () => {
  fireEvent.click(words(), { detail: 1 });
  expect(followed).toHaveBeenCalledOnce();
  select('Words of the post');
  fireEvent.click(words(), { detail: 1 });
  expect(followed).toHaveBeenCalledOnce();
});

it('leads to the post while text elsewhere is selected', () => {
  select('Elsewhere');
  fireEvent.click(words(), { detail: 1 });
  expect(followed).toHaveBeenCalledOnce();
});

it.each([
  ['a middle click', () => fireEvent(words(), new MouseEvent('auxclick', { bubbles: true, button: 1 }))],
  ['a click with Ctrl', () => fireEvent.click(words(), { ctrlKey: true })],
  ['a click with Command', () => fireEvent.click(words(), { metaKey: true })],
])('%s opens a new tab, whatever is selected', (_name, press) => {
  for (const text of ['Elsewhere', 'Words of the post']) {
    select(text);
    press();
    expect(open).toHaveBeenLastCalledWith(expect.stringContaining('/post/p-1'), '_blank', 'noopener');
  }
  expect(open).toHaveBeenCalledTimes(2);
});

it('goes there once when a double click falls on the card', () => {
  fireEvent.click(words(), { detail: 1 });
  fireEvent.click(words(), { detail: 2 });
  expect(followed).toHaveBeenCalledOnce();
});
