import { expect, test } from 'vitest';
import { recentLimit, withoutRecent, withRecent } from '../state/recent.ts';

test('the latest search is first, and each is listed once', () => {
  expect(withRecent(['tram', 'oleg'], '  Oleg ')).toEqual(['Oleg', 'tram']);
  expect(withRecent(['green track'], 'Green   Track')).toEqual(['Green Track']);
});

test('nothing is no search', () => expect(withRecent(['tram'], '  ')).toEqual(['tram']));

test('only so many are remembered', () => {
  const many = Array.from({ length: recentLimit }, (_, index) => `term ${index}`);
  expect(withRecent(many, 'new')).toEqual(['new', ...many.slice(0, -1)]);
});

test('one can be taken out', () => expect(withoutRecent(['tram', 'oleg'], 'TRAM')).toEqual(['oleg']));
