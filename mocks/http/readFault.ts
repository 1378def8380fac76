import * as v from 'valibot';
import { domains, endpoints } from '@/api/table';
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
const templates = new Set<string>(Object.values(endpoints).map((endpoint) => endpoint.path));
const names = Object.keys(faultSchema.entries).join(', ');

function complaint(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `A fault has no "${name}". It has: ${names}.`;
  return name === '' ? 'A fault is an object.' : `The fault's "${name}" cannot be ${JSON.stringify(issue.input)}: ${issue.message}.`;
}

/** A path must lead somewhere, or the fault would wait for ever: it is `*`, an endpoint's template, or an address that fits one. */
function leadsSomewhere(path: string): boolean {
  if (path === '*' || templates.has(path) || path.startsWith('/s3/')) return true;
  const given = path.split('/');
  return [...templates].some((template) => {
    const parts = template.split('/');
    return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index]);
  });
}

/**
 * Reads a fault from a script, the storage or a request.
 * @throws TypeError that names what is nonsense in it.
 */
export function readFault(given: unknown): Fault {
  const named = typeof given === 'object' && given !== null && 'method' in given && typeof given.method === 'string';
  const result = v.safeParse(faultSchema, named ? { ...given, method: (given.method as string).toUpperCase() } : given);
  if (!result.success) throw new TypeError(complaint(result.issues[0]));
  const fault = result.output as Fault;
  if (fault.path !== undefined && !leadsSomewhere(fault.path)) {
    throw new TypeError(
      `The fault's "path" leads to no endpoint: ${fault.path}. It is "*", an address, or a template such as /api/posts/:id.`,
    );
  }
  if (effects.every((effect) => fault[effect] === undefined)) {
    throw new TypeError(`The fault does not say what happens. It needs one of: ${effects.join(', ')}.`);
  }
  return fault;
}
