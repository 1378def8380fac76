import type { AnySchema } from '../../src/api/schema/tolerant.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { toSchema } from './components.ts';
import type { DocComment, DocTag } from './docComments.ts';

type Entry = AnySchema & { type: string };

function pathParameters(path: string): object[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(query: AnySchema | undefined): object[] {
  const entries = (query as { entries?: Record<string, Entry> } | undefined)?.entries ?? {};
  return Object.entries(entries).map(([name, entry]) => {
    const schema = toSchema(entry);
    const isList = 'type' in schema && schema.type === 'array';
    return { name, in: 'query', required: entry.type !== 'optional', schema, ...(isList && { style: 'form', explode: false }) };
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

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } };

function errorResponses(endpoint: Endpoint, errors: DocTag[]): Record<string, object> {
  const is401Told = endpoint.isPublic || errors.some(({ name }) => name === '401');
  const documented = is401Told ? errors : [{ name: '401', text: 'Unauthorized' }, ...errors];
  const byStatus = new Map<string, string[]>();
  for (const { name, text } of documented) byStatus.set(name, [...(byStatus.get(name) ?? []), text]);
  return Object.fromEntries([...byStatus].map(([status, texts]) => [status, { description: texts.join(' · '), content: errorContent }]));
}

function success({ response, status }: Endpoint, description: string): Record<string, object> {
  if (!response) return { 204: { description } };
  return { [status ?? 200]: { description, content: { 'application/json': { schema: toSchema(response) } } } };
}

const firstSentence = (text: string) => /^.*?[.;:](?= |$)/.exec(text)?.[0].slice(0, -1) ?? text;

/** The OpenAPI operation of an endpoint at a path such as `/api/posts/{id}`, described by its doc comment. */
export function toOperation(name: string, tag: string, path: string, endpoint: Endpoint, comment: DocComment): object {
  const { query, body, encoding, isPublic, n } = endpoint;
  const summary = firstSentence(comment.text);
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
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
      ...queryParameters(query),
      ...headerParameters(comment.headers),
    ],
    ...(body && { requestBody: { required: true, content: { [mediaType]: { schema: toSchema(body) } } } }),
    responses: { ...success(endpoint, summary), ...errorResponses(endpoint, comment.errors) },
  };
}
