export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export function countCheck(code: number): Counts;
export function countVitest(
  code: number,
  report: { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number } | undefined,
): Counts;
export function countPlaywright(
  code: number,
  report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | undefined,
): Counts;
export function total(all: readonly Counts[]): Counts;
export function closingLine(counts: Counts): string;
export function table(rows: readonly (Counts & { name: string; seconds: number })[]): string;
export function minutes(seconds: number): string;
export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string; projectName: string }[] }[];
}
export function secondTries(report: { suites?: PlaywrightSuite[] } | undefined): string[];
export function secondTriesIn(output: string): string[];
