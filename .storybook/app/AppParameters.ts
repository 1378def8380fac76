import type { Persona } from '@mocks/fixtures/people';
import type { ScenarioName } from '@mocks/scenarios';

/**
 * `parameters.app` of a story that shows a part of the application. Such a story gets a mock backend of its own, a store,
 * a query cache and a router that lives in memory; a story without it gets none of them.
 */
export interface AppParameters {
  /** Who is signed in. `author` unless said otherwise. */
  persona?: Persona;
  /** The situation the backend is in. */
  scenario?: ScenarioName;
  /** Where the router stands. `/` unless said otherwise. */
  path?: string;
  /** The backend's clock, ISO 8601, for stories whose pictures are compared. */
  now?: string;
}
