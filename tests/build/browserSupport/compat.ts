import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data/types';

/** The engines whose oldest version `browserslist` in package.json names, and the browsers that carry each of them. */
const carriers = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
} as const;

type EngineName = keyof typeof carriers;
export type Oldest = Record<EngineName, number>;

type Tree = Identifier;

const data = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8')) as Tree;

/** The node at a path such as `css.properties.field-sizing`, if the data knows it. */
export function nodeAt(...path: string[]): Identifier | undefined {
  let node: Tree | undefined = data;
  for (const name of path) node = node && Object.hasOwn(node, name) ? node[name] : undefined;
  return node;
}

/** Whether the data has an entry of its own for a path. */
export const isKnown = (...path: string[]) => nodeAt(...path)?.__compat !== undefined;

/** The oldest supported versions, as `browserslist` in package.json says them: `chrome >= 118`. */
export function oldestSupported(): Oldest {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  const versions = browserslist.map((query) => /^(\w+) >= ([\d.]+)$/.exec(query) ?? []);
  return Object.fromEntries(versions.map(([, name, version]) => [name, Number(version)])) as Oldest;
}

/** The engines whose oldest supported version does not know a feature. */
export function missingIn(key: string, oldest: Oldest, isUsed: (key: string) => boolean): EngineName[] {
  const support = nodeAt(...key.split('/'))?.__compat?.support;
  const isThere = (name: EngineName) =>
    carriers[name].every((browser) => {
      const all = statements(support?.[browser]);
      // What is written as ended in the version in which it begins anew was only changed there.
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
  // Known under another name only: that one has to be written too.
  const spelled = other ?? (prefix ? prefix + last : undefined);
  if (spelled && !isUsed(spelled)) return false;
  return Number.parseFloat(added.replace('≤', '')) <= oldest;
}
