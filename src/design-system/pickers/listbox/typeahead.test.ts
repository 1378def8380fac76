import { describe, expect, it } from 'vitest';
import { emptyTypeahead, extendTypeahead, findByPrefix, isLetter, typeaheadReset } from './typeahead.ts';

const labels = ['Newest first', 'Oldest first', 'Highest rated', 'Name', 'Nearest'];

describe('extendTypeahead', () => {
  it('collects letters that follow each other within the pause, in lower case', () => {
    const typed = extendTypeahead(extendTypeahead(emptyTypeahead, 'N', 1000), 'A', 1000 + typeaheadReset - 1);
    expect(typed.text).toBe('na');
  });

  it('starts a new word 700 ms after the last letter (ui.phone-input)', () => {
    expect(typeaheadReset).toBe(700);
    expect(extendTypeahead(extendTypeahead(emptyTypeahead, 'n', 1000), 'o', 1700).text).toBe('o');
  });

  it('measures the pause from the last letter, not from the first', () => {
    const typed = ['n', 'e', 'a'].reduce((text, letter, index) => extendTypeahead(text, letter, index * 600), emptyTypeahead);
    expect(typed.text).toBe('nea');
  });

  it('starts a new word with the first letter, even right after the page was loaded', () => {
    expect(extendTypeahead(emptyTypeahead, 'n', 0).text).toBe('n');
  });
});

describe('findByPrefix', () => {
  it('leads to the first label with the prefix, ignoring case', () => {
    expect(findByPrefix(labels, 'n', 1)).toBe(0);
    expect(findByPrefix(labels, 'na', 0)).toBe(3);
    expect(findByPrefix(labels, 'near', 0)).toBe(4);
  });

  it('walks through the labels of a repeated letter and begins again after the last', () => {
    expect(findByPrefix(labels, 'nn', 0)).toBe(3);
    expect(findByPrefix(labels, 'nnn', 3)).toBe(4);
    expect(findByPrefix(labels, 'nnnn', 4)).toBe(0);
  });

  it('moves on with the same letter after the pause if the active label begins with it', () => {
    expect(findByPrefix(labels, 'n', 0)).toBe(3);
    expect(findByPrefix(labels, 'n', 4)).toBe(0);
  });

  it('takes a doubled letter literally where a label begins with it', () => {
    expect(findByPrefix(['Apple', 'Aardvark'], 'aa', 0)).toBe(1);
  });

  it('finds Cyrillic labels too', () => {
    expect(findByPrefix(['Сначала новые', 'По рейтингу'], 'п', 0)).toBe(1);
  });

  it('finds nothing when no label begins like this', () => {
    expect(findByPrefix(labels, 'x', 2)).toBeUndefined();
    expect(findByPrefix(labels, 'first', 2)).toBeUndefined();
  });
});

describe('isLetter', () => {
  const key = (name: string, modifiers = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

  it('is a single character without a shortcut modifier', () => {
    expect(isLetter(key('a'))).toBe(true);
    expect(isLetter(key('ы'))).toBe(true);
    expect(isLetter(key('Enter'))).toBe(false);
    expect(isLetter(key('a', { ctrlKey: true }))).toBe(false);
    expect(isLetter(key('a', { metaKey: true }))).toBe(false);
  });
});
