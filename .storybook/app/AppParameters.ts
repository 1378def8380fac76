import type { UserRow } from '@mocks/db/tables';
import type { Persona } from '@mocks/fixtures/people';
import type { Fault } from '@mocks/http/faults';
import type { ScenarioName } from '@mocks/scenarios';

/**
 * `parameters.app` of a story that shows a part of the application. Such a story gets a mock backend of its own, a store,
 * a query cache and a router that lives in memory; a story without it gets none of them.
 */
export interface AppParameters {
  /** The signed-in persona; `author` by default. */
  persona?: Persona;
  /** Changes to that person's row, such as having no password. */
  person?: Partial<UserRow>;
  /** The scenario of the backend. */
  scenario?: ScenarioName;
  /** Further requests that fail or are slow. */
  faults?: readonly Fault[];
  /** The router's address; `/` by default. `:post` stands for a post with replies, `:reply` for a reply with replies. */
  path?: string;
  /** The scenario or the faults that start once the person is signed in. */
  then?: ScenarioName | readonly Fault[] | undefined;
  /** The backend's clock, ISO 8601, for stories whose pictures are compared. */
  now?: string;
}

/** The value of `parameters.app`, or a function of the story's arguments. */
export type AppParametersOrFunction = AppParameters | ((args: never) => AppParameters);

/** @returns undefined for a story without an application around it */
export function appParametersOf({ parameters, args }: { parameters: Record<string, unknown>; args: unknown }): AppParameters | undefined {
  const app = parameters['app'] as AppParametersOrFunction | undefined;
  return typeof app === 'function' ? app(args as never) : app;
}
