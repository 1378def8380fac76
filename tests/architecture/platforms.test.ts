import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFiles } from './files.ts';

// These tests catch what fails on other operating systems and goes unnoticed on Linux.

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const code = projectFiles.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.endsWith('platforms.test.ts'));
const linesWith = (pattern: RegExp) =>
  code.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

it('restricts the scripts of package.json to syntax that every shell understands', () => {
  const ofOneShell = /(^|&& )\w+=|['$`;|<>*~]|(^|&& )(rm|cp|mv|cat|mkdir|export|sh|bash)\b/;
  expect(Object.entries(scripts).filter(([, command]) => ofOneShell.test(command))).toEqual([]);
});

it('starts npm in one way only (`npmCall`), because on Windows it is a batch file', () => {
  const starts = linesWith(/\b(spawn|spawnSync|exec|execSync|execFile|execFileSync|start|run|toEnd)\(\s*['"`](npm|npx)\b|command: 'np[mx]/);
  expect(starts.filter((line) => !line.includes('npmCall'))).toEqual([]);
});

it('normalises paths to slashes before it compares them', () => {
  const readers = code.filter((path) => /readdir(Sync)?\([^)]*recursive: true, encoding/.test(readFileSync(path, 'utf8')));
  expect(readers.length).toBeGreaterThan(0);
  // These files only open the path or read its extension, so the separator doesn't matter.
  const openers = ['scripts/design-system/types.mjs', 'tests/visual/mutations.test.ts'];
  const others = readers.filter((path) => !openers.includes(path) && !readFileSync(path, 'utf8').includes("replaceAll('\\\\', '/')"));
  expect(others).toEqual([]);
});

it('converts addresses to paths by `fileURLToPath`, which decodes blanks and letters of other scripts', () => {
  expect(linesWith(/new URL\([^)]*import\.meta\.url\)\.pathname|import\.meta\.url\.(slice|replace)/)).toEqual([]);
});

it('has no two files whose names differ only in case, and none that Windows forbids', () => {
  const lower = projectFiles.map((path) => path.toLowerCase());
  expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([]);
  expect(projectFiles.filter((path) => /[<>:"|?*\\]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i.test(path))).toEqual([]);
});

it('has the same line endings on every machine', { timeout: 60_000 }, () => {
  const ends = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n');
  expect(ends.length).toBeGreaterThan(1000);
  const others = ends.filter((line) => !/^i\/(lf|-text|none)\s+w\/(lf|-text|none)?\s+attr\/text=auto eol=lf\s/.test(line));
  expect(others).toEqual([]);
});
