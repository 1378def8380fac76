import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data/types';

/** The browsers to check for each engine that `browserslist` in package.json names. */
const carriers = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
} as const;

type EngineName = keyof typeof carriers;
export type Oldest = Record<EngineName, number>;

type Tree = Identifier;

const data = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8')) as Tree;

/** Returns the node of the compatibility data at a path such as `css.properties.field-sizing`, if there is one. */
export function nodeAt(...path: string[]): Identifier | undefined {
  let node: Tree | undefined = data;
  for (const name of path) node = node && Object.hasOwn(node, name) ? node[name] : undefined;
  return node;
}

/** Whether the compatibility data has an entry for exactly this path. */
export const isKnown = (...path: string[]) => nodeAt(...path)?.__compat !== undefined;

/** Reads the oldest supported versions from `browserslist` in package.json (`chrome >= 118`). */
export function oldestSupported(): Oldest {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  const versions = browserslist.map((query) => /^(\w+) >= ([\d.]+)$/.exec(query) ?? []);
  return Object.fromEntries(versions.map(([, name, version]) => [name, Number(version)])) as Oldest;
}

/** Returns the engines whose oldest supported version lacks a feature. */
export function missingIn(key: string, oldest: Oldest, isUsed: (key: string) => boolean): EngineName[] {
  const support = nodeAt(...key.split('/'))?.__compat?.support;
  const isThere = (name: EngineName) =>
    carriers[name].every((browser) => {
      const all = statements(support?.[browser]);
      // A statement that ends in the version in which another begins only marks a change, not a removal.
      const isEnded = ({ version_removed: end }: SimpleSupportStatement) =>
        end !== undefined && !all.some((each) => each.version_added === end);
      return all.some((each) => !isEnded(each) && covers(each, oldest[name], key, isUsed));
    });
  return support ? (Object.keys(carriers) as EngineName[]).filter((name) => !isThere(name)) : [];
}

const statements = (support: SupportStatement | undefined): SimpleSupportStatement[] =>
  support ? [support].flat<SupportStatement[]>() : [];

function covers(statement: SimpleSupportStatement, oldest: number, key: string, isUsed: (key: string) => boolean): boolean {
  const { version_added: added, flags, prefix, alternative_name: other } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags) return false;
  const last = key.slice(key.lastIndexOf('/') + 1);
  // A browser with the feature under another name or a prefix counts only if that name is used too.
  const spelled = other ?? (prefix ? prefix + last : undefined);
  if (spelled && !isUsed(spelled)) return false;
  return Number.parseFloat(added.replace('≤', '')) <= oldest;
}
