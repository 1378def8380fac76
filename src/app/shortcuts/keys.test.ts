import { describe, expect, test } from 'vitest';
import { articleStepOf, type KeyPress, matchShortcut, type PendingSequence, shortcuts } from './keys.ts';

const calm = { isOn: true, isTyping: false, pending: undefined };
const none = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  keyCode: 0,
  timeStamp: 0,
};
const codeOf = (key: string) => (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : 'Slash');
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({ ...none, key, code: codeOf(key), ...more });

test('every shortcut is matched by its keys and by no others', () => {
  for (const { command, keys } of shortcuts) {
    let pending: PendingSequence | undefined;
    const meanings = keys.map((key) => {
      const meaning = matchShortcut(press(key), { ...calm, pending });
      pending = meaning.pending;
      return meaning.command;
    });
    expect(meanings).toEqual([...keys.slice(1).map(() => undefined), command]);
  }
  expect(new Set(shortcuts.map(({ keys }) => keys.join(' '))).size).toBe(shortcuts.length);
  for (const key of ['a', 'Enter', 'Escape', 'ArrowDown', ' ', ',', 'F1', 'Shift', 'Dead'])
    expect(matchShortcut(press(key), calm)).toEqual({});
});

test('Ctrl or Cmd with K opens the palette in any layout, also while typing and with single keys switched off', () => {
  const rules = { ...calm, isOn: false, isTyping: true };
  for (const more of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(matchShortcut(press('k', more), rules)).toEqual({ command: 'palette' });
    expect(matchShortcut(press('л', { ...more, code: 'KeyK' }), rules)).toEqual({ command: 'palette' });
    expect(matchShortcut(press('K', { ...more, shiftKey: true }), rules)).toEqual({});
    expect(matchShortcut(press('k', { ...more, altKey: true }), rules)).toEqual({});
  }
});

test('Page Down and Page Up move through the articles of a feed, only without modifiers', () => {
  expect(articleStepOf(press('PageDown'))).toBe(1);
  expect(articleStepOf(press('PageUp'))).toBe(-1);
  expect(articleStepOf(press('PageDown', { ctrlKey: true }))).toBeUndefined();
  expect(articleStepOf(press('PageUp', { shiftKey: true }))).toBeUndefined();
  expect(articleStepOf(press('j'))).toBeUndefined();
});

describe('nothing happens', () => {
  test('while typing or composing', () => {
    expect(matchShortcut(press('j'), { ...calm, isTyping: true })).toEqual({});
    expect(matchShortcut(press('?'), { ...calm, isTyping: true })).toEqual({});
    expect(matchShortcut(press('j', { isComposing: true }), calm)).toEqual({});
    // WebKit reports the key that ended a composition like this.
    expect(matchShortcut(press('j', { keyCode: 229 }), calm)).toEqual({});
  });

  test('with Ctrl, Cmd or Alt, nor with Shift on a letter', () => {
    for (const key of ['ctrlKey', 'metaKey', 'altKey']) expect(matchShortcut(press('r', { [key]: true }), calm)).toEqual({});
    expect(matchShortcut(press('J', { shiftKey: true }), calm)).toEqual({});
    expect(matchShortcut(press('о', { code: 'KeyJ', shiftKey: true }), calm)).toEqual({});
  });

  test('when single keys are switched off, not even for "?" (WCAG 2.1.4)', () => {
    for (const { keys } of shortcuts) for (const key of keys) expect(matchShortcut(press(key), { ...calm, isOn: false })).toEqual({});
  });

  test('again and again while a key is held, except for walking', () => {
    expect(matchShortcut(press('j', { repeat: true }), calm)).toEqual({ command: 'next' });
    expect(matchShortcut(press('b', { repeat: true }), calm)).toEqual({});
    expect(matchShortcut(press('g', { repeat: true }), calm)).toEqual({});
    const pending = { key: 'g', at: 0 };
    expect(matchShortcut(press('g', { repeat: true, timeStamp: 500 }), { ...calm, pending })).toEqual({ pending });
  });
});

describe('the sequence that begins with g', () => {
  const pending = { key: 'g', at: 100 };
  const second = (key: string, timeStamp: number) => matchShortcut(press(key, { timeStamp }), { ...calm, pending });

  test('waits one second for its second key', () => {
    expect(matchShortcut(press('g', { timeStamp: 100 }), calm)).toEqual({ pending });
    expect(second('n', 1100)).toEqual({ command: 'notifications' });
    expect(second('n', 1101)).toEqual({ command: 'compose' });
    expect(second('g', 1101)).toEqual({ pending: { key: 'g', at: 1101 } });
  });

  test('ends with any other key, which keeps its own meaning', () => {
    expect(second('j', 200)).toEqual({ command: 'next' });
    expect(second('x', 200)).toEqual({});
  });
});

describe('other keyboards', () => {
  test('Russian letters count by the position of their key', () => {
    expect(matchShortcut(press('о', { code: 'KeyJ' }), calm)).toEqual({ command: 'next' });
    expect(matchShortcut(press('п', { code: 'KeyG', timeStamp: 5 }), calm)).toEqual({ pending: { key: 'g', at: 5 } });
    expect(matchShortcut(press('ж', { code: 'Semicolon' }), calm)).toEqual({});
  });

  test('Latin letters are matched by their character, wherever their key is', () => {
    expect(matchShortcut(press('j', { code: 'KeyC' }), calm)).toEqual({ command: 'next' });
    expect(matchShortcut(press('é', { code: 'KeyJ' }), calm)).toEqual({});
  });

  test('Caps Lock changes nothing, and a slash or question mark may need Shift', () => {
    expect(matchShortcut(press('J'), calm)).toEqual({ command: 'next' });
    expect(matchShortcut(press('/', { code: 'Digit7', shiftKey: true }), calm)).toEqual({ command: 'search' });
    expect(matchShortcut(press('?', { code: 'Digit7', shiftKey: true }), calm)).toEqual({ command: 'help' });
  });
});

describe('Ctrl or Cmd with a slash', () => {
  test('opens the list in any case: in fields, and with single keys switched off', () => {
    const off = { isOn: false, isTyping: true, pending: undefined };
    expect(matchShortcut(press('/', { ctrlKey: true }), off)).toEqual({ command: 'help' });
    expect(matchShortcut(press('/', { metaKey: true }), off)).toEqual({ command: 'help' });
    expect(matchShortcut(press('.', { ctrlKey: true, code: 'Slash' }), off)).toEqual({ command: 'help' });
  });

  test('ignores AltGr with a slash, and the zoom shortcut of a German keyboard', () => {
    expect(matchShortcut(press('/', { ctrlKey: true, altKey: true }), calm)).toEqual({});
    expect(matchShortcut(press('-', { ctrlKey: true, code: 'Slash' }), calm)).toEqual({});
    expect(matchShortcut(press('.', { ctrlKey: true, code: 'Period' }), calm)).toEqual({});
  });
});
