import { contractCases } from '../../mocks/conformance/cases/index.ts';
import { checksOf } from '../../mocks/conformance/checks.ts';
import type { AnyCase } from '../../mocks/conformance/harness.ts';
import { connectHarness, MissingFixture, NeedsBackendAccess, type RemoteOptions } from '../../mocks/conformance/remoteHarness.ts';
import type { EndpointName } from '../../src/api/table.ts';

/** A difference between a backend and the contract. */
export interface Difference {
  readonly endpoint: EndpointName;
  readonly what: string;
  readonly how: string;
}

export interface CheckReport {
  readonly passed: number;
  readonly differences: readonly Difference[];
  /** Checks that need access to the backend, or people and groups of the contract that it lacks. */
  readonly skipped: readonly Difference[];
  /** False if the state couldn't be reset between cases, so that earlier cases may have affected later ones. */
  readonly wasReset: boolean;
}

export interface CheckOptions extends RemoteOptions {
  /** Checks only these endpoints; all without it. */
  readonly only?: readonly EndpointName[];
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** Runs the contract's cases against a backend and reports the differences. */
export async function checkBackend(options: CheckOptions): Promise<CheckReport> {
  const remote = await connectHarness(options);
  const differences: Difference[] = [];
  const skipped: Difference[] = [];
  let passed = 0;
  for (const [name, contractCase] of Object.entries(contractCases) as unknown as [EndpointName, AnyCase][]) {
    if (options.only && !options.only.includes(name)) continue;
    for (const check of checksOf(name, contractCase)) {
      await remote.reset();
      try {
        await check.run(remote.harness);
        passed += 1;
      } catch (error) {
        const isSkipped = error instanceof NeedsBackendAccess || error instanceof MissingFixture;
        (isSkipped ? skipped : differences).push({ endpoint: name, what: check.what, how: firstLine(error) });
      }
    }
  }
  await remote.reset();
  return { passed, differences, skipped, wasReset: remote.canReset };
}

/** Formats the report for the console. */
export function tellReport({ passed, differences, skipped, wasReset }: CheckReport): string {
  return [
    ...differences.map(({ endpoint, what, how }) => `✗ ${endpoint} ${what}: ${how}`),
    ...skipped.map(({ endpoint, what, how }) => `– ${endpoint} ${what}: not looked at, ${how}`),
    `${passed} checks passed, ${differences.length} differ, ${skipped.length} could not be made from outside.`,
    ...(wasReset
      ? []
      : ['The state was not brought back between the cases (--reset URL): an earlier one may be in the way of a later one.']),
  ].join('\n');
}
