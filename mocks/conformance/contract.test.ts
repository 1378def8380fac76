import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { type EndpointName, endpoints } from '@/api/table';
import { implementations } from '../handlers/index.ts';
import { contractCases } from './cases/index.ts';
import { checksOf } from './checks.ts';
import { type ContractCase, makeHarness } from './harness.ts';

const all = Object.entries(contractCases) as unknown as [EndpointName, ContractCase][];
const declared = (name: EndpointName): Endpoint => endpoints[name];

const counts = { endpoints: all.length, successes: 0, refusals: 0, sessions: 0, unknownIds: 0, badBodies: 0, pagings: 0, effects: 0 };
afterAll(() =>
  console.info(
    `Contract: ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  ),
);

/** Every `@throws` in the endpoint table, by endpoint. */
function documentedRefusals(): Map<string, string[]> {
  const folder = new URL('../../src/api/contract/', import.meta.url);
  const found = new Map<string, string[]>();
  for (const file of readdirSync(folder)) {
    const source = readFileSync(new URL(file, folder), 'utf8');
    for (const [, comment = '', name = ''] of source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g)) {
      found.set(
        name,
        [...comment.matchAll(/@throws (.+)/g)].map((match) => (match[1] ?? '').trim()),
      );
    }
  }
  return found;
}

describe('the table, the handlers and the documentation', () => {
  it('agree: every endpoint has exactly one handler, every handler an endpoint', () => {
    expect(new Set(implementations.map((implementation) => implementation.endpoint))).toEqual(new Set(Object.values(endpoints)));
    expect(implementations).toHaveLength(Object.keys(endpoints).length);
  });

  it('cover the 79 documented endpoints', () => {
    const numbers = all.flatMap(([name]) => declared(name).n ?? []).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 79 }, (_, index) => index + 1));
  });

  it.each(all)('try every refusal that %s documents', (name, { refusals = {} }) => {
    const documented = (documentedRefusals().get(name) ?? []).filter((refusal) => refusal !== '401 Unauthorized');
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining(documented));
  });
});

describe.each(all)('%s', (name, given) => {
  it.each(checksOf(name, given).map((check) => [check.what, check] as const))('%s', async (_what, check) => {
    await check.run(makeHarness());
    counts[check.kind] += 1;
    if (check.kind === 'effects') counts.successes += 1;
  });

  it('has an effect to be seen, if it writes', () => {
    expect(declared(name).method === 'GET' || given.effect !== undefined).toBe(true);
  });
});
