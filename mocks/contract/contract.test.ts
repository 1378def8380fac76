import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { endpoints, type EndpointName } from '@/api/table';
import { implementations } from '../handlers/index.ts';
import { accountCases } from './cases/accounts.ts';
import { groupCases } from './cases/groups.ts';
import { peopleCases } from './cases/people.ts';
import { postCases } from './cases/posts.ts';
import { type ContractCase, makeTrial, type Wish } from './trial.ts';

// The type makes a missing endpoint a compile error.
const cases: { readonly [N in EndpointName]: ContractCase<N> } = { ...accountCases, ...peopleCases, ...postCases, ...groupCases };
const all = Object.entries(cases) as unknown as [EndpointName, ContractCase][];
const declared = (name: EndpointName): Endpoint => endpoints[name];
const caller = (given: ContractCase) => (given.as === undefined ? 'lena' : given.as);

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
  const folder = new URL('../../src/api/endpoints/', import.meta.url);
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
  const endpoint = declared(name);

  it('succeeds, and other calls show it', async () => {
    const trial = makeTrial();
    const { status, body } = await trial.call(caller(given), name, await given.send(trial));
    expect({ status, message: status >= 400 ? (body as unknown as { message: string }).message : '' }).toEqual({
      status: given.status ?? endpoint.status ?? (endpoint.response === null ? 204 : 200),
      message: '',
    });
    counts.successes += 1;
    expect(endpoint.method === 'GET' || given.effect !== undefined).toBe(true);
    if (given.effect) {
      await given.effect(trial, body);
      counts.effects += 1;
    }
  });

  it(endpoint.isPublic ? 'works without a session' : 'answers 401 without a session', async () => {
    const trial = makeTrial();
    const { status, body } = await trial.call(null, name, await given.send(trial));
    if (endpoint.isPublic) expect(status).not.toBe(401);
    else expect({ status, body }).toEqual({ status: 401, body: { statusCode: 401, message: 'Unauthorized' } });
    counts.sessions += 1;
  });

  if (endpoint.body !== undefined)
    it('refuses a body that cannot be read', async () => {
      const trial = makeTrial();
      const wish: Wish = await given.send(trial);
      for (const broken of [
        '{"half',
        '[]',
        '{"phone":1,"name":[],"userId":{},"values":7,"read":"x","url":2,"type":0,"title":5,"negative":"x","rawText":4,"reason":3,"handle":8,"postId":9}',
      ]) {
        const { status } = await trial.call(caller(given), name, { ...wish, body: broken });
        expect(status).toBe(400);
      }
      counts.badBodies += 1;
    });

  if (endpoint.path.includes(':'))
    it('answers 404 for an id that does not exist', async () => {
      const trial = makeTrial();
      const wish: Wish = await given.send(trial);
      const params = Object.fromEntries(Object.keys(wish.params ?? {}).map((key) => [key, 'x9999999']));
      expect((await trial.call(caller(given), name, { ...wish, params })).status).toBe(404);
      counts.unknownIds += 1;
    });

  it.each(Object.keys(given.refusals ?? {}))('refuses with %s', async (expected) => {
    const trial = makeTrial();
    const { as = caller(given), ...wish } = (await given.refusals?.[expected]?.(trial)) ?? {};
    const { status, body } = await trial.call(as, name, wish);
    const [, wanted, message, code] = /^(\d+) (.*?)(?: \(code (\d+).*\))?$/.exec(expected) ?? [];
    expect({ ...(body as unknown as object), status }).toEqual({
      status: Number(wanted),
      statusCode: Number(wanted),
      message,
      ...(code ? { code: Number(code) } : {}),
    });
    counts.refusals += 1;
  });

  if (given.paging)
    it('pages to the end without repeats or gaps', async () => {
      const trial = makeTrial();
      const wish: Wish = await given.send(trial);
      const read = async (query: Wish['query']) =>
        (await trial.call(caller(given), name, { ...wish, query: { ...wish.query, ...query } })).body as unknown as {
          results: { id?: string; channelId?: string }[];
          count: number;
        };
      const key = (item: { id?: string; channelId?: string }) => item.id ?? item.channelId ?? '';
      const seen: string[] = [];
      let count = 0;
      for (let page = 0; page < 500; page += 1) {
        const last = seen.at(-1);
        const answer = await read({
          limit: 3,
          ...(given.paging === 'offset' ? { offset: seen.length } : last === undefined ? {} : { after: last }),
        });
        seen.push(...answer.results.map(key));
        count = answer.count;
        if (answer.results.length < 3) break;
      }
      expect(seen.length).toBeGreaterThan(3);
      expect(new Set(seen).size).toBe(count);
      expect(seen).toHaveLength(count);
      counts.pagings += 1;
    });
});
