import * as v from 'valibot';
import type { RefusalLaw } from '@/api/contract/law';
import { bodyNotObject, fieldInvalid, fieldRequired } from '@/api/contract/refusals';
import type { Endpoint } from '@/api/endpoint';
import { Refusal, refuse } from '../db/refusal.ts';

interface SchemaNode {
  readonly type: string;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
}

const bare = (node: SchemaNode): SchemaNode => (node.wrapped ? bare(node.wrapped) : node);
const fits = (node: SchemaNode, value: unknown) => v.safeParse(node as unknown as v.GenericSchema, value).success;

/** Converts a parameter to the type of its schema; undefined when it is unreadable, which counts as absent. */
function decode(node: SchemaNode, texts: readonly string[]): unknown {
  const first = texts[0] ?? '';
  // A blank value counts as absent: `after=` means the beginning, not a post without an id.
  if (texts.every((value) => value.trim() === '')) return undefined;
  switch (node.type) {
    case 'number':
      return first.trim() !== '' && Number.isFinite(Number(first)) ? Math.trunc(Number(first)) : undefined;
    case 'boolean':
      return first === 'true' || first === 'false' ? first === 'true' : undefined;
    case 'array': {
      const item = node.item;
      const values = texts.flatMap((value) => value.split(',')).map((value) => value.trim());
      const valid = values.filter((value) => item !== undefined && fits(item, value));
      return valid.length > 0 ? valid : undefined;
    }
    default:
      return fits(node, first) ? first : undefined;
  }
}

/** The query as the endpoint declares it. Unknown and unreadable parameters are ignored, never refused. */
export function readQuery(endpoint: Endpoint, search: URLSearchParams): Record<string, unknown> {
  const entries = (endpoint.query as SchemaNode | undefined)?.entries ?? {};
  const query: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(entries)) {
    const texts = search.getAll(name);
    const value = texts.length > 0 ? decode(bare(node), texts) : undefined;
    if (value !== undefined) query[name] = value;
  }
  return query;
}

const labels: Readonly<Record<string, string>> = { userId: 'User ID', typeId: 'Type', channelId: 'Channel', postId: 'Post' };

function describe(path: string, [status, form]: RefusalLaw): RefusalLaw {
  const label = labels[path] ?? path.charAt(0).toUpperCase() + path.slice(1);
  return [status, form.replace('{Field}', label)];
}

/** The name of the field with the list of a declared object: the schemas read the list as an object without fields. */
function listForObject(declared: SchemaNode, value: unknown, path: string): string | undefined {
  const node = bare(declared);
  if (node.type === 'array' && node.item && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const wrong = listForObject(node.item, item, `${path}.${index}`);
      if (wrong !== undefined) return wrong;
    }
  }
  if (node.type !== 'object' || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return path;
  for (const [name, entry] of Object.entries(node.entries ?? {})) {
    const wrong = listForObject(entry, (value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** The body as the endpoint declares it; anything else is refused with 400. */
export function checkBody(endpoint: Endpoint, sent: unknown, normalise?: (body: unknown) => unknown): unknown {
  if (!endpoint.body) return undefined;
  if (sent instanceof Refusal) throw sent;
  // The schemas alone would let a list pass where every field is optional.
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) refuse(bodyNotObject);
  const body = normalise ? normalise(sent) : sent;
  const result = v.safeParse(endpoint.body, body);
  const wrong = listForObject(endpoint.body, body, '');
  if (wrong !== undefined) refuse(describe(wrong, fieldInvalid));
  if (result.success) return result.output;
  const [issue] = result.issues;
  return refuse(describe(v.getDotPath(issue) ?? 'body', issue.input === undefined ? fieldRequired : fieldInvalid));
}
