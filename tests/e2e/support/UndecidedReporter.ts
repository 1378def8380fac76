import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { sayUndecided } from './undecided.ts';

/** Says at the end of a run what axe could not decide. */
export default class UndecidedReporter implements Reporter {
  private readonly annotations: TestResult['annotations'] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    this.annotations.push(...annotations);
  }

  onEnd(): void {
    const line = sayUndecided(this.annotations);
    if (line) console.log(`\n${line}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
