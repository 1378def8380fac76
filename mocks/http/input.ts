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

/** Reads one parameter as its schema wants it; undefined when it cannot be read, which counts as absent. */
function decode(node: SchemaNode, given: readonly string[]): unknown {
  const first = given[0] ?? '';
  // A blank says as little as an absent one: `after=` is the beginning, not a post without an id.
  if (given.every((value) => value.trim() === '')) return undefined;
  switch (node.type) {
    case 'number':
      return first.trim() !== '' && Number.isFinite(Number(first)) ? Math.trunc(Number(first)) : undefined;
    case 'boolean':
      return first === 'true' || first === 'false' ? first === 'true' : undefined;
    case 'array': {
      const item = node.item;
      const values = given.flatMap((value) => value.split(',')).map((value) => value.trim());
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
    const given = search.getAll(name);
    const value = given.length > 0 ? decode(bare(node), given) : undefined;
    if (value !== undefined) query[name] = value;
  }
  return query;
}

const labels: Readonly<Record<string, string>> = { userId: 'User ID', typeId: 'Type', channelId: 'Channel', postId: 'Post' };

function describe(issue: v.BaseIssue<unknown>): RefusalLaw {
  const path = v.getDotPath(issue) ?? 'body';
  const label = labels[path] ?? path.charAt(0).toUpperCase() + path.slice(1);
  const [status, form] = issue.input === undefined ? fieldRequired : fieldInvalid;
  return [status, form.replace('{Field}', label)];
}

/** The body as the endpoint declares it; anything else is refused with 400. */
export function checkBody(endpoint: Endpoint, sent: unknown, normalise?: (body: unknown) => unknown): unknown {
  if (!endpoint.body) return undefined;
  if (sent instanceof Refusal) throw sent;
  // The schemas alone would let a list pass where every field is optional.
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) refuse(bodyNotObject);
  const result = v.safeParse(endpoint.body, normalise ? normalise(sent) : sent);
  return result.success ? result.output : refuse(describe(result.issues[0]));
}
