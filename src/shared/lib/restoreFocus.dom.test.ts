import { beforeEach, expect, test, vi } from 'vitest';
import { restoreFocus } from './restoreFocus.ts';

const element = (id: string) => document.getElementById(id);
const nothingElse = () => false;

/** Frames in which nothing may happen: that cannot be waited for otherwise. */
const someFrames = () => new Promise((resolve) => setTimeout(resolve, 100));

const button = (id: string) => Object.assign(document.createElement('button'), { id });

beforeEach(() => {
  const row = Object.assign(document.createElement('div'), { id: 'row' });
  row.append(button('inRow'));
  const question = document.createElement('div');
  question.setAttribute('role', 'alertdialog');
  question.append(button('answer'));
  document.body.replaceChildren(button('heir'), button('elsewhere'), row, question);
});

test('a question that is slow to leave is waited for', async () => {
  element('answer')?.focus();
  restoreFocus(() => element('heir'), nothingElse);
  await someFrames();
  expect(document.activeElement?.id).toBe('answer');
  document.querySelector('[role="alertdialog"]')?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heir'));
});

test('what takes the focus while the question leaves is asked to give it on', async () => {
  element('answer')?.focus();
  restoreFocus(
    () => element('heir'),
    (focused) => element('row')?.contains(focused) === true,
  );
  element('inRow')?.focus();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heir'));
  element('inRow')?.focus();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heir'));
});

test('an heir that is drawn later has it then', async () => {
  document.querySelector('[role="alertdialog"]')?.remove();
  element('heir')?.remove();
  restoreFocus(() => element('heir'), nothingElse);
  document.body.append(button('heir'));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heir'));
});

test('a person who has gone elsewhere stays there', async () => {
  element('elsewhere')?.focus();
  restoreFocus(() => element('heir'), nothingElse);
  document.querySelector('[role="alertdialog"]')?.remove();
  await someFrames();
  expect(document.activeElement?.id).toBe('elsewhere');
});
