import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './files.ts';

const readable = projectFiles.filter(
  (path) => /\.(tsx?|m?js|cjs|json|ya?ml|html|css|sh)$|^\.ci\//.test(path) && path !== 'package-lock.json',
);

/** Relative paths in a text that lead out of the project, both from the file's folder and from the project's root. */
function pathsOutside(file: string, text: string): string[] {
  const relative = [...text.matchAll(/(?:\.\.\/)+[\w@.-]+/g)].map(([path]) => path);
  const isOutside = (path: string) => normalize(path).startsWith('..');
  return relative.filter((path) => isOutside(join(dirname(file), path)));
}

describe('pathsOutside', () => {
  it('distinguishes paths within the project from those that leave it', () => {
    expect(pathsOutside('src/api/a.ts', "import '../shared/env.ts'")).toEqual([]);
    expect(pathsOutside('src/a.ts', ["read('..", '/..', "/notes.md')"].join(''))).toHaveLength(1);
    expect(pathsOutside('package.json', ['node ..', '/tools/x.mjs'].join(''))).toHaveLength(1);
  });
});

describe('the project', () => {
  it('is self-contained: no file in it reads a file outside', () => {
    const reaching = readable.flatMap((file) => pathsOutside(file, readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`));
    expect(reaching).toEqual([]);
  });

  it('silences no check', () => {
    const silenced = /@ts-(ignore|nocheck|expect-error)|eslint-disable|oxlint-disable|biome-ignore/;
    const code = readable.filter((path) => /\.tsx?$|\.m?js$/.test(path) && path !== 'tests/architecture/boundaries.test.ts');
    expect(code.filter((path) => silenced.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('has no skipped or focused tests', () => {
    const tests = readable.filter((path) => /\.(test|spec|stories|grid|soak)\.tsx?$/.test(path) && !path.startsWith('tests/architecture/'));
    // `skip(!(await …))` is allowed: a test may ask the browser whether it supports a feature.
    const off = /\b(it|test|describe)\.(only|skip(?!\(await )|todo|fixme)\b/;
    expect(tests.filter((path) => off.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
