// npm run soak: a long random walk through the mocked build. SOAK_SEED repeats one, SOAK_MINUTES (5) sets its length.
import type { CDPSession } from '@playwright/test';
import { expect, test } from '../e2e/support/test.ts';
import { act } from './actions.ts';
import { seeded } from './random.ts';

const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const minutes = Number(process.env['SOAK_MINUTES'] ?? 5);
const actionsPerLook = 40;
/** Mebibytes. The mocks keep their whole world in the page, so this bounds growth rather than thrift. */
const heapLimit = 200;

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 2 ** 20);
}

test(`survives ${minutes} restless minutes (seed ${seed})`, async ({ app, page, context, problems }, info) => {
  info.setTimeout((minutes + 3) * 60_000);
  // Wrong codes, refused posts and pages that do not exist are part of such a walk, and the browser logs them.
  app.allowConsole(/Failed to load resource/);
  context.on('page', (opened) => void opened.close());
  page.on('dialog', (dialog) => void dialog.accept());
  const choices = seeded(seed);
  const session = await context.newCDPSession(page);
  const log: string[] = [];
  const heaps: number[] = [];

  await app.open('/', { persona: 'regular' });
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    for (let count = 0; count < actionsPerLook; count++) log.push(await act(page, choices));
    heaps.push(await heapOf(session));
    await info.attach('walk', {
      body: [`seed ${seed}`, `heap ${heaps.join(' ')} MiB`, ...log.slice(-400)].join('\n'),
      contentType: 'text/plain',
    });
    expect(problems.unexpected(), 'nothing went wrong behind the screen').toEqual([]);
    await expect(app.main, 'a screen is shown').toBeVisible();
    await expect(app.main, 'the screen is not blank').not.toBeEmpty();
    expect(heaps.at(-1), 'the heap stays bounded').toBeLessThan(heapLimit);
    // Someone who has logged out signs in again, or the rest of the walk would see one screen only.
    if (/\/(welcome|sign-in)/.test(page.url())) await app.open('/', { persona: 'regular' });
  }
  console.log(`${log.length} actions, heap ${heaps.join(' ')} MiB`);
});
