import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { sourceFiles } from './files.ts';

/** What may fetch code by itself, and what becomes of it when it does not come. */
const exceptions: Readonly<Record<string, string>> = {
  'src/main.tsx': 'the mocks, before anything is drawn; no live build has them',
  'src/app/late.ts': 'the table of late screens and parts, fetched and read within `lazyPart`',
  'src/shared/i18n/translations.ts': 'a language: `loadLocale` goes on in English',
  'src/api/realtime/socket.ts': 'the live connection: `startLiveUpdates` begins again when the browser is online',
};

/** Code that comes later, as `import()` names it, and whether one of the two ways fetches it. */
function fetchesIn(path: string): { code: string; isLate: boolean }[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { code: string; isLate: boolean }[] = [];
  const visit = (node: ts.Node, isLate: boolean): void => {
    const isCall = ts.isCallExpression(node);
    if (isCall && node.expression.kind === ts.SyntaxKind.ImportKeyword) found.push({ code: node.arguments[0]?.getText() ?? '', isLate });
    const isWay = isCall && ['lazyPart', 'lazyValue'].includes(node.expression.getText());
    ts.forEachChild(node, (child) => visit(child, isLate || isWay));
  };
  visit(source, false);
  return found;
}

const code = sourceFiles('src').filter((path) => !/\.(test|stories)\./.test(path));
const fetches = code.flatMap((path) => fetchesIn(path).map((fetch) => ({ path, ...fetch })));

it.each(
  fetches.map((fetch) => [`${fetch.path} ${fetch.code}`, fetch]),
)('%s survives that it cannot be fetched: an island of its own, a retry, a message', (_name, { path, isLate }) => {
  expect(isLate || path in exceptions).toBe(true);
});

it('knows of no exception that is none', () => {
  expect(fetches.length).toBeGreaterThan(40);
  expect(Object.keys(exceptions).filter((path) => !fetches.some((fetch) => fetch.path === path))).toEqual([]);
});

it('uses React’s own lazy nowhere, which keeps a failed import for ever', () => {
  expect(code.filter((path) => /[^\w.]lazy\(/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
