import { expect, test } from 'vitest';
import { maxTextLength, maxTitleLength } from '../constants.ts';
import { sharedDraft } from './shared.ts';

const draftOf = (parameters: Record<string, string>) => sharedDraft(new URLSearchParams(parameters));

test('a shared title, text and address become the title and the text of a draft', () => {
  expect(draftOf({ title: 'Trams', text: 'Worth reading', url: 'https://example.org/trams' })).toEqual({
    title: 'Trams',
    text: 'Worth reading\n\nhttps://example.org/trams',
  });
  expect(draftOf({ text: ' See https://example.org/a ', url: 'https://example.org/a' })?.text).toBe('See https://example.org/a');
  expect(draftOf({ url: 'https://example.org/a' })).toEqual({ title: '', text: 'https://example.org/a' });
});

test('there is nothing to keep without visible text', () => {
  expect(draftOf({})).toBeUndefined();
  expect(draftOf({ title: ' ', text: '\u200B\n', url: '' })).toBeUndefined();
});

test('an address that isn’t one of the web is left out', () => {
  expect(draftOf({ text: 'Hm', url: 'javascript:alert(1)' })?.text).toBe('Hm');
  expect(draftOf({ text: 'Hm', url: 'https://example.org/ and more' })?.text).toBe('Hm');
});

test('control characters are left out, lines stay, and a title has one line', () => {
  expect(draftOf({ title: 'One\ntwo', text: 'a\u0000b\u001Bc\r\nd\te' })).toEqual({ title: 'One two', text: 'abc\nd\te' });
});

test('what is longer than a post is shortened, but its address isn’t, and no character is cut in two', () => {
  const url = 'https://example.org/a';
  const draft = draftOf({ title: 't'.repeat(9000), text: '😀'.repeat(9000), url });
  expect(draft?.title).toHaveLength(maxTitleLength);
  expect(draft?.text.endsWith(`😀\n\n${url}`)).toBe(true);
  expect(draft?.text.length).toBeGreaterThan(maxTextLength - 3);
  expect(draft?.text.length).toBeLessThanOrEqual(maxTextLength);
  expect(draftOf({ text: 'Hm', url: `https://example.org/${'a'.repeat(maxTextLength)}` })?.text).toBe('Hm');
});
