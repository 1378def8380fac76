import { createMockBackend } from '@mocks/node';
import { describe, expect, it, vi } from 'vitest';
import { isDeclared } from '@/api/contract/laws';
import { randomRequest, requestSeed } from './randomRequest.ts';

/** How many requests are tried: `SEZ_REQUESTS=24000 npx vitest run --project unit tests/contract/randomRequests.test.ts` tries more. */
const wanted = Number(process.env['SEZ_REQUESTS'] ?? 2000);
/** Worlds: each is asked so many times at the most. Longer, and what there was is deleted: refusals are all that is left to find. */
const rounds = Math.max(4, Math.ceil(wanted / 2000));

const stampOf = (db: object): string =>
  Object.values(db)
    .map((table: unknown) => (typeof table === 'object' && table !== null && 'version' in table ? String(table.version) : ''))
    .join();

describe(`${wanted} random requests`, () => {
  it.each(
    Array.from({ length: rounds }, (_, round) => round),
  )('of series %i: none fails the server, none is answered off the record', async (round) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mocks = createMockBackend({ persona: 'regular', now: '2026-11-20T12:00:00Z' });
    const random = requestSeed(`${process.env['SEZ_SEED'] ?? 'requests'} ${round}`);
    const people = [...mocks.db.users.all()].map((user) => user.id);
    const strange = new Set<string>();
    let successes = 0;
    for (let index = 0; index < wanted / rounds; index += 1) {
      // Somebody else now and then: people, a guest, a closed account.
      if (index % 7 === 0)
        mocks.backend.sessions.write(random.chance(0.08) ? null : random.pick(people), new Request('http://localhost'), new Headers());
      const { name, request } = randomRequest(mocks.db, random);
      const before = stampOf(mocks.db);
      const call = `${request.method} ${request.url}`;
      const response = await mocks.backend.handle(request);
      const text = (await response?.text()) ?? '';
      const status = response?.status ?? 0;
      const body = (text.startsWith('{') ? JSON.parse(text) : {}) as { statusCode?: number; message?: string; code?: number };
      if (status < 400) {
        successes += 1;
        continue;
      }
      const refusal = `${status} ${body.message ?? ''}${body.code === undefined ? '' : ` (code ${body.code})`}`;
      if (body.statusCode !== status || status >= 500) strange.add(`${call}: ${refusal}`);
      else if (!isDeclared(name, status, body.message ?? '', body.code)) strange.add(`${name}: ${refusal}`);
      if (stampOf(mocks.db) !== before) strange.add(`${name} refused with ${refusal}, but changed something`);
    }
    expect([...strange]).toEqual([]);
    expect(complain).not.toHaveBeenCalled();
    expect(successes).toBeGreaterThan(wanted / rounds / 4);
  }, 60_000);
});
