import type { Backend } from '../backend.ts';
import { type LiveEvent, liveEventNames, type LiveEvents } from '../db/events.ts';
import type { Snapshot } from '../db/snapshot.ts';
import { createViewer, viewCurrentUser } from '../db/views/index.ts';
import { personaNames, type Persona } from '../fixtures/people.ts';
import { worldNames, type WorldName } from '../fixtures/worlds/index.ts';
import type { Fault } from '../http/faults.ts';
import type { SingleSession } from '../http/session.ts';
import { applyScenario, scenarioNames, type ScenarioName } from '../scenarios/index.ts';
import type { Bot } from '../socket/bot.ts';
import type { PageClock } from './pageClock.ts';
import type { Store } from './store.ts';
import type { TabMessage } from './tabs.ts';

/** What the controls work with. */
export interface ControlParts {
  readonly backend: Backend;
  readonly session: SingleSession;
  readonly store: Store;
  readonly bot: Bot;
  readonly pageClock: PageClock;
  readonly send: (message: TabMessage) => void;
}

/** The keys of the client that say who is signed in; becoming somebody means what signing in would leave there. */
const clientKeys = ['user', 'activeTab', 'isFirstLogin', 'currentPostsFilter'] as const;

/** Signs the persona in, in the backend and in the client's own storage. Answers whether anything changed. */
export async function signInAs({ backend, session, store }: ControlParts, persona: Persona): Promise<boolean> {
  const userId = backend.personaId(persona);
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
  // After the promise, so that whoever called from outside the page gets the answer before the page goes.
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
    /** Becomes another person and reloads. */
    async become(persona: Persona): Promise<void> {
      if (await signInAs(parts, persona)) reload();
    },
    /** Puts the backend into a named situation. */
    scenario: (name: ScenarioName): void => applyScenario(backend, name, session),
    /** Makes requests fail. */
    fail: (fault: Fault): void => backend.faults.add(fault),
    clearFaults: (): void => backend.faults.clear(),
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
    /** Jumps by so many milliseconds. */
    advance: pageClock.advance,
    /** Puts the world back to its beginning, or puts another one in its place, and reloads. */
    async reset(world?: WorldName): Promise<void> {
      backend.reset(world);
      await replaced();
    },
    /** The whole state, to be saved as a file. */
    exportState: (): Snapshot => backend.snapshot(),
    /** Replaces the state and reloads. An unreadable state is refused with a clear error, and nothing is lost. */
    async importState(given: unknown): Promise<void> {
      backend.restore(typeof given === 'string' ? parseJson(given) : given);
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
