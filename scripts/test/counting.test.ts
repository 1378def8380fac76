import { describe, expect, it } from 'vitest';
import {
  closingLine,
  countCheck,
  countPlaywright,
  countVitest,
  countVitestTwice,
  countWithoutEngine,
  failures,
  minutes,
  secondTries,
  secondTriesIn,
  table,
  total,
  unstartedFiles,
} from './counting.mjs';

const vitest = (passed: number, failed: number, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
});
const playwright = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({ stats: { expected, unexpected, flaky, skipped } });

describe('counting', () => {
  it('counts a check as one', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('takes the numbers that the runners report', () => {
    expect(countVitest(1, vitest(40, 2, 1, 1))).toEqual({ passed: 40, failed: 2, skipped: 2 });
    expect(countPlaywright(0, playwright(12, 0, 0, 3))).toEqual({ passed: 12, failed: 0, skipped: 3 });
  });

  it('counts a test that passes at its second try, and names it', () => {
    expect(countPlaywright(0, playwright(10, 1, 2))).toEqual({ passed: 12, failed: 1, skipped: 0 });
    const spec = (title: string, status: string) => ({ title, file: 'e2e/feed.spec.ts', tests: [{ status, projectName: 'e2e-phone' }] });
    const report = {
      suites: [{ title: 'feed', specs: [spec('opens', 'expected')], suites: [{ title: 'below', specs: [spec('scrolls', 'flaky')] }] }],
    };
    expect(secondTries(report)).toEqual(['e2e/feed.spec.ts › scrolls (e2e-phone)']);
    expect(secondTries(undefined)).toEqual([]);
    expect(secondTriesIn('   ✓ Drafts Failed  812ms (retry x1)\n   ✓ Blank  400ms\n')).toEqual(['Drafts Failed']);
  });

  it('names the tests that failed at every try', () => {
    const spec = (title: string, status: string) => ({ title, file: 'e2e/feed.spec.ts', tests: [{ status, projectName: 'e2e-phone' }] });
    const suites = [
      { title: 'feed', specs: [spec('opens', 'flaky')], suites: [{ title: 'below', specs: [spec('scrolls', 'unexpected')] }] },
    ];
    expect(failures({ suites })).toEqual(['e2e/feed.spec.ts › scrolls (e2e-phone)']);
    const assertionResults = [
      { fullName: 'Dialog Sheet', status: 'failed' },
      { fullName: 'Dialog Sizes', status: 'passed' },
    ];
    expect(failures({ testResults: [{ assertionResults }] })).toEqual(['Dialog Sheet']);
    expect(failures(undefined)).toEqual([]);
  });

  it('shows the beginning of the last message of a failed test in one line, without colours', () => {
    const message = `\u001B[31mError: the heap\u001B[39m\n\n  stays bounded ${'x'.repeat(2000)}`;
    const test = { status: 'unexpected', projectName: 'soak', results: [{ error: { message: 'before' } }, { error: { message } }] };
    const suites = [{ title: '', specs: [{ title: 'survives', file: 'monkey.soak.ts', tests: [test] }] }];
    const shown = failures({ suites });
    expect(shown).toEqual([expect.stringMatching(/^monkey\.soak\.ts › survives \(soak\): Error: the heap stays bounded x+$/)]);
    expect(shown[0]?.length).toBeLessThan(700);
    const assertionResults = [{ fullName: 'Dialog Sheet', status: 'failed', failureMessages: ['Error: no\n    at here'] }];
    expect(failures({ testResults: [{ assertionResults }] })).toEqual(['Dialog Sheet: Error: no at here']);
  });

  it('counts a suite without a report as failed, even when it ended well', () => {
    expect(countVitest(0, undefined).failed).toBe(1);
    expect(countPlaywright(0, undefined).failed).toBe(1);
  });

  it('counts a suite that found no test as failed', () => {
    expect(countVitest(0, vitest(0, 0)).failed).toBe(1);
    expect(countPlaywright(0, playwright(0, 0, 0, 4)).failed).toBe(1);
  });

  it('reports a suite without its engine as skipped, and as failed if every change is checked', () => {
    expect(closingLine(countWithoutEngine(false))).toBe('0 passed, 0 failed, 1 skipped');
    expect(countWithoutEngine(true).failed).toBe(1);
  });

  it('counts an error between the tests as one failure', () => {
    expect(countVitest(1, vitest(40, 0))).toEqual({ passed: 40, failed: 1, skipped: 0 });
  });

  it('finds exactly the files of which no test has started', () => {
    const file = (name: string, status: string, tests: number) => ({
      name,
      status,
      assertionResults: Array.from({ length: tests }, () => ({})),
    });
    const report = {
      testResults: [file('a.stories.tsx', 'failed', 0), file('b.stories.tsx', 'failed', 3), file('c.stories.tsx', 'passed', 0)],
    };
    expect(unstartedFiles(report)).toEqual(['a.stories.tsx']);
    expect(unstartedFiles(undefined)).toEqual([]);
  });

  it('counts files that were run twice by their second run, with the failures of the first', () => {
    expect(countVitestTwice(vitest(440, 2), 0, vitest(11, 0))).toEqual({ passed: 451, failed: 2, skipped: 0 });
    expect(countVitestTwice(vitest(440, 0), 1, vitest(0, 0))).toEqual({ passed: 440, failed: 1, skipped: 0 });
    expect(countVitestTwice(vitest(0, 0), 0, vitest(11, 0))).toEqual({ passed: 11, failed: 0, skipped: 0 });
    expect(countVitestTwice(vitest(440, 0), 1, undefined)).toEqual({ passed: 440, failed: 1, skipped: 0 });
  });
});

describe('the report', () => {
  it('adds the suites up in its closing line and mentions skipped tests only when there are some', () => {
    const sum = total([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 0 },
    ]);
    expect(closingLine(sum)).toBe('7 passed, 1 failed');
    expect(closingLine({ ...sum, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });

  it('shows a line per suite with its minutes', () => {
    const lines = table([{ name: 'unit', passed: 3, failed: 0, skipped: 0, seconds: 75.4 }]).split('\n');
    expect(lines[1]?.trim().split(/\s+/)).toEqual(['unit', '3', '0', '0', '1:15']);
  });

  it('writes minutes with two digits of seconds', () => {
    expect([minutes(0.2), minutes(59.7), minutes(600)]).toEqual(['0:00', '1:00', '10:00']);
  });
});
