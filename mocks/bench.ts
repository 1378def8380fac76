import { Backend } from './backend.ts';
import { createClock } from './db/clock.ts';
import { type WorldName, worldNames } from './fixtures/worlds/index.ts';
import { createSingleSession } from './http/session.ts';

/**
 * `npm run bench:mocks` prints in milliseconds how long worlds take to start and feeds to answer. It exits with 1 when the fastest start of
 * a world takes longer than it may on an idle machine.
 */
const rounds = 40;

/** Maximum time in which a world must start, in milliseconds. */
const longest: Partial<Record<WorldName, number>> = { everyday: 150, crowded: 1000 };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const inMs = (value: number) => `${value.toFixed(1)} ms`;

const calls = [
  '/api/posts/recommended?limit=30&showOwnPosts=true&includeReplies=true',
  '/api/posts/recommended?limit=15&after=p0005000&showOwnPosts=true&includeReplies=true',
  '/api/posts/for-you?only=following&limit=30',
  '/api/posts?authorUserId=u0000003&type=post,quote&limit=15',
  '/api/search?query=tram',
  '/api/notifications?limit=10',
  '/api/users/me',
] as const;

async function timeCalls(backend: Backend): Promise<Record<string, string>> {
  const table: Record<string, string> = {};
  for (const path of calls) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await (await backend.handle(new Request(`http://localhost${path}`)))?.text();
      times.push(backend.log.entries.at(-1)?.duration ?? Number.NaN);
    }
    table[path] = inMs(median(times));
  }
  return table;
}

for (const world of worldNames) {
  const started = performance.now();
  const sessions = createSingleSession();
  const backend = new Backend({ sessions, world, clock: createClock('2026-11-20T16:00:00Z') });
  const first = performance.now() - started;
  const again = Array.from({ length: 5 }, () => {
    const at = performance.now();
    backend.reset();
    return performance.now() - at;
  });
  const best = Math.min(first, ...again);
  const limit = longest[world];
  if (limit !== undefined && best >= limit) {
    console.error(`${world} takes ${inMs(best)} to begin; it may take ${limit} ms.`);
    process.exitCode = 1;
  }
  sessions.userId = backend.personaId('regular');
  console.log(
    `\n${world}: ${backend.db.users.size} people, ${backend.db.posts.size} posts; first start ${inMs(first)}, warm ${inMs(median(again))}`,
  );
  console.table(await timeCalls(backend));
}
