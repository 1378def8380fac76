import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/files.ts';
import { readSentences } from './sentences.ts';

const code = sourceFiles('src').filter((path) => !/\.(test|stories|fixture|ru)\.|\/testing\//.test(path));

it('finds unused sentences at every depth', () => {
  const files = new Map([
    [
      'src/features/a/strings.ts',
      "export const strings = catalogue('a', { said: '1', dead: '2', tabs: { one: '3', two: '4' }, empty: { x: { title: '5', text: '6' } }, as: '7', whole: { in: '8' } });",
    ],
    ['src/features/a/index.ts', "export { strings as aStrings } from './strings.ts';"],
    [
      'src/features/a/A.tsx',
      "import { strings } from './strings.ts'; const { as: name } = strings; use(strings.said, strings.tabs[tab], name);",
    ],
    ['src/app/b.ts', "import { aStrings } from '@/features/a'; const at = aStrings.empty[kind]; use(at.title, aStrings.whole);"],
  ]);
  expect(readSentences(files).dead).toEqual(['src/features/a/strings.ts: dead', 'src/features/a/strings.ts: empty.x.text']);
});

const { catalogues, dead, copied } = readSentences(new Map(code.map((path) => [path, readFileSync(path, 'utf8')])));

it('no catalogue has an unused sentence', () => {
  expect(catalogues.length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

it('every catalogue has the name of its folder, by which a translation knows it', () => {
  const own = catalogues.filter(({ file }) => !file.startsWith('src/design-system/'));
  const names = own.map(({ file }) => file.replace(/^src\/(features\/)?/, '').replace(/\/strings\.ts$|Strings\.ts$|\.ts$/, ''));
  expect(own.map(({ name }) => name)).toEqual(names);
});

it('finds sentences that a module copies from a catalogue at import time', () => {
  const files = new Map([
    ['src/features/a/strings.ts', "export const strings = catalogue('a', { said: '1', tabs: { one: '3' }, levels: ['4'] });"],
    [
      'src/features/a/A.ts',
      "import { strings } from './strings.ts'; const { tabs } = strings; const t = tabs.one; const late = () => strings.said; const x = [strings.said]; const l = strings.levels; type T = keyof typeof strings.tabs;",
    ],
  ]);
  expect(readSentences(files).copied).toEqual([
    'src/features/a/A.ts: strings.levels',
    'src/features/a/A.ts: strings.said',
    'src/features/a/A.ts: tabs.one',
  ]);
});

it('no module copies a sentence at import time, because the copy would stay when the page changes its language', () => {
  expect(copied).toEqual([]);
});
it.each(catalogues.map(({ file }) => file))('%s has a Russian translation beside it', (file) => {
  const russian = file.replace(/ts$/, 'ru.ts');
  expect(
    existsSync(russian),
    `Write ${russian}: the same sentences in Russian, with the words of docs/glossary.md (README, “Change a text”).`,
  ).toBe(true);
});
