import { expect, test } from 'vitest';
import { createTaskQueue, limitConcurrency } from './taskQueue.ts';

function setUp(atOnce: number) {
  const started: string[] = [];
  const aborted: string[] = [];
  const failures: unknown[] = [];
  const ends = new Map<string, { end(): void; fail(): void }>();
  const limited = createTaskQueue(atOnce, (error) => failures.push(error));
  const add = (key: string) =>
    limited.add(key, (signal) => {
      started.push(key);
      return new Promise<void>((resolve, reject) => {
        ends.set(key, { end: resolve, fail: () => reject(new Error(key)) });
        signal.addEventListener('abort', () => {
          aborted.push(key);
          reject(signal.reason as Error);
        });
      });
    });
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  return { limited, add, ends, begun: started, aborted, failures, rest };
}

test('at most the given number of tasks run at once, in their order', async () => {
  const { add, ends, begun, rest } = setUp(2);
  for (const key of ['a', 'b', 'c', 'd', 'a']) add(key);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.end();
  await rest();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('unneeded tasks are aborted or never started, and free their slot', async () => {
  const { limited, add, begun, aborted, failures, rest } = setUp(1);
  for (const key of ['a', 'b', 'c']) add(key);
  limited.cancel('b');
  limited.cancel('a');
  await rest();
  expect(begun).toEqual(['a', 'c']);
  expect(aborted).toEqual(['a']);
  expect(failures).toEqual([]);
});

test('a failure is reported and doesn’t stop the queue', async () => {
  const { add, ends, begun, failures, rest } = setUp(1);
  for (const key of ['a', 'b']) add(key);
  ends.get('a')?.fail();
  await rest();
  expect(failures).toHaveLength(1);
  expect(begun).toEqual(['a', 'b']);
});

test('a queue with four slots starts tasks in their order and passes their results on', async () => {
  const limit = limitConcurrency(4);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const ends = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    limit(async () => {
      started.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      if (number % 3 === 0) throw new Error('no');
      return number;
    }),
  );
  const settled = await Promise.allSettled(ends);
  expect(most).toBe(4);
  expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(settled.map((end) => (end.status === 'fulfilled' ? end.value : 'no'))).toEqual([1, 2, 'no', 4, 5, 'no', 7]);
  await expect(limit(() => Promise.resolve('later'))).resolves.toBe('later');
});
