import { setupServer } from 'msw/node';
import { Backend } from './backend.ts';
import { createClock } from './db/clock.ts';
import type { Persona } from './fixtures/people.ts';
import type { WorldName } from './fixtures/worlds/index.ts';
import type { Fault } from './http/faults.ts';
import { readFault } from './http/readFault.ts';
import { createSingleSession } from './http/session.ts';
import { httpHandlers } from './msw.ts';
import { scenarioContextOf } from './scenarios/context.ts';
import { applyScenario, applyScenarios, type ScenarioName } from './scenarios/index.ts';

export interface MockBackendOptions {
  /** `everyday` by default. */
  readonly world?: WorldName;
  /** Artificial delay in milliseconds; none by default. */
  readonly latency?: number;
  /** The initially signed-in person; none by default. */
  readonly persona?: Persona;
  readonly scenario?: ScenarioName;
  /** Stops the backend's clock at this moment. */
  readonly now?: number | string;
  /** Number of generated posts that are older than the written ones. */
  readonly feed?: number;
}

/** A backend for tests that run in Node, answering `fetch`. */
export function createMockBackend(options: MockBackendOptions = {}) {
  const { world, feed, latency = 0, persona = 'guest', scenario, now } = options;
  const sessions = createSingleSession();
  const mistakes: string[] = [];
  const onMistake = (error: unknown): never => {
    mistakes.push(error instanceof Error ? error.message : String(error));
    throw error;
  };
  const backend = new Backend({ onMistake, sessions, latency, clock: createClock(now), ...(world ? { world } : {}), feed });
  const server = setupServer(...httpHandlers(backend));
  const become = (persona: Persona): void => {
    sessions.userId = backend.personaId(persona);
  };
  become(persona);
  if (scenario) applyScenario(backend, scenario, sessions);
  return {
    backend,
    server,
    /** The rows, for arranging and asserting. */
    get db() {
      return backend.db;
    },
    clock: backend.clock,
    /** The handlers alone, for a server or worker of one's own. */
    handlers: httpHandlers(backend),
    become,
    scenario: (...names: readonly ScenarioName[]) => applyScenarios(backend, names, scenarioContextOf(backend, sessions)),
    fail: (fault: Fault) => backend.faults.add(readFault(fault)),
    clearFaults: () => backend.faults.clear(),
    /** Restores everything: world, clock, latency, passed-through addresses, scenario and session. */
    reset(): void {
      if (now === undefined) backend.clock.release();
      else backend.clock.set(now);
      backend.latency = latency;
      backend.through.clear();
      backend.reset(world ?? 'everyday', feed);
      become(persona);
      if (scenario) applyScenario(backend, scenario, sessions);
    },
    /** Starts answering; a request that nothing answers is an error. */
    listen: () => server.listen({ onUnhandledRequest: 'error' }),
    /**
     * Stops answering. Throws when since the beginning a call under `/api` met no handler, a handler refused with what the law doesn't
     * declare, or an answer didn't fit. `backend.handle` throws the last two at once; behind `fetch` a client could mistake them for a failure.
     */
    close(): void {
      server.close();
      if (backend.unhandled.length > 0) throw new Error(`No mock answered: ${backend.unhandled.join(', ')}`);
      if (mistakes.length > 0) throw new Error(`The mock backend made mistakes: ${mistakes.join('; ')}`);
    },
  };
}

export type MockBackend = ReturnType<typeof createMockBackend>;
