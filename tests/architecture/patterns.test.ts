import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { beforeAll, expect, test, vi } from 'vitest';
import { sourceFiles } from './files.ts';

/** Files whose patterns may take more than linear time, because text written by people never reaches them. */
const readsNobodysText: Readonly<Record<string, string>> = {
  'src/app/errors/reloadForCode.ts': 'the page that our own host serves',
  'src/shared/i18n/english.ts': 'numbers of our own',
  'src/shared/i18n/pseudo.ts': 'sentences of our own, in development',
  'src/features/session/model/sessionPolicy.ts': 'paths of the table of endpoints',
};

function patternsIn(path: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const patterns: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, kind));
  return patterns;
}

/**
 * In ms. Patterns with a lookahead are tried out with generated texts. Steps are counted, but each phase also has a second by default; on a busy
 * machine that ended the second one early, and a linear pattern was called slow.
 */
const limits = { timeout: 300_000, seedingTimeout: 100_000, incubationTimeout: 100_000, attackTimeout: 100_000 };

function isLinear(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  return checkSync(literal.slice(1, end), literal.slice(end + 1), limits).status === 'safe';
}

// The JavaScript backend is chosen, so that recheck never starts a native or Java program, whatever is installed.
beforeAll(() => void vi.stubEnv('RECHECK_BACKEND', 'pure'));

const files = sourceFiles('src', 'mocks').filter((path) => !/\.(test|stories|fixture)\.tsx?$/.test(path));

test('no regular expression that reads people’s text takes more time than the text is long', { timeout: 600_000 }, () => {
  const read = files
    .filter((path) => !(path in readsNobodysText))
    .flatMap((path) => patternsIn(path).map((pattern) => ({ path, pattern })));
  expect(read.length).toBeGreaterThan(50);
  const known = new Map<string, boolean>();
  const slow = read.filter(({ pattern }) => {
    if (!known.has(pattern)) known.set(pattern, isLinear(pattern));
    return known.get(pattern) === false;
  });
  expect(slow).toEqual([]);
});

test('the tool finds slow patterns', () => {
  for (const slow of [String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/`, String.raw`/^(a+)+$/`]) expect(isLinear(slow)).toBe(false);
  expect(isLinear(String.raw`/^\w+$/`)).toBe(true);
});
