import { beforeEach, expect, test, vi } from 'vitest';
import { restoreFocus } from './restoreFocus.ts';

const element = (id: string) => document.getElementById(id);
const nothingElse = () => false;

/** Waits some frames to show that nothing happens; there is no event for that. */
const someFrames = () => new Promise((resolve) => setTimeout(resolve, 100));

const button = (id: string) => Object.assign(document.createElement('button'), { id });

beforeEach(() => {
  const row = Object.assign(document.createElement('div'), { id: 'row' });
  row.append(button('inRow'));
  const question = document.createElement('div');
  question.setAttribute('role', 'alertdialog');
  question.append(button('answer'));
  document.body.replaceChildren(button('focusTarget'), button('elsewhere'), row, question);
});

test('a dialog that closes slowly is awaited', async () => {
  element('answer')?.focus();
  restoreFocus(() => element('focusTarget'), nothingElse);
  await someFrames();
  expect(document.activeElement?.id).toBe('answer');
  document.querySelector('[role="alertdialog"]')?.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('focusTarget'));
});

test('an element that gets the focus while the dialog closes passes it on', async () => {
  element('answer')?.focus();
  restoreFocus(
    () => element('focusTarget'),
    (focused) => element('row')?.contains(focused) === true,
  );
  element('inRow')?.focus();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('focusTarget'));
  element('inRow')?.focus();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('focusTarget'));
});

test('a focus target that is rendered later gets the focus then', async () => {
  document.querySelector('[role="alertdialog"]')?.remove();
  element('focusTarget')?.remove();
  restoreFocus(() => element('focusTarget'), nothingElse);
  document.body.append(button('focusTarget'));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('focusTarget'));
});

test('the focus stays if the person has moved it elsewhere', async () => {
  element('elsewhere')?.focus();
  restoreFocus(() => element('focusTarget'), nothingElse);
  document.querySelector('[role="alertdialog"]')?.remove();
  await someFrames();
  expect(document.activeElement?.id).toBe('elsewhere');
});
