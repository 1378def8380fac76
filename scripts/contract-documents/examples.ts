import { contractCases } from '../../mocks/conformance/cases/index.ts';
import { type AnyCase, makeHarness, type RequestParts } from '../../mocks/conformance/harness.ts';
import type { EndpointName } from '../../src/api/table.ts';

/** A request and its response from the mocks' everyday world. */
export interface Example {
  readonly request?: unknown;
  readonly answer?: unknown;
}

/** Shortens every list to one item, and deeply nested lists to none, to keep the examples readable. */
function shortened(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.slice(0, depth > 4 ? 0 : 1).map((item) => shortened(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part, depth + 1)]));
}

/** Examples by operation, recorded from the contract's cases. The clock is fixed so that the documents are reproducible. */
export async function readExamples(): Promise<ReadonlyMap<EndpointName, Example>> {
  const examples = new Map<EndpointName, Example>();
  for (const [name, contractCase] of Object.entries(contractCases) as unknown as [EndpointName, AnyCase][]) {
    const harness = makeHarness();
    const parts: RequestParts = await contractCase.send(harness);
    const { status, body } = await harness.call(contractCase.as === undefined ? 'lena' : contractCase.as, name, parts);
    if (status >= 300) throw new Error(`No example for ${name}: ${status} ${JSON.stringify(body)}`);
    const isPlain = typeof parts.body === 'object' && parts.body !== null && !(parts.body instanceof FormData);
    examples.set(name, { ...(isPlain ? { request: parts.body } : {}), ...(body === null ? {} : { answer: shortened(body) }) });
  }
  return examples;
}
