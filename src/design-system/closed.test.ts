import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|css)\.|^theme|^tokens|^styles|apiSamples/.test(path))
  .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));

const linesOf = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => text.split('\n').flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : [])));

it('declares `| undefined` for every optional property, so that a value that may be missing can be passed on', () => {
  expect(sources.length).toBeGreaterThan(100);
  const ofInterfaces = linesOf(/^ {2}(readonly )?\w+\?: (?!.*\bundefined\b)(?!ReactNode;)(?!OptionalIcon;).*;$/);
  expect(ofInterfaces).toEqual([]);
});

it('accepts neither `className` nor `style`', () => {
  // A glyph takes a class name, which `Icon` sets.
  expect(linesOf(/^ {2}(className|style)\??:/).filter((line) => !line.startsWith('display/Icon/glyph.ts'))).toEqual([]);
});

it('contains no terms of the product, besides those of the themes that people have stored', () => {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|apiSamples/.test(path))
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '') }));
  const forbidden =
    /(?<![a-z])(post|repost|reply|weigh(?!t)|reputation|follower|member|tier|feed)(?![a-z])|(Post|Repost|Reply|WeighIn|Follower|Member|Tier)(?![a-z])/g;
  const productWords = code.flatMap(({ path, text }) =>
    [...text.replaceAll('postBgOpacity', '').matchAll(forbidden)].map(([word]) => `${path}: ${word}`),
  );
  expect(productWords).toEqual([]);
});
