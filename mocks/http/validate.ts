import * as v from 'valibot';
import type { Endpoint } from '@/api/endpoint';
import { onMalformedAnswer } from '@/api/schema/tolerant';

/** The errors of an answer according to the client's own schema; empty when there are none. */
export function validationIssues(endpoint: Endpoint, body: unknown): string[] {
  if (endpoint.response === null) return body === undefined ? [] : ['an answer without content has a body'];
  const complaints: string[] = [];
  // The client's schemas repair some malformed parts; an answer of the mocks must not need that.
  const stop = onMalformedAnswer((part) => complaints.push(`${part.path}: ${part.message}`));
  const result = v.safeParse(endpoint.response, body);
  stop();
  if (!result.success) complaints.push(...result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`));
  if (typeof body === 'object' && body !== null && 'statusCode' in body) complaints.push('a success body must not contain statusCode');
  return complaints;
}
