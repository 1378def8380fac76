import type { Backend } from '../backend.ts';
import type { UserRow } from '../db/tables.ts';
import type { SingleSession } from '../http/session.ts';

/** The people that a situation concerns, and how their sessions end. Each host provides its own. */
export interface ScenarioContext {
  readonly people: readonly UserRow[];
  endSessions(): void;
}

/** The only browser of a host: the person signed in there, or else the everyday person. */
export function scenarioContextOf(backend: Backend, session: SingleSession): ScenarioContext {
  const person = backend.db.users.get(session.userId ?? backend.personaId('regular'));
  return { people: person ? [person] : [], endSessions: () => session.write(null) };
}
