import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bodyText, RequestLog } from './requestLog.ts';

/** The used heap after a garbage collection, in mebibytes. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

test('the log keeps only the beginning of long bodies, and doesn’t hold the rest in memory', () => {
  const log = new RequestLog();
  const before = usedHeap();
  for (let at = 0; at < 100; at++) {
    const answer = `${at} `.repeat(500_000);
    log.add({ at, method: 'GET', path: '/', template: '/', status: 200, duration: 1, answer, sent: bodyText(answer) });
  }
  expect(log.entries.at(-1)).toMatchObject({ isCut: true });
  expect(log.entries.at(-1)?.answer).toMatch(/^99 .{19997}$/);
  // Whole, they would be 300 MiB.
  expect(usedHeap() - before).toBeLessThan(30);
});
