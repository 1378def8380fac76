import { expect, test } from 'vitest';
import { rangesOf } from './useMatches.ts';

const found = (html: () => HTMLElement, term: string) => rangesOf(html(), term).map((range) => range.toString());

const box = (...texts: string[]) => {
  const element = document.createElement('div');
  for (const text of texts) element.append(Object.assign(document.createElement('p'), { textContent: text }));
  return () => element;
};

test.each([
  ['tram', ['The Tram extension', 'tram_nils, a tram'], ['Tram', 'tram', 'tram']],
  ['@tram', ['@tram_nils'], ['tram']],
  ['шум', ['Шум на набережной'], ['Шум']],
  ['bus', ['tram'], []],
  ['@', ['@tram'], []],
] as const)('“%s” in %j', (term, texts, expected) => expect(found(box(...texts), term)).toEqual(expected));
