import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

/** An empty folder for Playwright's downloads, which Playwright reads when it is loaded: hence the processes of their own. */
const downloads = mkdtempSync(join(tmpdir(), 'sez-engines-'));
afterAll(() => {
  vi.resetConfig();
  rmSync(downloads, { recursive: true });
});

// Each test starts Node, tsx and Playwright up to three times, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function evaluate(expression: string, env: Record<string, string> = {}): unknown {
  const script = `
    import { findEngine } from './scripts/engines/engines.mjs';
    import { inFirefox } from './tests/e2e/support/firefox.ts';
    import { firefox } from 'playwright';
    console.log(JSON.stringify(${expression} ?? null));`;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, FIREFOX_PATH: '', PLAYWRIGHT_BROWSERS_PATH: downloads, ...env },
  });
  return JSON.parse(output.toString());
}

it('a Firefox that is named is driven through the relay', () => {
  const options = evaluate('inFirefox({ isPhone: false })', { FIREFOX_PATH: '/opt/firefox/firefox' });
  expect(options).toMatchObject({ channel: 'moz-firefox', launchOptions: { env: { FIREFOX_BINARY: '/opt/firefox/firefox' } } });
  expect(options).toMatchObject({ launchOptions: { executablePath: expect.stringMatching(/firefox-bidi\.mjs$/) as string } });
});

it('prefers Playwright’s own Firefox to the stock one, and launches it without relay and channel', () => {
  const own = evaluate('firefox.executablePath()') as string;
  mkdirSync(dirname(own), { recursive: true });
  writeFileSync(own, '');
  expect(evaluate("findEngine('firefox')")).toEqual({ path: own, isStock: false });
  const options = evaluate('inFirefox({ isPhone: true })') as { launchOptions: object };
  expect(options).not.toHaveProperty('channel');
  expect(options.launchOptions).not.toHaveProperty('executablePath');
});
