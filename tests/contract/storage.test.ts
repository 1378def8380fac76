import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/files.ts';
import documented from '../spec/storage.json' with { type: 'json' };

/** Documented without a name of their own: what they are called here. */
const names: Readonly<Record<string, string>> = {
  scheme: 'colorScheme',
  'theme colours': 'themeColors',
  gradient: 'themeUseGradient',
  opacity: 'themeColorOpacity',
  'card opacity': 'themeCardBgOpacity',
  'post opacity': 'themePostBgOpacity',
  'the custom logo': 'customLogo',
};

/** Documented, but not kept, and why. */
const notKept: Readonly<Record<string, string>> = {
  'cached feed lists':
    'a feed in memory expires after two minutes; a copy that outlives a reload would show old posts (docs/decisions/feeds-in-memory.md)',
  debugPopups: 'a flag whose meaning the specification does not show; debug logging is off by default',
};

const code = sourceFiles('src')
  .filter((path) => !/\.test\./.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const isDeclared = (key: string) => new RegExp(`stored\\(\\s*'${key}'`).test(code) || code.includes(`scheme: '${key}'`);

it.each(documented.filter(({ key }) => !(key in notKept)))('$id is a declared key of the browser’s storage', ({ key }) => {
  expect(isDeclared(names[key] ?? key)).toBe(true);
});

it('names no exception that is kept after all', () => {
  expect(Object.keys(notKept).filter((key) => isDeclared(key) || !documented.some((row) => row.key === key))).toEqual([]);
});
