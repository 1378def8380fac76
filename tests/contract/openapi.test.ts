import { readFileSync } from 'node:fs';
import { contractCases } from '@mocks/conformance/cases';
import { type AnyCase, makeHarness } from '@mocks/conformance/harness';
import { quotaOf } from '@mocks/db/operations/quota';
import { validationIssues } from '@mocks/http/validate';
import { corsRules } from '@mocks/server/cors';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api';
import { defaultLimits } from '@/api/contract/laws';
import { memberRightTitles, rightTitles } from '@/api/contract/rights.law';
import { realtimeEvents } from '@/api/realtime/events';
import { endpoints } from '@/api/table';
import { documentPaths, renderContract } from '../../scripts/contract-documents.ts';

type Response = { description?: string; headers?: Record<string, unknown>; content?: { 'application/json'?: { example?: unknown } } };
type Parameter = { in?: string; name?: string; description?: string; schema?: { minimum?: number; maximum?: number } };
type Operation = { operationId: string; description: string; responses: Record<string, Response>; parameters: Parameter[] };
type Field = { description?: string; format?: string; maxLength?: number; 'x-extension'?: true };
type Component = { properties?: Record<string, Field>; required?: string[] };

const documents = await renderContract();
const harness = makeHarness('crowded');
const text = documents.openApi;
const contract = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Component>; responses: Record<string, Response>; securitySchemes: { session: { name: string } } };
};
const operations = Object.entries(contract.paths).flatMap(([path, byMethod]) => Object.values(byMethod).map((one) => ({ path, ...one })));

/** Resolves a reference such as `#/components/schemas/Post`. */
const resolve = (reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contract);

