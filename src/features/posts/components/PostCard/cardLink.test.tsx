import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { cardLink, postLinkMark } from './cardLink.ts';

const followed = vi.fn((event: Event) => event.preventDefault());
let open: MockInstance<typeof window.open>;

beforeEach(() => {
  open = vi.spyOn(window, 'open').mockImplementation(() => null);
  render(
    <>
      <p>Elsewhere</p>
      <article {...cardLink}>
        <a href="/post/p-1" {...postLinkMark} onClick={(event) => followed(event.nativeEvent)}>
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

const findText = () => screen.getByText('Words of the post');
const select = (text: string) => document.getSelection()?.selectAllChildren(screen.getByText(text));

it('leads to the post, unless the press ended a selection in the card', () => {
  fireEvent.click(findText(), { detail: 1 });
  expect(followed).toHaveBeenCalledOnce();
  select('Words of the post');
  fireEvent.click(findText(), { detail: 1 });
  expect(followed).toHaveBeenCalledOnce();
});

it('leads to the post while text elsewhere is selected', () => {
  select('Elsewhere');
  fireEvent.click(findText(), { detail: 1 });
  expect(followed).toHaveBeenCalledOnce();
});

it.each([
  ['a middle click', () => fireEvent(findText(), new MouseEvent('auxclick', { bubbles: true, button: 1 }))],
  ['a click with Ctrl', () => fireEvent.click(findText(), { ctrlKey: true })],
  ['a click with Command', () => fireEvent.click(findText(), { metaKey: true })],
])('%s opens a new tab, even with selected text', (_name, press) => {
  for (const text of ['Elsewhere', 'Words of the post']) {
    select(text);
    press();
    expect(open).toHaveBeenLastCalledWith(expect.stringContaining('/post/p-1'), '_blank', 'noopener');
  }
  expect(open).toHaveBeenCalledTimes(2);
});

it('navigates once after a double click on the card', () => {
  fireEvent.click(findText(), { detail: 1 });
  fireEvent.click(findText(), { detail: 2 });
  expect(followed).toHaveBeenCalledOnce();
});
