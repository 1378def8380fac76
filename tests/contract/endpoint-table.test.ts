import type { ObjectSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api';
import * as api from '@/api';
import { domains, endpoints } from '@/api/table';
import documented from '../spec/endpoints.json' with { type: 'json' };

/** The contract's additions to the documented list, which it marks as extensions. */
const extensions = {
  endpoints: ['POST /api/files'],
  query: { 38: ['limit', 'after'] } as Record<number, string[]>,
  body: {
    10: ['handle'],
    // The documented line doesn't show the fields of a change: the contract uses the post's own fields and the blocked people.
    36: ['title', 'rawText', 'text', 'attachedFileIds', 'isAnyoneCanReply', 'mentions', 'urls', 'tags', 'blockedUserIds'],
  } as Record<number, string[]>,
};

const declared = Object.values(endpoints) as Endpoint[];
const byNumber = new Map(declared.map((endpoint) => [endpoint.n, endpoint]));

const fieldsOf = (schema: Endpoint['query']): string[] =>
  schema ? Object.keys((schema as unknown as ObjectSchema<Record<string, never>, undefined>).entries) : [];
const sorted = (names: readonly string[]) => [...names].sort();

describe.each(documented)('$id #$n $method $path', ({ n, method, path, query, body }) => {
  const endpoint = byNumber.get(n);

  it('is declared with its method and path', () => {
    expect(endpoint && `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`).toBe(`${method} ${path}`);
  });

  it('accepts exactly the documented query and body', () => {
    expect(sorted(fieldsOf(endpoint?.query))).toEqual(sorted([...query, ...(extensions.query[n] ?? [])]));
    expect(sorted(fieldsOf(endpoint?.body))).toEqual(sorted([...body, ...(extensions.body[n] ?? [])]));
  });
});

describe('the endpoint table', () => {
  it('has all 79 documented endpoints and only the marked extensions besides', () => {
    expect(documented).toHaveLength(79);
    const others = declared.filter(({ n }) => n === undefined).map(({ method, path }) => `${method} ${path}`);
    expect(others).toEqual(extensions.endpoints);
    expect(declared).toHaveLength(documented.length + others.length);
  });

  it('holds every endpoint once, under one name', () => {
    const numNames = Object.values(domains).reduce((sum, domain) => sum + Object.keys(domain).length, 0);
    expect(Object.keys(endpoints)).toHaveLength(numNames);
    expect(new Set(declared.map(({ method, path }) => `${method} ${path}`)).size).toBe(declared.length);
  });

  it('equals the list of names that the public entry exports', () => {
    const missing = Object.entries(endpoints).filter(([name, endpoint]) => (api as Record<string, unknown>)[name] !== endpoint);
    expect(missing).toEqual([]);
  });

  it('allows exactly the documented calls without a session', () => {
    const open = declared.flatMap(({ n, isPublic }) => (isPublic && n !== undefined ? [n] : []));
    expect(open.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11, 14, 18, 20, 46, 54]);
  });

  it('never declares a success field named statusCode, which marks an error', () => {
    const named = declared.filter(({ response }) => response && fieldsOf(response).includes('statusCode'));
    expect(named).toEqual([]);
  });
});
