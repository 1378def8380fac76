import { ChangeLog } from './db/changeLog.ts';
import { createClock, type Clock } from './db/clock.ts';
import { createDatabase, type Database } from './db/database.ts';
import { EventHub } from './db/events.ts';
import { applyChanges, parseSnapshot, schemaVersion, type Snapshot } from './db/snapshot.ts';
import type { Change } from './db/table.ts';
import { personas, type Persona } from './fixtures/people.ts';
import { buildWorld, isWorldName, type WorldName } from './fixtures/worlds/index.ts';
import { implementations } from './handlers/index.ts';
import { Faults } from './http/faults.ts';
import { createGateway } from './http/gateway.ts';
import { RequestLog } from './http/requestLog.ts';
import type { Sessions } from './http/session.ts';

export interface BackendOptions {
  readonly sessions: Sessions;
  readonly world?: WorldName;
  /** How many generated posts lie behind the written ones. */
  readonly feed?: number | undefined;
  readonly clock?: Clock;
  /** Artificial delay of every answer in milliseconds. */
  readonly latency?: number;
  /** Whether answers are checked against the client's schemas; a misfit is answered with 500. */
  readonly isChecked?: boolean;
}

/** The mock backend, the same in every host: the worker, Node tests, Storybook and the real server. */
export class Backend {
  readonly clock: Clock;
  readonly events = new EventHub();
  readonly faults = new Faults();
  readonly log = new RequestLog();
  readonly sessions: Sessions;
  /** Requests under `/api` that no endpoint answered. */
  readonly unhandled: string[] = [];
  latency: number;
  /** Called with the rows that one request changed. */
  onCommit: (changes: readonly Change[]) => void = () => undefined;
  /** Answers a request, or null when it is none of the backend's business. */
  readonly handle: (request: Request) => Promise<Response | null>;
  #db!: Database;
  #changes!: ChangeLog;
  #world: WorldName;
  #feed: number | undefined;
  #epoch!: string;

  constructor(options: BackendOptions) {
    this.clock = options.clock ?? createClock();
    this.sessions = options.sessions;
    this.latency = options.latency ?? 0;
    this.#world = options.world ?? 'everyday';
    this.#feed = options.feed;
    this.#build(this.clock.iso());
    this.handle = createGateway({
      db: () => this.#db,
      sessions: this.sessions,
      faults: this.faults,
      log: this.log,
      latency: () => this.latency,
      isChecked: options.isChecked ?? true,
      implementations,
      afterRequest: () => this.commit(),
      onUnhandled: (call) => {
        this.unhandled.push(call);
        console.error(`No mock answers ${call}`);
      },
    });
  }

  get db(): Database {
    return this.#db;
  }

  get world(): WorldName {
    return this.#world;
  }

  /** Passes on what changed since the last time. */
  commit(): void {
    const batch = this.#changes.takeBatch();
    if (batch.length > 0) this.onCommit(batch);
  }

  /** Takes over rows that were changed elsewhere, without passing them on again. */
  absorb(changes: readonly Change[]): void {
    this.#changes.absorb(() => applyChanges(this.#db, changes));
  }

  /** Makes the world anew, as it was at its beginning or another one; faults and the scenario's changes are gone too. */
  reset(world: WorldName = this.#world, feed: number | undefined = this.#feed): void {
    this.#world = world;
    this.#feed = feed;
    this.faults.clear();
    this.#build(this.clock.iso());
  }

  /** Everything that differs from the untouched world. */
  snapshot(): Snapshot {
    return { schemaVersion, world: this.#world, epoch: this.#epoch, feed: this.#feed, changes: this.#changes.all };
  }

  /** Replaces the whole state. A state that cannot be read is refused with a clear error, and nothing is lost. */
  restore(given: unknown): void {
    const snapshot = parseSnapshot(given);
    if (!isWorldName(snapshot.world)) throw new Error(`There is no world called ${snapshot.world}.`);
    this.#world = snapshot.world;
    this.#feed = snapshot.feed;
    this.#build(snapshot.epoch);
    this.absorb(snapshot.changes);
  }

  /** The id of a persona in this world; null for the guest. */
  personaId(persona: Persona): string | null {
    const username = personas[persona];
    return username === null ? null : (this.#db.users.by('username', username)[0]?.id ?? null);
  }

  #build(epoch: string): void {
    const db = createDatabase(this.clock, this.events);
    // The world is built as of its epoch, so that a state saved last week comes back with last week's dates.
    buildWorld({ ...db, clock: createClock(epoch) }, this.#world, { feed: this.#feed });
    this.#db = db;
    this.#changes = new ChangeLog(db);
    this.#epoch = epoch;
  }
}
