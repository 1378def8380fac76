import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { sayIncomplete } from './incomplete.ts';

/** Prints at the end of a run which checks axe left incomplete. */
export default class IncompleteReporter implements Reporter {
  private readonly annotations: TestResult['annotations'] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    this.annotations.push(...annotations);
  }

  onEnd(): void {
    const line = sayIncomplete(this.annotations);
    if (line) console.log(`\n${line}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
