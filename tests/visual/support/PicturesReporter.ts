import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { compress, type Difference, differencesFile } from '../../../scripts/visualReview/pictures.ts';
import { baselines } from './baselines.ts';

/** Writes down which pictures differ, for `npm run visual:review`, and compresses those that the run has accepted. */
export default class PicturesReporter implements Reporter {
  private readonly startedAt = Date.now();
  private readonly found = new Map<string, Difference>();

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const pathOf = (name: string) => {
      const path = attachments.find((attachment) => attachment.name === name)?.path;
      return path && relative(process.cwd(), path);
    };
    for (const { name } of attachments) {
      const picture = /^(.*)-actual\.png$/.exec(name)?.[1];
      const actual = pathOf(name);
      if (!picture || !actual) continue;
      const baseline = `${baselines}/${project}/${basename(test.location.file)}/${picture}.png`;
      const diff = pathOf(`${picture}-diff.png`);
      this.found.set(baseline, { title: test.title, baseline, actual, ...(diff ? { diff } : {}) });
    }
  }

  async onEnd(): Promise<void> {
    mkdirSync(dirname(differencesFile), { recursive: true });
    writeFileSync(differencesFile, JSON.stringify([...this.found.values()]));
    if (this.found.size > 0) console.log(`\nnpm run visual:review shows ${this.found.size} different pictures.`);
    const written = readdirSync(baselines, { recursive: true, withFileTypes: true })
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => path.endsWith('.png') && statSync(path).mtimeMs >= this.startedAt);
    for (const path of written) await compress(path);
  }

  printsToStdio(): boolean {
    return false;
  }
}
