import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sourceFiles } from '../architecture/files.ts';

/** A test for a row of the specification. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const isTestFile = (path: string) => /\.(?:test|spec|stories)\.tsx?$/.test(path);
const title = /\b(?:test|it|describe)\b[^\n]*?\(\s*(['"`])((?:\\.|(?!\1).)+)\1|[\])](?: as const)?,?\s*\)\(\s*(['"`])((?:\\.|(?!\3).)+)\3/g;
/** A story's title is the name of its export. */
const story = /export const ()(\w+): Story\b/g;

interface TestFile {
  readonly path: string;
  readonly text: string;
  readonly titles: readonly { readonly title: string; readonly at: number }[];
}

/** Reads all test files except those that only check names. */
export function readTests(): readonly TestFile[] {
  return ['src', 'mocks', 'scripts', 'tests']
    .flatMap((folder) => sourceFiles(folder))
    .flatMap((path) => {
      if (!isTestFile(path) || basename(path) === 'specification.test.ts') return [];
      const text = readFileSync(path, 'utf8');
      const found = path.endsWith('.stories.tsx') ? text.matchAll(story) : text.matchAll(title);
      const titles = Array.from(found, (match) => ({
        title: match[2] ?? match[4] ?? '',
        // A table before the title may be indented otherwise than the test.
        at: match[4] === undefined ? match.index : match.index + match[0].lastIndexOf(`(${match[3]}`),
      }));
      return [{ path, text, titles }];
    });
}

/** Returns the block that begins on the line of a position; it ends with the first line that closes it at the same indentation. */
function blockAt(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at) + 1;
  const depth = /^\s*/.exec(text.slice(from))?.[0] ?? '';
  const end = text.slice(at).search(new RegExp(`\\n${depth}\\}(?:\\)?;)?\\n|;\\n(?=${depth}\\S)`));
  return text.slice(at, end < 0 ? undefined : at + end);
}

/** Whether the test or group of tests at a position contains an assertion, directly or in a function of its file. */
export function asserts(text: string, at: number): boolean {
  const block = blockAt(text, at);
  if (/\bexpect|\.expect/.test(block)) return true;
  return [...block.matchAll(/\b([a-z]\w+)\(/g)].some(([, name = '']) => {
    const declared = text.search(new RegExp(`(?:function|const) ${name}\\b`));
    return declared >= 0 && /\bexpect/.test(blockAt(text, declared));
  });
}

const word = (id: string) => new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`);

/** Returns the tests that have a row's id in their title, or that run once per row of a table that contains it. */
export function testsOf(id: string, files: readonly TestFile[], tables: Readonly<Record<string, string>>): readonly NamedTest[] {
  const pattern = word(id);
  return files.flatMap(({ path, text, titles }) => {
    const named = titles.filter((found) => pattern.test(found.title));
    if (named.length > 0) return named.map((found) => ({ file: path, title: found.title }));
    const eachRow = titles.find((found) => /^(?:\$id|%s is)/.test(found.title));
    if (eachRow && text.includes(`'${id}'`)) return [{ file: path, title: eachRow.title }];
    const table = Object.keys(tables).find((name) => text.includes(`/spec/${name}'`) && tables[name]?.includes(`"id": "${id}"`));
    return table !== undefined && eachRow ? [{ file: path, title: eachRow.title }] : [];
  });
}
