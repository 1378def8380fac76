import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './files.ts';

const styleSheets = sourceFiles('src').filter((path) => path.endsWith('.css.ts') && !path.includes('/tokens/'));
/** Matches a literal duration or easing curve, but not an interpolated constant that component code waits for (`${burstFade}ms`). */
const ownMotion = /(?<![\w}.])\d*\.?\d+m?s\b|cubic-bezier|\bease\b|ease-(in|out)|steps\(/;

const linesWith = (pattern: RegExp) =>
  styleSheets.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

test('durations and curves of motion are tokens', () => {
  expect(styleSheets.length).toBeGreaterThan(100);
  expect(linesWith(ownMotion)).toEqual([]);
});

test('the search would find a duration and a curve', () => {
  for (const line of ['animation: `${a} 1.6s linear`', "transition: 'all 200ms'", 'cubic-bezier(0, 0, 1, 1)', 'opacity ease-in-out'])
    expect(line).toMatch(ownMotion);
  for (const line of ['`${fade} ${burstFade}ms linear`', "blockSize: '10px'", "padding: '0 4px'"]) expect(line).not.toMatch(ownMotion);
});
