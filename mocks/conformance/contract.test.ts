import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { type EndpointName, endpoints } from '@/api/table';
import { implementations } from '../handlers/index.ts';
import { contractCases } from './cases/index.ts';
import { checksOf } from './checks.ts';
import { type AnyCase, makeHarness } from './harness.ts';

const all = Object.entries(contractCases) as unknown as [EndpointName, AnyCase][];
const declared = (name: EndpointName): Endpoint => endpoints[name];

const counts = {
  endpoints: all.length,
  successes: 0,
  refusals: 0,
  sessions: 0,
  unknownIds: 0,
  badBodies: 0,
  strangers: 0,
  pagings: 0,
  effects: 0,
};
afterAll(() =>
  console.info(
    `Contract: ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  ),
);

describe('the table, the handlers and the documentation', () => {
  it('agree: every endpoint has exactly one handler, every handler an endpoint', () => {
    expect(new Set(implementations.map((implementation) => implementation.endpoint))).toEqual(new Set(Object.values(endpoints)));
    expect(implementations).toHaveLength(Object.keys(endpoints).length);
  });

  it('cover the 79 documented endpoints', () => {
    const numbers = all.flatMap(([name]) => declared(name).n ?? []).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 79 }, (_, index) => index + 1));
  });
});

describe.each(all)('%s', (name, contractCase) => {
  it.each(checksOf(name, contractCase).map((check) => [check.what, check] as const))('%s', async (_what, check) => {
    await check.run(makeHarness());
    counts[check.kind] += 1;
    if (check.kind === 'effects') counts.successes += 1;
  });

  it('has a visible effect, if it writes', () => {
    expect(declared(name).method === 'GET' || contractCase.effect !== undefined).toBe(true);
  });
});
