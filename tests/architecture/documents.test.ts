import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './files.ts';

const documents = projectFiles.filter((path) => /\.mdx?$/.test(path));

/** Text of a document without code blocks and code spans, because square brackets in code aren't links. */
const proseOf = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]*`/g, '');

/** Addresses of links and pictures, in Markdown and in HTML, that lead somewhere within the project. */
function relativeLinks(text: string): string[] {
  const links = [...text.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|\b(?:href|src)="([^"{}]+)"/g)].map((match) => match[1] ?? match[2] ?? '');
  return links.filter((link) => !/^([a-z][a-z\d+.-]*:|\/\/|\?)/i.test(link));
}

/** The anchors that GitHub generates for the headings of a document. */
function anchorsOf(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const anchors = [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) => {
    const name = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    const times = counts.get(name) ?? 0;
    counts.set(name, times + 1);
    return times === 0 ? name : `${name}-${times}`;
  });
  return new Set(anchors);
}

/** Project paths in code spans, without those that contain a placeholder (`src/features/<name>`). */
function namedPaths(text: string): string[] {
  const spans = [...text.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => /^(src|mocks|tests|scripts|docs|public|\.storybook|\.github|\.ci)\/[\w./-]*$/.test(span));
}

const commands = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts);

/** Scripts of `package.json` that a text tells the reader to run. */
const namedCommands = (text: string) => [...text.matchAll(/\bnpm run ([\w:-]*\w)/g)].map(([, command = '']) => command);

/** Describes what is wrong with a link of a document; undefined if the link is fine. */
function faultOf(path: string, link: string): string | undefined {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? path : file.startsWith('/') ? file.slice(1) : join(dirname(path), decodeURIComponent(file));
  if (!existsSync(target)) return `${link}: no such file`;
  if (anchor === undefined || !target.endsWith('.md') || statSync(target).isDirectory()) return undefined;
  return anchorsOf(readFileSync(target, 'utf8')).has(anchor) ? undefined : `${link}: no such heading`;
}

describe('a document', () => {
  it('has valid links', () => {
    expect(relativeLinks(proseOf('[a](b.md#c) ![d](<e f.png>) `[no](x)` [g](https://h) <a href="i/">'))).toEqual(['b.md#c', 'e', 'i/']);
    expect([...anchorsOf('# A `b` & c\n## A `b` & c\n```\n# no\n```')]).toEqual(['a-b--c', 'a-b--c-1']);
    expect(namedPaths('`src/main.tsx` `src/<name>/x.ts` `npm run lint` src/none')).toEqual(['src/main.tsx']);
    expect(namedCommands('`npm run test:unit`, npm run lint.')).toEqual(['test:unit', 'lint']);
    expect(faultOf('README.md', 'no/such.md')).toContain('no such file');
    expect(faultOf('README.md', 'README.md#no-such-heading')).toContain('no such heading');
  });

  // MDX documents are left out: they link stories by address, and no file has that path.
  it.each(documents.filter((path) => path.endsWith('.md')))('%s has no broken link', (path) => {
    const faults = relativeLinks(proseOf(readFileSync(path, 'utf8'))).map((link) => faultOf(path, link));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });
});

describe.each(documents)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  it('names only files and commands that exist', () => {
    expect(namedPaths(text).filter((named) => !existsSync(named))).toEqual([]);
    expect(namedCommands(text).filter((command) => !commands.includes(command))).toEqual([]);
  });
});

describe('the README', () => {
  it('is short enough to be read', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });
});

describe('a decision', () => {
  const decisions = projectFiles.filter((path) => path.startsWith('docs/decisions/') && basename(path) !== 'README.md');

  it.each(decisions)('%s names its status, context, decision and consequences', (path) => {
    const headings = [...readFileSync(path, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(0, 4)).toEqual(['Status', 'Context', 'Decision', 'Consequences']);
    expect(basename(path)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.md$/);
  });

  it('is listed in the index', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    expect(decisions.filter((path) => !index.includes(`](${basename(path)})`))).toEqual([]);
  });
});
