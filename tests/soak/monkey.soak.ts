// npm run soak: a long series of random actions in the mocked build, as each of the personas, with failing and cut connections.
// SOAK_SEED repeats its choices, SOAK_MINUTES sets its length (`npm run soak -- --seed 7 --minutes 2`). SOAK_ROUNDS counts actions instead,
// so that a fast machine makes as many as a slow one (`-- --seed 7 --rounds 1`).
import type { CDPSession } from '@playwright/test';
import type { Persona } from '../e2e/support/app.ts';
import { expect, test } from '../e2e/support/test.ts';
import { act } from './actions.ts';
import { growthOf, type Sample } from './heap.ts';
import { expectNothingTwice, expectRightCount, expectWritten, type Written } from './invariants.ts';
import { seeded } from './random.ts';
import { breakLines, mendLines, weathers } from './weather.ts';

const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 1_000_000);
const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
const rounds = Number(process.env['SOAK_ROUNDS'] ?? 0);
const length = rounds > 0 ? `${rounds} rounds` : `${minutes} restless minutes`;
const people: readonly Persona[] = [
  ...(['regular', 'guest', 'newcomer', 'author', 'owner', 'moderator', 'admin', 'verified', 'banned', 'deleted', 'russian'] as const),
];
/** In ms. One person stays for a third of the time: memory that the page keeps shows in a long stay only. The others share the rest. */
const turnOf = (persona: Persona) => minutes * 60_000 * (persona === 'regular' ? 1 / 3 : 2 / 3 / (people.length - 1));
/** The same proportion in looks, if these are counted. */
const looksOf = (persona: Persona) => rounds * (persona === 'regular' ? 4 : 1);
const actionsPerLook = 15;
/** In mebibytes. The mocks keep all their data in the page, so this limits growth, not the absolute use. */
const heapLimit = 200;

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

test(`survives ${length} (seed ${seed})`, async ({ app, page, context, problems }, info) => {
  info.setTimeout(((rounds > 0 ? rounds * 5 : minutes) * 2 + 6) * 60_000);
  // Wrong codes, refused posts and missing pages are expected in such a run. Failures of the application itself aren't.
  app.allowConsole(/Failed to load resource|net::ERR_|ResizeObserver loop/);
  app.allowConsole(/^console: \[sez\] (?!uncaught|unhandled|a region|a part of the page broke)/);
  context.on('page', (opened) => void opened.close());
  page.on('dialog', (dialog) => void dialog.accept());
  const choices = seeded(seed);
  const session = await context.newCDPSession(page);
  const log: string[] = [];
  const written: Written[] = [];
  const loads: Sample[][] = [];
  let loadedAt = Date.now();
  // Also after a reload, which a run may do at any time.
  page.on('domcontentloaded', () => {
    loadedAt = Date.now();
    loads.push([]);
  });
  let numArrived = 0;

  for (const persona of people) {
    const end = Date.now() + turnOf(persona);
    let numLooks = 0;
    const enter = () => app.open('/', { persona });
    await enter();
    const before = loads.length - 1;
    log.push(`as ${persona}`);
    do {
      const weather = choices.one(weathers) ?? 'fine';
      log.push(weather);
      await breakLines(page, weather);
      for (let count = 0; count < actionsPerLook; count++) log.push(await act(page, { choices, written, seed }));
      await mendLines(page);
      const heap = await heapOf(session);
      loads.at(-1)?.push({ at: (Date.now() - loadedAt) / 60_000, heap });
      await info.attach('walk', { body: [`seed ${seed}`, ...log.slice(-600)].join('\n'), contentType: 'text/plain' });
      expect(problems.unexpected(), 'nothing went wrong behind the screen').toEqual([]);
      await expect(page.locator('#main'), 'a screen is shown').toBeAttached();
      await expect(page.locator('#main'), 'the screen is not blank').not.toBeEmpty();
      await expectNothingTwice(page);
      expect(heap, 'the heap stays bounded').toBeLessThan(heapLimit);
      // A person who has logged out signs in again, or the rest of the time would cover one screen only.
      if (persona !== 'guest' && /\/(welcome|sign-in)/.test(page.url())) await enter();
      numLooks += 1;
    } while (rounds > 0 ? numLooks < looksOf(persona) : Date.now() < end);
    const heaps = loads.slice(before).map((load) => load.map(({ heap }) => heap.toFixed(0)).join(' '));
    console.log(`${persona}: ${log.length} actions so far, heap ${heaps.join(' | ')} MiB`);
    if (persona !== 'guest' && persona !== 'deleted') await expectRightCount(page, enter);
    numArrived = await expectWritten(page, written, log);
  }
  console.log(`${log.length} actions, ${written.length} posts written, ${numArrived} arrived`);
  const growth = growthOf(loads);
  console.log(
    `The heap grows by ${growth.slope.toFixed(2)} MiB a minute, seen for ${growth.minutes.toFixed(1)} minutes in ${loads.length} loads`,
  );
  // A run of half an hour sees enough; a short one may tell nothing.
  expect(growth.isLeak, 'the heap does not grow').not.toBe(true);
  if (rounds === 0 && minutes >= 30) expect(growth.isLeak, 'the run has watched the heap long enough').toBe(false);
  expect(numArrived, 'the walk has written something').toBeGreaterThan(0);
});
