import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFiles } from './files.ts';

// What a machine with another system trips over, and nobody notices on Linux.

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const code = projectFiles.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.endsWith('platforms.test.ts'));
const linesWith = (pattern: RegExp) =>
  code.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

it('keeps the scripts of package.json to what every shell understands alike', () => {
  const ofOneShell = /(^|&& )\w+=|['$`;|<>*~]|(^|&& )(rm|cp|mv|cat|mkdir|export|sh|bash)\b/;
  expect(Object.entries(scripts).filter(([, command]) => ofOneShell.test(command))).toEqual([]);
});

it('starts npm in one way only (`npmCall`), because on Windows it is a batch file', () => {
  const starts = linesWith(/\b(spawn|spawnSync|exec|execSync|execFile|execFileSync|start|run|toEnd)\(\s*['"`](npm|npx)\b|command: 'np[mx]/);
  expect(starts.filter((line) => !line.includes('npmCall'))).toEqual([]);
});

it('reads the paths below a folder with slashes where it looks at them', () => {
  const readers = code.filter((path) => /readdir(Sync)?\([^)]*recursive: true, encoding/.test(readFileSync(path, 'utf8')));
  expect(readers.length).toBeGreaterThan(0);
  // Of a name that is only opened, or asked for its ending, the separator says nothing.
  const openers = ['scripts/design-system/types.mjs', 'tests/visual/mutations.test.ts'];
  const others = readers.filter((path) => !openers.includes(path) && !readFileSync(path, 'utf8').includes("replaceAll('\\\\', '/')"));
  expect(others).toEqual([]);
});

it('makes a path of an address by `fileURLToPath`, which decodes blanks and letters of other scripts', () => {
  expect(linesWith(/new URL\([^)]*import\.meta\.url\)\.pathname|import\.meta\.url\.(slice|replace)/)).toEqual([]);
});

it('has no two files whose names differ in capitals only, and none that Windows cannot have', () => {
  const lower = projectFiles.map((path) => path.toLowerCase());
  expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([]);
  expect(projectFiles.filter((path) => /[<>:"|?*\\]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i.test(path))).toEqual([]);
});

it('keeps every text with the same ends of lines on every machine', { timeout: 60_000 }, () => {
  const ends = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n');
  expect(ends.length).toBeGreaterThan(1000);
  const others = ends.filter((line) => !/^i\/(lf|-text|none)\s+w\/(lf|-text|none)?\s+attr\/text=auto eol=lf\s/.test(line));
  expect(others).toEqual([]);
});
