import { Backend } from '@mocks/backend';
import { implementations } from '@mocks/handlers';
import { createSingleSession } from '@mocks/http/session';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api';
import { exactly } from '@/api/schema/exact';
import { endpoints } from '@/api/table';
import { toPath } from '@/api/url';

type Item = Record<string, unknown>;

const sessions = createSingleSession();
const backend = new Backend({ sessions, latency: 0 });
sessions.userId = backend.personaId('owner');

async function answerOf(endpoint: Endpoint, params = {}, query?: object): Promise<{ status: number; body: unknown }> {
  const response = await backend.handle(new Request(`http://localhost${toPath(endpoint, params, query)}`));
  return { status: response?.status ?? 0, body: await response?.json() };
}

/** Returns the id of the first fitting item in a list, for requests that need an existing one. */
async function firstOf(endpoint: Endpoint, query?: object, fits: (item: Item) => boolean = () => true): Promise<string> {
  const { results } = (await answerOf(endpoint, {}, query)).body as { results: Item[] };
  return String(results.find(fits)?.['id']);
}

const userId = String(sessions.userId);
const postId = await firstOf(endpoints.getRecommendedPosts);
const groupId = await firstOf(endpoints.getMyOrganizations, {}, ({ ownerId }) => ownerId === userId);
const channelId = await firstOf(endpoints.getChannels, { limit: 15, ownerType: 'organization', ownerId: groupId });
const { body: group } = await answerOf(endpoints.getOrganization, { id: groupId });

/** A value for every name that occurs in a path or that a query requires. */
const values: Record<string, unknown> = {
  id: userId,
  userId,
  username: 'sezushelp',
  code: (group as { username: string }).username,
  search: 'a',
  query: 'an',
  limit: 15,
  days: 30,
  authorUserId: userId,
  ownerId: groupId,
};

/** `:id` is a person's id unless the path begins with another resource. */
function idFor(path: string): string {
  if (path.startsWith('/api/posts')) return postId;
  if (path.startsWith('/api/organizations')) return groupId;
  return path.startsWith('/api/channels') ? channelId : userId;
}

const reads = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { method, hasEffect }]) => method === 'GET' && !hasEffect);

describe('the mock backend', () => {
  it('implements every declared endpoint once, and nothing else', () => {
    const paths = (list: readonly Endpoint[]) => list.map(({ method, path }) => `${method} ${path}`).sort();
    expect(paths(implementations.map(({ endpoint }) => endpoint))).toEqual(paths(Object.values(endpoints)));
  });

  it.each(reads)('answers %s exactly as declared, without healing and without undocumented fields', async (_, endpoint) => {
    const names = Object.keys((endpoint.query as { entries?: object } | undefined)?.entries ?? {});
    const query = Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
    const { status, body } = await answerOf(endpoint, { ...values, id: idFor(endpoint.path) }, query);
    expect(status).toBe(200);
    const result = v.safeParse(exactly(endpoint.response ?? v.null()), body);
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
  });

  it.each(reads.filter(([, { isPublic }]) => !isPublic))('refuses %s without a session', async (_, endpoint) => {
    sessions.userId = null;
    const { status, body } = await answerOf(endpoint, { ...values, id: idFor(endpoint.path) }, { limit: 1 });
    sessions.userId = userId;
    expect([status, body]).toEqual([401, { statusCode: 401, message: 'Unauthorized' }]);
  });
});
