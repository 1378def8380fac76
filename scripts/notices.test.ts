import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeNotices } from './notices.ts';

const dependencies = (JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }).dependencies;

it('names every package that the application runs with, in its version, and the licence of the fonts', () => {
  const notices = makeNotices();
  for (const [name, version] of Object.entries(dependencies)) expect(notices).toContain(`${name} ${version}`);
  expect(notices).toContain('scheduler 0.');
  expect(notices).toContain('SIL Open Font License, Version 1.1');
  expect(notices).not.toContain('vitest');
});

it('matches the generated THIRD_PARTY_NOTICES.md: after a change of dependencies, run `npm run notices`', () => {
  expect(readFileSync('THIRD_PARTY_NOTICES.md', 'utf8').replaceAll('\r\n', '\n')).toBe(makeNotices());
});
