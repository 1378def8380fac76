import type { Backend } from '../backend.ts';
import { type LiveEvent, type LiveEvents, liveEventNames } from '../db/events.ts';
import { findUserOfAnyStatus } from '../db/findUserOfAnyStatus.ts';
import { readPerson, writePerson } from '../db/personJson.ts';
import type { Snapshot } from '../db/snapshot.ts';
import { createViewer, viewCurrentUser } from '../db/views/index.ts';
import { isPersona, type Persona, personaNames } from '../fixtures/people.ts';
import { type SeedKind, seedKinds, seedMore } from '../fixtures/seedMore.ts';
import { type WorldName, worldNames } from '../fixtures/worlds/index.ts';
import type { Fault } from '../http/faults.ts';
import { assertPassthroughTargets } from '../http/passthrough.ts';
import { readFault } from '../http/readFault.ts';
import type { SingleSession } from '../http/session.ts';
import { scenarioContextOf } from '../scenarios/context.ts';
import {
  activeScenarios,
  applyScenarios,
  deactivateScenarios,
  isScenarioName,
  type ScenarioName,
  scenarioNames,
} from '../scenarios/index.ts';
import type { Bot } from '../socket/bot.ts';
import type { PageClock } from './pageClock.ts';
import type { Store } from './store.ts';
import type { TabMessage } from './tabs.ts';

/** The parts that the controls work with. */
export interface ControlParts {
  readonly backend: Backend;
  readonly session: SingleSession;
  readonly store: Store;
  readonly bot: Bot;
  readonly pageClock: PageClock;
  readonly send: (message: TabMessage) => void;
}

/** The client's storage keys of the session; switching to a person writes what signing in would write. */
const clientKeys = ['user', 'activeTab', 'isFirstLogin', 'currentPostsFilter'] as const;

/** Signs in a persona, or anybody by username or id, in the backend and in the client's own storage. Returns whether anything changed. */
export async function signInAs({ backend, session, store }: ControlParts, who: string): Promise<boolean> {
  const userId = isPersona(who) ? backend.personaId(who) : (findUserOfAnyStatus(backend.db, who)?.id ?? null);
  if (userId === null && who !== 'guest') throw new TypeError(`Nobody here is called ${who}.`);
  const stored = localStorage.getItem('user');
  const isSame = session.userId === userId && (stored === null) === (userId === null);
  if (isSame) return false;
  session.write(userId);
  for (const key of clientKeys) localStorage.removeItem(key);
  const user = backend.db.users.get(userId);
  if (user) localStorage.setItem('user', JSON.stringify(viewCurrentUser(createViewer(backend.db, user.id), user)));
  await store.settled();
  return true;
}

/** The remote control of a mocked build: `window.__mock`. */
export function createControl(parts: ControlParts) {
  const { backend, session, store, bot, pageClock } = parts;
  // After the promise, so that a caller outside the page gets the result before the page unloads.
  const reload = () => void setTimeout(() => location.reload(), 0);
  const replaced = async () => {
    if (session.userId !== null && !backend.db.users.get(session.userId)) session.userId = null;
    await store.replace(backend.snapshot(), session.userId);
    parts.send({ kind: 'replaced' });
    reload();
  };
  return {
    personas: personaNames,
    scenarios: scenarioNames,
    worlds: worldNames,
    events: liveEventNames,
    backend,
    bot,
    /** Becomes another person (a persona, or anybody by username or id) and reloads. */
    async become(who: Persona | (string & {})): Promise<void> {
      if (await signInAs(parts, who)) reload();
    },
    /** Puts the backend into exactly the named situations, none included. */
    scenario(...names: readonly ScenarioName[]): void {
      const unknown = (names as readonly string[]).find((name) => !isScenarioName(name));
      if (unknown !== undefined) throw new TypeError(`There is no scenario called "${unknown}". There are: ${scenarioNames.join(', ')}.`);
      applyScenarios(backend, names, scenarioContextOf(backend, session));
    },
    /** The active situations. */
    activeScenarios: (): readonly ScenarioName[] => activeScenarios(backend),
    /** Makes requests fail. Throws for an invalid fault, with the name of the invalid field. */
    fail: (fault: Fault): void => backend.faults.add(readFault(fault)),
    /** Removes every fault and restores what situations have changed. */
    clearFaults(): void {
      deactivateScenarios(backend);
      backend.faults.clear();
    },
    /** Closes every live connection; clients reconnect by themselves. */
    dropSockets: (): void => backend.dropSockets.emit(),
    /** Artificial delay in milliseconds. */
    setLatency(milliseconds: number): void {
      backend.latency = milliseconds;
    },
    /** Sends a live event to every tab. */
    emit<N extends keyof LiveEvents>(name: N, payload: LiveEvents[N]): void {
      backend.events.emit({ name, payload: payload ?? {}, to: 'everybody' } as LiveEvent);
    },
    /** Stops time at a moment (milliseconds or ISO-8601); null lets it run again. */
    setClock: pageClock.set,
    /** Moves the clock by this many milliseconds. */
    advance: pageClock.advance,
    /** Resets the world, or replaces it by another one, and reloads. */
    async reset(world?: WorldName): Promise<void> {
      backend.reset(world);
      await replaced();
    },
    seedKinds,
    /** Adds this many more people, followers, groups, posts or notifications around the signed-in person. */
    seed(kind: SeedKind, count: number): number {
      const person = backend.db.users.get(session.userId ?? backend.personaId('regular'));
      const made = person ? seedMore(backend.db, kind, count, person) : 0;
      backend.commit();
      return made;
    },
    /** The signed-in person with their standing in groups, as JSON text to be edited. */
    readPerson: (): string => readPerson(backend.db, session.userId ?? ''),
    /** Stores the edited person and reloads. An unreadable text is refused and changes nothing. */
    async writePerson(text: string): Promise<void> {
      writePerson(backend.db, session.userId ?? '', text);
      backend.commit();
      const user = backend.db.users.get(session.userId);
      if (user) localStorage.setItem('user', JSON.stringify(viewCurrentUser(createViewer(backend.db, user.id), user)));
      await store.settled();
      reload();
    },
    /**
     * Lets endpoints (by template), domains or everything (`*`) through to the real backend behind this page; without targets everything is
     * mocked again.
     */
    through(...targets: readonly string[]): void {
      assertPassthroughTargets(targets);
      backend.through.set(targets);
    },
    /** The whole state, to be saved as a file. */
    exportState: (): Snapshot => backend.snapshot(),
    /** Replaces the state and reloads. An unreadable state is refused with an error and changes nothing. */
    async importState(state: unknown): Promise<void> {
      backend.restore(typeof state === 'string' ? parseJson(state) : state);
      await replaced();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('This is not a saved state: the file is not JSON.');
  }
}

export type MockControl = ReturnType<typeof createControl>;
