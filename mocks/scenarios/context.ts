import type { Backend } from '../backend.ts';
import type { UserRow } from '../db/rows.ts';
import type { SingleSession } from '../http/session.ts';

/** Whom a situation concerns, and how their sessions end; every host knows it in its own way. */
export interface ScenarioContext {
  readonly people: readonly UserRow[];
  endSessions(): void;
}

/** The only browser of a host: the person signed in there, or else the everyday person. */
export function scenarioContextOf(backend: Backend, session: SingleSession): ScenarioContext {
  const person = backend.db.users.get(session.userId ?? backend.personaId('regular'));
  return { people: person ? [person] : [], endSessions: () => session.write(null) };
}
