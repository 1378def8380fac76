import { expect, test } from 'vitest';
import { findCommands } from './findCommands.ts';

const items = [
  { label: 'Feed', isScreen: true },
  { label: 'Dense feed', isScreen: true },
  { label: 'Федя Орлов', alias: 'fedya', isScreen: false },
  { label: 'Tram Riders', isScreen: false },
];
const find = (text: string) => findCommands(items, text, ({ isScreen }) => isScreen).map(({ label }) => label);

test('without a text, only the default commands are offered', () => {
  expect(find('')).toEqual(['Feed', 'Dense feed']);
  expect(find('  ')).toEqual(['Feed', 'Dense feed']);
});

test('every word of the text begins a word of the name or the alias', () => {
  expect(find('fe')).toEqual(['Feed', 'Dense feed', 'Федя Орлов']);
  expect(find('feed de')).toEqual(['Dense feed']);
  expect(find('орл')).toEqual(['Федя Орлов']);
  expect(find('rid tr')).toEqual(['Tram Riders']);
  expect(find('eed')).toEqual([]);
});

test('names that begin with the text are listed first', () => {
  expect(findCommands([{ label: 'Dense feed' }, { label: 'Feed' }], 'feed', () => true).map(({ label }) => label)).toEqual([
    'Feed',
    'Dense feed',
  ]);
});
