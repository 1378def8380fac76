import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needsInstall, nodeProblem, npmCall } from './setup.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['18.20.4', '20.18.3', '19.30.0'])('refuses Node %s and names the version it needs', (version) => {
    expect(nodeProblem(version)).toContain('20.19');
    expect(nodeProblem(version)).toContain(version);
  });
});

describe('npmCall', () => {
  it('runs npm by its own script if it is known, because a batch file cannot be started everywhere', () => {
    const script = 'C:\\node\\node_modules\\npm\\bin\\npm-cli.js';
    expect(npmCall(['ci'], { npm_execpath: script })).toEqual([process.execPath, [script, 'ci']]);
    expect(npmCall(['ci'], {}, join('nowhere', 'node'))).toEqual(['npm', ['ci']]);
  });

  it('finds it beside Node, where Windows has it, when no npm runs or another program of its kind does', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sez-node-'));
    const script = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    mkdirSync(dirname(script), { recursive: true });
    writeFileSync(script, '');
    const node = join(folder, 'node.exe');
    for (const env of [{}, { npm_execpath: 'C:\\pnpm\\pnpm.cjs' }]) expect(npmCall(['ci'], env, node)).toEqual([node, [script, 'ci']]);
    rmSync(folder, { recursive: true });
  });
});

describe('needsInstall', () => {
  let folder: string;
  const write = (path: string, packages: Record<string, { version: string; optional?: boolean }>, secondsAgo: number) => {
    const file = join(folder, path);
    writeFileSync(file, JSON.stringify({ packages: { '': { version: '0.1.0' }, ...packages } }));
    const time = Date.now() / 1000 - secondsAgo;
    utimesSync(file, time, time);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sez-setup-'));
    mkdirSync(join(folder, 'node_modules'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is true when no install has finished', () => {
    write('package-lock.json', { a: { version: '1.0.0' } }, 10);
    expect(needsInstall(folder)).toBe(true);
  });

  it('is false when the install is newer than the lockfile', () => {
    write('package-lock.json', { a: { version: '1.0.0' } }, 10);
    write('node_modules/.package-lock.json', { a: { version: '1.0.0' } }, 5);
    expect(needsInstall(folder)).toBe(false);
  });

  it('is true when the newer lockfile asks for another version', () => {
    write('node_modules/.package-lock.json', { a: { version: '1.0.0' } }, 10);
    write('package-lock.json', { a: { version: '1.1.0' } }, 5);
    expect(needsInstall(folder)).toBe(true);
  });

  it('is true when the newer lockfile asks for a package that is not there', () => {
    write('node_modules/.package-lock.json', { a: { version: '1.0.0' } }, 10);
    write('package-lock.json', { a: { version: '1.0.0' }, b: { version: '1.0.0' } }, 5);
    expect(needsInstall(folder)).toBe(true);
  });

  it('is false when a checkout only touched the lockfile, even if other platforms would install more', () => {
    write('node_modules/.package-lock.json', { a: { version: '1.0.0' } }, 10);
    write('package-lock.json', { a: { version: '1.0.0' }, 'a-darwin': { version: '1.0.0', optional: true } }, 5);
    expect(needsInstall(folder)).toBe(false);
  });
});
