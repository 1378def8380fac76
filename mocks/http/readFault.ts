import * as v from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import { domains } from '@/api/table';
import type { Fault } from './faults.ts';

const whole = (low: number, high: number) => v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));

const faultSchema = v.strictObject({
  method: v.optional(v.picklist(['GET', 'POST', 'PATCH', 'DELETE'])),
  path: v.optional(v.string()),
  domain: v.optional(v.picklist([...Object.keys(domains), 'images', 'sockets'])),
  query: v.optional(v.string()),
  status: v.optional(whole(200, 599)),
  code: v.optional(v.number()),
  message: v.optional(v.string()),
  body: v.optional(v.unknown()),
  network: v.optional(v.boolean()),
  nonJson: v.optional(v.boolean()),
  malformed: v.optional(v.boolean()),
  timeout: v.optional(v.boolean()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0))),
  times: v.optional(whole(1, 1_000_000)),
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  source: v.optional(v.string()),
});

const effects = ['status', 'body', 'network', 'nonJson', 'malformed', 'timeout', 'delayMs'] as const;
const names = Object.keys(faultSchema.entries).join(', ');

function complaint(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `A fault has no "${name}". It has: ${names}.`;
  return name === '' ? 'A fault is an object.' : `The fault's "${name}" cannot be ${JSON.stringify(issue.input)}: ${issue.message}.`;
}

const fits = (template: string, path: string): boolean => {
  const [parts, segments] = [template.split('/'), path.split('/')];
  return parts.length === segments.length && parts.every((part, index) => part.startsWith(':') || part === segments[index]);
};

interface Meant {
  readonly domain: string;
  readonly method: string;
  readonly path: string;
}

/** Every call that a fault can apply to. */
const calls: readonly Meant[] = [
  ...Object.entries(domains).flatMap(([domain, members]) =>
    Object.values<Endpoint>(members).map(({ method, path }) => ({ domain, method, path })),
  ),
  { domain: 'images', method: 'GET', path: '/s3/:storageId' },
];

/** A path must match a call, or the fault would never apply: it is `*`, an endpoint's template, or an address that fits one. */
function demandCall({ path = '*', domain, method }: Fault): void {
  const there = path === '*' ? calls : calls.filter((call) => call.path === path || fits(call.path, path));
  if (there.length === 0) {
    throw new TypeError(`The fault's "path" leads to no endpoint: ${path}. It is "*", an address, or a template such as /api/posts/:id.`);
  }
  const inside = there.filter((call) => domain === undefined || call.domain === domain);
  if (inside.length === 0) throw new TypeError(`The fault's "path" is not of the domain ${String(domain)}: ${path}.`);
  if (method !== undefined && inside.every((call) => call.method !== method)) {
    throw new TypeError(`There is no ${method} ${path === '*' ? `in the domain ${String(domain)}` : path} that the fault could strike.`);
  }
}

/** Fields that have no meaning for a live connection. */
const notOfSockets = ['method', 'path', 'query', 'code', 'body', 'nonJson'] as const;

function demandSense(fault: Fault): void {
  if (fault.domain === 'sockets') {
    const wrong = notOfSockets.find((name) => fault[name] !== undefined);
    if (wrong) throw new TypeError(`A live connection has no "${wrong}".`);
    return;
  }
  demandCall(fault);
  const { status, nonJson, malformed, body } = fault;
  const hasBody = nonJson === true || malformed === true || body !== undefined;
  if (status === 205 || status === 304 || (status === 204 && hasBody)) {
    throw new TypeError(`The fault's "status" cannot be ${status}: an answer with it carries no body.`);
  }
}

/**
 * Reads a fault from a script, the storage or a request.
 * @throws TypeError that names the invalid field.
 */
export function readFault(input: unknown): Fault {
  const named = typeof input === 'object' && input !== null && 'method' in input && typeof input.method === 'string';
  const result = v.safeParse(faultSchema, named ? { ...input, method: (input.method as string).toUpperCase() } : input);
  if (!result.success) throw new TypeError(complaint(result.issues[0]));
  const fault = result.output as Fault;
  demandSense(fault);
  if (effects.every((effect) => fault[effect] === undefined)) {
    throw new TypeError(`The fault does not say what happens. It needs one of: ${effects.join(', ')}.`);
  }
  return fault;
}
