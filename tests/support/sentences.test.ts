import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/files.ts';
import { readSentences } from './sentences.ts';

const code = sourceFiles('src').filter((path) => !/\.(test|stories|fixture)\.|\/testing\//.test(path));

it('finds what nobody says, at every depth', () => {
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

const { catalogues, dead } = readSentences(new Map(code.map((path) => [path, readFileSync(path, 'utf8')])));

it('no catalogue holds a sentence that nobody says', () => {
  expect(catalogues.length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

it('every catalogue has the name of its place, by which a translation knows it', () => {
  const own = catalogues.filter(({ file }) => !file.startsWith('src/design-system/'));
  const places = own.map(({ file }) => file.replace(/^src\/(features\/)?/, '').replace(/\/strings\.ts$|Strings\.ts$|\.ts$/, ''));
  expect(own.map(({ name }) => name)).toEqual(places);
});