describe('docs/openapi.json', () => {
  it.each(Object.keys(documents) as (keyof typeof documents)[])('%s is up to date (if not: npm run contract)', (name) => {
    expect(readFileSync(documentPaths[name], 'utf8') === documents[name]).toBe(true);
  });

  it('has one described operation for every endpoint', () => {
    const calls = operations.filter(({ path }) => path.startsWith('/api/'));
    expect(calls.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
    expect(operations.filter(({ description }) => description.length < 15)).toEqual([]);
  });

  it('refers to nothing that is missing', () => {
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('names the parameters of every path, and no path twice', () => {
    const wrong = operations.filter(({ path, parameters }) => {
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      return String(path.match(/\{\w+\}/g) ?? []) !== String(declared);
    });
    expect(wrong).toEqual([]);
    const shapes = Object.keys(contract.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('documents the refusals people meet', () => {
    const statuses = (id: string) => Object.keys(operations.find(({ operationId }) => operationId === id)?.responses ?? {});
    expect(statuses('updatePost')).toEqual(['200', '400', '401', '403', '404', '409', '415', '429']);
    expect(statuses('logIn')).toEqual(['200', '400', '415']);
    expect(statuses('markPostAsRead')).toEqual(['204', '400', '401', '403', '404']);
  });

  it('defines a refusal of four or more endpoints once, and nothing that no endpoint refers to', () => {
    const written = operations.flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, { description }]) =>
        status >= '400' && description !== undefined ? [`${status} ${description}`] : [],
      ),
    );
    const copies = (refusal: string) => written.filter((other) => other === refusal).length;
    expect([...new Set(written)].filter((refusal) => copies(refusal) >= 4)).toEqual([]);
    const shared = Object.keys(contract.components.responses);
    expect(shared.filter((name) => !text.includes(`"#/components/responses/${name}"`))).toEqual([]);
  });

  it('describes every parameter, with bounds and default where there are some', () => {
    const parameters = operations.flatMap((one) => one.parameters).filter((one) => one.name !== undefined);
    expect(parameters.filter((one) => (one.description ?? '').length < 10)).toEqual([]);
    const limits = parameters.filter(({ name }) => name === 'limit');
    expect(limits.every(({ schema }) => schema?.maximum === 100 && schema.minimum === 1)).toBe(true);
  });

  it.each(Object.entries(defaultLimits))('tells the truth about the %s of a list without limit: %i', async (name, limit) => {
    const contractCase = contractCases[name as 'getNotifications'];
    const { limit: _limit, ...query } = (await contractCase.send(harness)).query ?? {};
    const { body } = await harness.call('lena', name as 'getNotifications', { ...(await contractCase.send(harness)), query });
    expect(body.results).toHaveLength(Math.min(limit, body.count));
  });

  it('gives an example of every answer, as the schema of the client wants it', () => {
    const wrong = operations.flatMap(({ operationId, responses }) => {
      const endpoint = (endpoints as Record<string, Endpoint | undefined>)[operationId];
      const [answer] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const example = answer?.[1].content?.['application/json']?.example;
      return endpoint?.response ? validationIssues(endpoint, example).map((complaint) => `${operationId}: ${complaint}`) : [];
    });
    expect(wrong).toEqual([]);
  });

  it('documents the refusals of every body, and a too long password', () => {
    const refusals = (id: string) => operations.find(({ operationId }) => operationId === id)?.responses['400']?.description ?? '';
    for (const message of ['The body is too large', 'The body could not be read', 'Password must be at most 128 characters'])
      expect(refusals('signUp')).toContain(message);
    expect(refusals('uploadFile')).not.toContain('The body is too large');
  });

  it('marks the fields that the specification does not name, and none that an answer must have', () => {
    const marked = Object.entries(contract.components.schemas).map(([name, { properties = {}, required = [] }]) => {
      const extensions = Object.keys(properties).filter((field) => properties[field]?.['x-extension']);
      return { name, extensions, demanded: extensions.filter((field) => required.includes(field)) };
    });
    expect(marked.filter(({ demanded }) => demanded.length > 0)).toEqual([]);
    const extensionsOf = (component: string) => marked.find(({ name }) => name === component)?.extensions;
    expect(extensionsOf('Channel')).toEqual(['ownerType', 'ownerId', 'avatarFile', 'followType', 'isPrivate']);
    expect(extensionsOf('Post')).toContain('attachedFiles');
    expect(extensionsOf('PostInput')).toEqual([]);
  });

  it('includes the schemas’ descriptions and the server’s limits', () => {
    const post = contract.components.schemas['PostInput']?.properties?.['rawText'];
    expect(post).toMatchObject({ maxLength: 5000 });
    expect(contract.components.schemas['Post']?.properties?.['repostedPostId']?.description).toContain('target');
    expect(contract.components.schemas['Post']?.properties?.['publishedAt']?.format).toBe('date-time');
    expect(contract.components.schemas['RatingHistoryEntry']?.properties?.['date']?.format).toBe('date');
    expect(contract.components.securitySchemes.session.name).toBe('sez_session');
  });
});

describe('the session cookie', () => {
  it.each(
    Object.keys(contractCases) as (keyof typeof contractCases)[],
  )('is set by a success of %s exactly when the document says so', async (name) => {
    const contractCase = contractCases[name] as AnyCase;
    const here = makeHarness();
    const parts = await contractCase.send(here);
    let written = -1;
    const { sessions } = here.mocks.backend;
    const write = sessions.write.bind(sessions);
    sessions.write = (...args) => {
      written += 1;
      write(...args);
    };
    await here.call(contractCase.as === undefined ? 'lena' : contractCase.as, name, parts);
    const answers = operations.find(({ operationId }) => operationId === name)?.responses ?? {};
    const promised = Object.entries(answers).some(
      ([status, { headers }]) => status.startsWith('2') && headers?.['Set-Cookie'] !== undefined,
    );
    expect(promised).toBe(written > 0);
  });
});

describe('docs/asyncapi.json', () => {
  const live = JSON.parse(documents.asyncApi) as {
    components: { messages: Record<string, { payload: object; examples: { payload: unknown }[] }> };
  };

  it.each(Object.entries(realtimeEvents))('describes %s, with an example the client understands', (name, schema) => {
    const message = live.components.messages[name];
    expect(message?.payload).toHaveProperty('type');
    expect(v.safeParse(schema, message?.examples[0]?.payload).success).toBe(true);
  });
});

describe('docs/backend.md', () => {
  it('names only calls that exist', () => {
    const [, names = ''] = /--only ([\w,]+)/.exec(readFileSync('docs/backend.md', 'utf8')) ?? [];
    expect(names.split(',').filter((name) => !Object.hasOwn(endpoints, name))).toEqual([]);
  });
});

describe('docs/contract.md', () => {
  it('has a row for every tier of posts per hour', () => {
    const rows = [...documents.rules.matchAll(/^\| (\d+) \| (\d+) \|$/gm)].map(
      ([, rating, posts]) => [Number(rating), Number(posts)] as const,
    );
    expect(rows.map(([, posts]) => posts)).toEqual([20, 40, 60, 80, 100]);
    for (const [rating, posts] of rows) expect([quotaOf(rating), rating === 0 || quotaOf(rating - 1) < posts]).toEqual([posts, true]);
  });

  it('lists the origins that the server allows', () => {
    expect(documents.rules).toContain(`${corsRules.methods.join(', ')} and the headers ${corsRules.headers.join(', ')}`);
  });

  it('has a row for every right', () => {
    for (const action of [...Object.values(rightTitles), ...Object.values(memberRightTitles)])
      expect(documents.rules).toContain(`| ${action} |`);
  });
});
