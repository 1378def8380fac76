import { cookieAttributes, cookieLife, cookieName } from '../../mocks/http/session.ts';
import type { EndpointLaw, RefusalLaw } from '../../src/api/contract/law.ts';
import { lawOf, refusalsOf } from '../../src/api/contract/laws.ts';
import { describePathParameter, describeQuery } from '../../src/api/contract/parameters.law.ts';
import {
  accountClosed,
  addressUnreadable,
  bodyNotJson,
  bodyNotObject,
  bodyOfOtherType,
  bodyTooDeep,
  bodyTooLarge,
  bodyUnreadable,
  fieldInvalid,
  fieldRequired,
  forbidden,
  noChannel,
  noGroup,
  noPost,
  notRegistered,
  noUser,
  noUserId,
  platformMissing,
  postLimit,
  unauthorized,
  userDeleted,
  userGone,
  usernameTaken,
} from '../../src/api/contract/refusals.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { AnySchema } from '../../src/api/schema/tolerant.ts';
import type { EndpointName } from '../../src/api/table.ts';
import { toSchema, withFields } from './components.ts';
import type { Example } from './examples.ts';

type Entry = AnySchema & { type: string };

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
    // The server treats unreadable limits and days as absent, so these two aren't required.
    const required = entry.type !== 'optional' && name !== 'limit' && name !== 'days';
    return { name, in: 'query', required, description, schema, ...(isList && { style: 'form', explode: false }) };
  });
}

function headerParameters(headers: EndpointLaw['headers'] = {}): object[] {
  return Object.entries(headers).map(([name, { isRequired, about }]) => ({
    name,
    in: 'header',
    required: isRequired,
    description: about,
    schema: { type: 'string' },
  }));
}

const describeRefusal = ([, message, code]: RefusalLaw) =>
  code === undefined ? message : `${message} (code ${code}: the account no longer exists)`;

const retryAfter = {
  'Retry-After': { description: 'Seconds after which the same call may succeed.', schema: { type: 'integer', minimum: 1 } },
};

/** The refusals of every JSON body. */
const bodyErrors = [bodyUnreadable, bodyNotObject, fieldRequired, fieldInvalid, bodyNotJson, bodyTooLarge, bodyTooDeep] as const;

/** Refusals that many endpoints have, by the name under which the document defines them once. */
const sharedErrors: Readonly<Record<string, readonly RefusalLaw[]>> = {
  AddressUnreadable: [addressUnreadable],
  CallUnreadable: [platformMissing, addressUnreadable],
  BodyUnreadable: [platformMissing, ...bodyErrors],
  BodyOrAddressUnreadable: [platformMissing, ...bodyErrors, addressUnreadable],
  UserIdMissing: [noUserId, addressUnreadable],
  NotSignedIn: [unauthorized, userGone, userDeleted],
  Forbidden: [forbidden, accountClosed],
  AccountClosed: [accountClosed],
  ChannelNotFound: [noChannel],
  GroupNotFound: [noGroup],
  NotRegistered: [notRegistered],
  PostNotFound: [noPost],
  UserNotFound: [noUser],
  UsernameTaken: [usernameTaken],
  NotJson: [bodyOfOtherType],
  PostLimit: [postLimit],
};

/** The response with the refusals of one status. */
function refusalResponse(refusals: readonly RefusalLaw[]): object {
  const [status, message, code] = refusals[0] as RefusalLaw;
  const example = { statusCode: status, message, ...(code === undefined ? {} : { code }) };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' }, example } };
  const description = [...new Set(refusals.map(describeRefusal))].join(' · ');
  return { description, ...(status === 429 ? { headers: retryAfter } : {}), content };
}

/** The shared refusals as reusable responses. */
export const errorComponents = Object.fromEntries(
  Object.entries(sharedErrors).map(([name, refusals]) => [name, refusalResponse(refusals)]),
);

/** Refusals in whichever order, as one text. */
const keyOf = (refusals: readonly RefusalLaw[]) => [...new Set(refusals.map(String))].toSorted().join('\n');
const sharedNames = new Map(Object.entries(sharedErrors).map(([name, refusals]) => [keyOf(refusals), name]));

function errorResponses(name: EndpointName): Record<string, object> {
  const all = refusalsOf(name);
  return Object.fromEntries(
    [...new Set(all.map(([status]) => status))].map((status): [string, object] => {
      const refusals = all.filter((refusal) => refusal[0] === status);
      const shared = sharedNames.get(keyOf(refusals));
      return [String(status), shared === undefined ? refusalResponse(refusals) : { $ref: `#/components/responses/${shared}` }];
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
  const { alsoAnswers: other } = lawOf(name);
  return { [status ?? 200]: answer, ...(other === undefined ? {} : { [other]: { ...answer, description: `${description}: changed` } }) };
}

const sets = (description: string) => ({ headers: { 'Set-Cookie': { description, schema: { type: 'string' } } } });

/** The `Set-Cookie` header of a successful response, for endpoints that start or end a session. */
function cookieOf(name: EndpointName): object {
  const { session } = lawOf(name);
  if (session === undefined) return {};
  return session === 'starts'
    ? sets(`Starts a session: \`${cookieName}=<token>; ${cookieAttributes}; Max-Age=${cookieLife}\`.`)
    : sets(`Ends the session: \`${cookieName}=; ${cookieAttributes}; Max-Age=0\`.`);
}

const firstSentence = (text: string) => /^.*?[.;:](?= |$)/.exec(text)?.[0].slice(0, -1) ?? text;

interface Described {
  readonly tag: string;
  /** Such as `/api/posts/{id}`. */
  readonly path: string;
  readonly example: Example;
}

/** The OpenAPI operation of an endpoint, described by its law and shown by an example. */
export function toOperation(name: EndpointName, endpoint: Endpoint, { tag, path, example }: Described): object {
  const { query, body, encoding, isPublic, n } = endpoint;
  const { about, headers, body: fields } = lawOf(name);
  const summary = firstSentence(about);
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  const exampleOf = example.request === undefined ? {} : { example: example.request };
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: about,
    ...(n === undefined ? { 'x-extension': true } : { 'x-number': n }),
    security: isPublic ? [] : [{ session: [] }],
    parameters: [
      { $ref: '#/components/parameters/Platform' },
      ...pathParameters(path),
      ...queryParameters(name, query),
      ...headerParameters(headers),
    ],
    ...(body && {
      requestBody: { required: true, content: { [mediaType]: { schema: withFields(toSchema(body), fields), ...exampleOf } } },
    }),
    responses: { ...success(name, endpoint, summary, example.answer), ...errorResponses(name) },
  };
}
