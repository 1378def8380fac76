import type { UserRow } from '@mocks/db/rows';
import type { Persona } from '@mocks/fixtures/people';
import type { Fault } from '@mocks/http/faults';
import type { ScenarioName } from '@mocks/scenarios';

/**
 * `parameters.app` of a story that shows a part of the application. Such a story gets a mock backend of its own, a store,
 * a query cache and a router that lives in memory; a story without it gets none of them.
 */
export interface AppParameters {
  /** Who is signed in. `author` unless said otherwise. */
  persona?: Persona;
  /** What the backend knows otherwise about that person, such as that there is no password. */
  person?: Partial<UserRow>;
  /** The situation the backend is in. */
  scenario?: ScenarioName;
  /** Requests that fail, or take their time, beyond the scenario. */
  faults?: readonly Fault[];
  /** Where the router stands. `/` unless said otherwise; `:post` in it is a post that has replies, `:reply` a reply that has some. */
  path?: string;
  /** The situation the backend gets into once the person is signed in, or what fails from then on. */
  then?: ScenarioName | readonly Fault[] | undefined;
  /** The backend's clock, ISO 8601, for stories whose pictures are compared. */
  now?: string;
}

/** What a story says in `parameters.app`, or says of its arguments. */
export type AppParametersOrFunction = AppParameters | ((args: never) => AppParameters);

/** @returns undefined for a story without an application around it */
export function appParametersOf({ parameters, args }: { parameters: Record<string, unknown>; args: unknown }): AppParameters | undefined {
  const app = parameters['app'] as AppParametersOrFunction | undefined;
  return typeof app === 'function' ? app(args as never) : app;
}
