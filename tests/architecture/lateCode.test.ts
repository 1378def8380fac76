import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { sourceFiles } from './files.ts';

/** Files that may call `import()` directly, each with what happens when the code doesn't arrive. */
const exceptions: Readonly<Record<string, string>> = {
  'src/main.tsx': 'the mocks, before anything is drawn; no live build has them',
  'src/app/early/prepare.ts': 'the early text of a post: without it the application draws the page, as it does anyway',
  'src/app/late.ts': 'the table of late screens and parts, fetched and read within `lazyPart`',
  'src/shared/i18n/translations.ts': 'a language: `loadLocale` goes on in English',
  'src/api/realtime/socket.ts': 'the live connection: `startLiveUpdates` begins again when the browser is online',
};

/** The modules that a file loads with `import()`, and whether one of the two helpers loads them. */
function fetchesIn(path: string): { code: string; isLate: boolean }[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { code: string; isLate: boolean }[] = [];
  const visit = (node: ts.Node, isLate: boolean): void => {
    const isCall = ts.isCallExpression(node);
    if (isCall && node.expression.kind === ts.SyntaxKind.ImportKeyword) found.push({ code: node.arguments[0]?.getText() ?? '', isLate });
    const isLateHelper = isCall && ['lazyPart', 'lazyValue'].includes(node.expression.getText());
    ts.forEachChild(node, (child) => visit(child, isLate || isLateHelper));
  };
  visit(source, false);
  return found;
}

const code = sourceFiles('src').filter((path) => !/\.(test|stories)\./.test(path));
const fetches = code.flatMap((path) => fetchesIn(path).map((fetch) => ({ path, ...fetch })));

it.each(
  fetches.map((fetch) => [`${fetch.path} ${fetch.code}`, fetch]),
)('%s handles a failed fetch: a boundary, a retry, a message', (_name, { path, isLate }) => {
  expect(isLate || path in exceptions).toBe(true);
});

it('lists no exception without an effect', () => {
  expect(fetches.length).toBeGreaterThan(40);
  expect(Object.keys(exceptions).filter((path) => !fetches.some((fetch) => fetch.path === path))).toEqual([]);
});

it('never uses React’s own lazy, which keeps a failed import for ever', () => {
  expect(code.filter((path) => /[^\w.]lazy\(/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

/** Modules in the first bundle: everything that `main.tsx` imports statically, directly or through other modules. */
function firstCode(): ReadonlySet<string> {
  const visited = new Set<string>();
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    const { statements } = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
    for (const statement of statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const isType = ts.isImportDeclaration(statement) ? statement.importClause?.isTypeOnly : statement.isTypeOnly;
      const from = statement.moduleSpecifier;
      if (isType || !from || !ts.isStringLiteral(from) || !/^(\.|@\/)/.test(from.text)) continue;
      const base = from.text.startsWith('@/') ? `src/${from.text.slice(2)}` : posix.join(posix.dirname(path), from.text);
      const target = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((name) => /\.tsx?$/.test(name) && existsSync(name));
      if (target) visit(target);
    }
  };
  visit('src/main.tsx');
  return visited;
}

it('never includes the reporting of failures: messages, boundaries, fallbacks', () => {
  const first = firstCode();
  const needed = [
    'src/design-system/late/Boundary.tsx',
    'src/design-system/display/StateMessage/FailureState.tsx',
    'src/app/errors/RegionBoundary.tsx',
    'src/app/errors/reportUncaught.ts',
    'src/app/errors/reloadForCode.ts',
    'src/app/errors/usePartFailures.ts',
    'src/app/global/PlainToasts.tsx',
    'src/app/global/AccountGoneNotice.tsx',
    'src/app/shell/OfflineBand.tsx',
  ];
  expect(needed.filter((path) => !first.has(path))).toEqual([]);
  // The set must leave out code that loads later.
  expect(first.has('src/app/screens/Search.tsx')).toBe(false);
});
