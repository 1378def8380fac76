import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { isKnown, nodeAt } from './compat.ts';

/** Returns the keys of the data that the built stylesheets use, and every name in them as written. */
export function usedInStyles(folder: string): { keys: Set<string>; names: Set<string> } {
  const keys = new Set<string>();
  const names = new Set<string>();
  const add = (...path: string[]) => void (isKnown(...path) && keys.add(path.join('/')));
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.css'))) {
    const sheet = postcss.parse(readFileSync(join(assets, name), 'utf8'));
    sheet.walkDecls((declaration) => readDeclaration(declaration, add, names));
    sheet.walkAtRules((rule) => readAtRule(rule, add));
    sheet.walkRules((rule) => readRule(rule, add));
  }
  return { keys, names };
}

type Add = (...path: string[]) => void;

function readDeclaration({ prop, value, parent }: Declaration, add: Add, names: Set<string>): void {
  if (prop.startsWith('--')) return readFunctions(value, add);
  names.add(prop);
  if (parent?.type === 'atrule') add('css', 'at-rules', (parent as AtRule).name, prop);
  add('css', 'properties', prop);
  for (const [word] of value.matchAll(/(?<![\w-])[a-z][\w-]*(?!\()/g)) {
    names.add(word);
    add('css', 'properties', prop, word);
  }
  readFunctions(value, add);
}

/** The data lists functions below the type that they return; a function's name means the same everywhere. */
function readFunctions(value: string, add: Add): void {
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)) {
    for (const type of Object.keys(nodeAt('css', 'types') ?? {})) {
      if (type === name) add('css', 'types', name);
      add('css', 'types', type, name);
    }
  }
}

function readAtRule({ name, params }: AtRule, add: Add): void {
  add('css', 'at-rules', name);
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g)) add('css', 'at-rules', name, feature);
  for (const [, query = ''] of params.matchAll(/([a-z-]+)\(/g)) add('css', 'at-rules', name, `${query}_queries`);
}

function readRule({ selector }: Rule, add: Add): void {
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) add('css', 'selectors', name);
}
