export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export function countCheck(code: number): Counts;
export interface VitestNumbers {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}
export function countVitest(code: number, report: VitestNumbers | undefined): Counts;
export function countVitestTwice(first: VitestNumbers | undefined, code: number, again: VitestNumbers | undefined): Counts;
export function unstartedFiles(
  report: { testResults?: { name: string; status: string; assertionResults: unknown[] }[] } | undefined,
): string[];
export function countPlaywright(
  code: number,
  report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | undefined,
): Counts;
export function countWithoutEngine(isCheckOfAll: boolean): Counts;
export function total(all: readonly Counts[]): Counts;
export function closingLine(counts: Counts): string;
export function table(rows: readonly (Counts & { name: string; seconds: number })[]): string;
export function minutes(seconds: number): string;
export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string; projectName: string; results?: { error?: { message?: string } }[] }[] }[];
}
export function secondTries(report: { suites?: PlaywrightSuite[] } | undefined): string[];
export function failures(
  report:
    | {
        suites?: PlaywrightSuite[];
        testResults?: { assertionResults: { fullName?: string; status?: string; failureMessages?: string[] }[] }[];
      }
    | undefined,
): string[];
export function secondTriesIn(output: string): string[];
