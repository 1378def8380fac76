import { cookieAttributes, cookieLife, cookieName } from '../../mocks/http/session.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { AnySchema } from '../../src/api/schema/tolerant.ts';
import type { EndpointName } from '../../src/api/table.ts';
import { toSchema } from './components.ts';
import type { DocComment, DocTag } from './docComments.ts';
import type { Example } from './examples.ts';
import { withLengths } from './lengths.ts';
import { describePathParameter, describeQuery } from './parameters.ts';

type Entry = AnySchema & { type: string };

/** Where success has a second status: a change instead of a creation. */
const alsoAnswers: Partial<Record<EndpointName, number>> = { signUp: 200, saveChannel: 200 };

function pathParameters(path: string): object[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.map((name) => ({ name, in: 'path', required: true, description: describePathParameter(name), schema: { type: 'string' } }));
}

function queryParameters(operation: EndpointName, query: AnySchema | undefined): object[] {
  const entries = (query as { entries?: Record<string, Entry> } | undefined)?.entries ?? {};
  return Object.entries(entries).map(([name, entry]) => {
    const { description, limits } = describeQuery(name, operation, 'after' in entries);
    const schema = { ...toSchema(entry), ...limits };
    const isList = 'type' in schema && (schema.type as string) === 'array';
    // What is unreadable counts as absent, so nothing but what a call makes no sense without is required.
    const required = entry.type !== 'optional' && name !== 'limit' && name !== 'days';
    return { name, in: 'query', required, description, schema, ...(isList && { style: 'form', explode: false }) };
  });
}

function headerParameters(headers: DocTag[]): object[] {
  return headers.map(({ name, text }) => ({
    name,
    in: 'header',
    required: text.startsWith('required'),
    description: text.replace(/^(required|optional) /, ''),
    schema: { type: 'string' },
  }));
}

/** What every endpoint of its kind may answer, whatever it does. */
function generalErrors({ isPublic, body, encoding, path }: Endpoint): DocTag[] {
  const errors = (status: string, ...texts: string[]) => texts.map((text) => ({ name: status, text }));
  return [
    ...(body ? errors('400', 'The body could not be read', 'The body must be an object', '{Field} is required', '{Field} is invalid') : []),
    ...(body && encoding !== 'multipart' ? errors('400', 'The body is not JSON', 'The body is too large') : []),
    ...(path.includes(':') ? errors('400', 'The address cannot be read') : []),
    ...(isPublic ? [] : errors('401', 'Unauthorized', 'User no longer exists', 'User account is deleted')),
    ...(isPublic ? [] : errors('403', 'Forbidden resource (code 403021: the account no longer exists)')),
  ];
}

function errorResponses(endpoint: Endpoint, errors: DocTag[]): Record<string, object> {
  const byStatus = new Map<string, Set<string>>();
  for (const { name, text } of [...errors, ...generalErrors(endpoint)]) byStatus.set(name, new Set([...(byStatus.get(name) ?? []), text]));
  return Object.fromEntries(
    [...byStatus].map(([status, texts]) => {
      const [, message = '', code] = /^(.*?)(?: \(code (\d+).*\))?$/.exec([...texts][0] ?? '') ?? [];
      const example = { statusCode: Number(status), message, ...(code === undefined ? {} : { code: Number(code) }) };
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' }, example } };
      return [status, { description: [...texts].join(' · '), content }];
    }),
  );
}

function success(name: EndpointName, { response, status }: Endpoint, description: string, example: unknown): Record<string, object> {
  if (!response) return { 204: { description, ...cookieOf(name) } };
  const answer = {
    description,
    ...cookieOf(name),
    content: { 'application/json': { schema: toSchema(response), ...(example === undefined ? {} : { example }) } },
  };
  const other = alsoAnswers[name];
  return { [status ?? 200]: answer, ...(other === undefined ? {} : { [other]: { ...answer, description: `${description}: changed` } }) };
}

/** The calls whose success starts or ends a session. A test holds the mock backend to it. */
const sessionCalls: { readonly starts: readonly EndpointName[]; readonly ends: readonly EndpointName[] } = {
  starts: ['signUp', 'logIn', 'checkSmsCode', 'connectX', 'connectBluesky', 'completeSiwf'],
  ends: ['logOut', 'deleteAccount'],
};

const sets = (description: string) => ({ headers: { 'Set-Cookie': { description, schema: { type: 'string' } } } });

/** The cookie that comes with a success, if one does. */
function cookieOf(name: EndpointName): object {
  if (sessionCalls.starts.includes(name))
    return sets(`Starts a session: \`${cookieName}=<token>; ${cookieAttributes}; Max-Age=${cookieLife}\`.`);
  return sessionCalls.ends.includes(name) ? sets(`Ends the session: \`${cookieName}=; ${cookieAttributes}; Max-Age=0\`.`) : {};
}

const firstSentence = (text: string) => /^.*?[.;:](?= |$)/.exec(text)?.[0].slice(0, -1) ?? text;

interface Described {
  readonly tag: string;
  /** Such as `/api/posts/{id}`. */
  readonly path: string;
  readonly comment: DocComment;
  readonly example: Example;
}

/** The OpenAPI operation of an endpoint, described by its doc comment and shown by an example. */
export function toOperation(name: EndpointName, endpoint: Endpoint, { tag, path, comment, example }: Described): object {
  const { query, body, encoding, isPublic, n } = endpoint;
  const summary = firstSentence(comment.text);
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  const given = example.request === undefined ? {} : { example: example.request };
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: comment.text,
    ...(n === undefined ? { 'x-extension': true } : { 'x-number': n }),
    security: isPublic ? [] : [{ session: [] }],
    parameters: [
      { $ref: '#/components/parameters/Platform' },
      ...pathParameters(path),
      ...queryParameters(name, query),
      ...headerParameters(comment.headers),
    ],
    ...(body && { requestBody: { required: true, content: { [mediaType]: { schema: withLengths(name, toSchema(body)), ...given } } } }),
    responses: { ...success(name, endpoint, summary, example.answer), ...errorResponses(endpoint, comment.errors) },
  };
}
