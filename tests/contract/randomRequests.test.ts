import { createMockBackend } from '@mocks/node';
import { describe, expect, it, vi } from 'vitest';
import { isDeclared } from '@/api/contract/laws';
import { makeAnswerCheck } from './documentedAnswers.ts';
import { randomRequest, requestSeed } from './randomRequest.ts';

/** The number of requests; `SEZ_REQUESTS=24000 npx vitest run --project contract tests/contract/randomRequests.test.ts` sends more. */
const numRequests = Number(process.env['SEZ_REQUESTS'] ?? 3000);
/** The same seed gives the same requests; a failure message contains it. */
const seed = process.env['SEZ_SEED'] ?? 'requests';
const departure = makeAnswerCheck();
/** The number of fresh databases; each gets at most 2,000 requests, as later ones find most rows deleted and are only refused. */
const rounds = Math.max(4, Math.ceil(numRequests / 2000));

const stampOf = (db: object): string =>
  Object.values(db)
    .map((table: unknown) => (typeof table === 'object' && table !== null && 'version' in table ? String(table.version) : ''))
    .join();

describe(`${numRequests} random requests`, () => {
  it.each(
    Array.from({ length: rounds }, (_, round) => round),
  )('of series %i never make the server fail, and every answer fits docs/openapi.json', async (round) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mocks = createMockBackend({ persona: 'regular', now: '2026-11-20T12:00:00Z' });
    const random = requestSeed(`${seed} ${round}`);
    const people = [...mocks.db.users.all()].map((user) => user.id);
    const strange = new Set<string>();
    let successes = 0;
    for (let index = 0; index < numRequests / rounds; index += 1) {
      // The signed-in person changes now and then: people, a guest, a closed account.
      if (index % 7 === 0)
        mocks.backend.sessions.write(random.chance(0.08) ? null : random.pick(people), new Request('http://localhost'), new Headers());
      const { name, request } = randomRequest(mocks.db, random);
      const before = stampOf(mocks.db);
      const call = `${request.method} ${request.url}`;
      const response = await mocks.backend.handle(request).catch((error: unknown) => void strange.add(`${call}: ${String(error)}`));
      if (!response) continue;
      const text = await response.text();
      const { status } = response;
      const difference = departure(name, status, text);
      if (difference !== undefined) strange.add(`${call} (${name}) ${difference}`);
      const body = (text.startsWith('{') ? JSON.parse(text) : {}) as { statusCode?: number; message?: string; code?: number };
      if (status < 400) {
        successes += 1;
        continue;
      }
      const refusal = `${status} ${body.message ?? ''}${body.code === undefined ? '' : ` (code ${body.code})`}`;
      if (body.statusCode !== status) strange.add(`${call}: ${refusal}`);
      else if (!isDeclared(name, status, body.message ?? '', body.code)) strange.add(`${name}: ${refusal}`);
      if (stampOf(mocks.db) !== before) strange.add(`${name} refused with ${refusal}, but changed something`);
    }
    expect([...strange], `asked again by SEZ_SEED=${seed} SEZ_REQUESTS=${numRequests}`).toEqual([]);
    expect(complain).not.toHaveBeenCalled();
    expect(successes).toBeGreaterThan(numRequests / rounds / 4);
  }, 60_000);
});

it('would notice an answer of another status, and one of another form', () => {
  expect(departure('getUnreadNotifications', 200, '{"count":"many"}')).toContain('/count must be integer');
  expect(departure('getUnreadNotifications', 418, '{}')).toBe('answers 418, which is not declared');
  expect(departure('getUnreadNotifications', 401, '{"statusCode":401}')).toContain("must have required property 'message'");
});
