import { areSubstantial, ChangeLog } from './db/changeLog.ts';
import { type Clock, createClock } from './db/clock.ts';
import { createDatabase, type Database } from './db/database.ts';
import { EventHub } from './db/events.ts';
import { Signal } from './db/signal.ts';
import { applyChanges, checkChanges, checkReferences, parseSnapshot, type Snapshot, schemaVersion } from './db/snapshot.ts';
import type { Change } from './db/table.ts';
import { defaultUploadLimit } from './db/uploadLimit.ts';
import { type Persona, personas } from './fixtures/people.ts';
import { buildWorld, isWorldName, type WorldName } from './fixtures/worlds/index.ts';
import { implementations } from './handlers/index.ts';
import { Faults } from './http/faults.ts';
import { createGateway } from './http/gateway.ts';
import { Passthrough } from './http/passthrough.ts';
import { RequestLog } from './http/requestLog.ts';
import type { Sessions } from './http/session.ts';

export interface BackendOptions {
  readonly sessions: Sessions;
  readonly world?: WorldName;
  /** Number of generated posts that are older than the written ones. */
  readonly feed?: number | undefined;
  readonly clock?: Clock;
  /** Artificial delay of every answer in milliseconds. */
  readonly latency?: number;
  /** Whether answers are checked against the client's schemas and refusals against the law; a misfit is a mistake. */
  readonly isChecked?: boolean;
  /** Called with a mistake of the backend's own: logged if absent, and answered with 500 unless this throws. */
  readonly onMistake?: (error: unknown) => void;
  /** Maximum size of all stored uploads, in bytes. */
  readonly uploadLimit?: number | undefined;
}

/** A world and the changes made in it. */
interface Made {
  readonly db: Database;
  readonly changes: ChangeLog;
  readonly world: WorldName;
  readonly feed: number | undefined;
  readonly epoch: string;
}

/** The mock backend, the same in every host: the worker, Node tests, Storybook and the real server. */
export class Backend {
  readonly clock: Clock;
  readonly events = new EventHub();
  readonly faults = new Faults();
  /** Notified after every request and every replaced state: the session or the accounts may have changed. */
  readonly settled = new Signal();
  /** Closes every live connection; clients reconnect by themselves. */
  readonly dropSockets = new Signal();
  readonly log = new RequestLog();
  /** The calls that a real backend answers instead. */
  readonly through = new Passthrough();
  readonly sessions: Sessions;
  /** Requests under `/api` that no endpoint answered. */
  readonly unhandled: string[] = [];
  latency: number;
  /** The domain of the session cookie; undefined limits it to the host. */
  cookieDomain: (url: URL) => string | undefined = () => undefined;
  /** Called with the rows that one request changed. */
  onCommit: (changes: readonly Change[]) => void = () => undefined;
  /** Called when a reset or an import has replaced the whole state. */
  onReplace: () => void = () => undefined;
  /** Called when an arranged situation has begun or ended. */
  onArrange: () => void = () => undefined;
  /** Answers a request; null when it isn't meant for the backend. */
  readonly handle: (request: Request) => Promise<Response | null>;
  #db!: Database;
  #changes!: ChangeLog;
  #world: WorldName;
  #feed: number | undefined;
  #epoch!: string;
  #partition = 0;
  #arranged = new Map<string, readonly Change[]>();
  readonly #uploadLimit: number;

  constructor(options: BackendOptions) {
    this.clock = options.clock ?? createClock();
    this.sessions = options.sessions;
    this.latency = options.latency ?? 0;
    this.#uploadLimit = options.uploadLimit ?? defaultUploadLimit;
    this.#world = options.world ?? 'everyday';
    this.#feed = options.feed;
    this.#swap(this.#make(this.#world, this.#feed, this.clock.iso()));
    // A fault of live connections applies at once: open ones are closed, and run into it when they reconnect.
    let former = '';
    this.faults.listen((list) => {
      const current = JSON.stringify(list.filter(({ domain, times }) => domain === 'sockets' && times === undefined));
      if (current !== former && current !== '[]') this.dropSockets.emit();
      former = current;
    });
    let wasEverything = false;
    this.through.listen(() => {
      if (this.through.isEverything !== wasEverything) this.dropSockets.emit();
      wasEverything = this.through.isEverything;
    });
    this.handle = createGateway({
      db: () => this.#db,
      sessions: this.sessions,
      faults: this.faults,
      log: this.log,
      through: this.through,
      latency: () => this.latency,
      isChecked: options.isChecked ?? true,
      implementations,
      cookieDomain: (url) => this.cookieDomain(url),
      afterRequest: () => this.commit(),
      onMistake: options.onMistake ?? ((error) => console.error(error)),
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

  /** Makes ids in this partition from now on, so that two tabs never make the same one; see `Ids`. */
  usePartition(partition: number): void {
    this.#partition = partition;
    this.#db.ids.usePartition(partition);
  }

  /** Passes on what changed since the last time. */
  commit(): void {
    const batch = this.#changes.takeBatch();
    if (batch.length > 0) this.onCommit(batch);
    this.settled.emit();
  }

  /** Takes over rows that were changed elsewhere, without passing them on again: all of them, or none when one is broken. */
  absorb(changes: readonly Change[]): void {
    checkChanges(changes);
    checkReferences(this.#db, changes);
    this.#changes.absorb(changes, (all) => applyChanges(this.#db, all));
  }

  /** Resets the world to its initial state or another one, without faults and the scenario's changes. */
  reset(world: WorldName = this.#world, feed: number | undefined = this.#feed): void {
    this.faults.clear();
    this.#swap(this.#make(world, feed, this.clock.iso()));
    this.onReplace();
    this.settled.emit();
  }

  /** Everything that differs from the untouched world. */
  snapshot(): Snapshot {
    const arranged = Object.fromEntries(this.#arranged);
    return { schemaVersion, world: this.#world, epoch: this.#epoch, feed: this.#feed, changes: this.#changes.all, arranged };
  }

  /** Whether this world has been changed. An unchanged one may be reset at any time. */
  get isTouched(): boolean {
    return areSubstantial(this.#changes.all);
  }

  /**
   * Replaces the whole state. The new one is built and checked first, so that an unreadable one is refused without losing the present
   * state.
   */
  restore(state: unknown): void {
    const snapshot = parseSnapshot(state);
    if (!isWorldName(snapshot.world)) throw new Error(`There is no world called ${snapshot.world}.`);
    const made = this.#make(snapshot.world, snapshot.feed, snapshot.epoch);
    checkReferences(made.db, snapshot.changes);
    made.changes.absorb(snapshot.changes, (all) => applyChanges(made.db, all));
    for (const undo of Object.values(snapshot.arranged ?? {})) checkReferences(made.db, undo);
    this.#swap(made);
    this.#arranged = new Map(Object.entries(snapshot.arranged ?? {}));
    this.onReplace();
    this.settled.emit();
  }

  /** The rows that arranged situations changed, as they were before. */
  get arranged(): ReadonlyMap<string, readonly Change[]> {
    return this.#arranged;
  }

  /** Takes over another tab's record of the rows that situations have changed. */
  adoptArranged(arranged: Readonly<Record<string, readonly Change[]>>): void {
    this.#arranged = new Map(Object.entries(arranged));
  }

  /** Changes rows for a named situation and remembers what they were. */
  arrange(name: string, change: () => void): void {
    const before = new Map(this.#arranged.get(name)?.map((was) => [`${was.table}/${was.id}`, was]));
    const stop = this.#db.onChange(({ table, id }, row) => {
      if (!before.has(`${table}/${id}`)) before.set(`${table}/${id}`, { table, id, row });
    });
    try {
      change();
    } finally {
      stop();
    }
    this.#arranged.set(name, [...before.values()]);
    this.onArrange();
  }

  /** Restores the rows that a named situation has changed. */
  putBack(name: string): void {
    const undo = this.#arranged.get(name);
    if (!undo) return;
    this.#arranged.delete(name);
    applyChanges(this.#db, undo);
    this.onArrange();
  }

  /** Whether this person has an account that can be used. */
  isActive(userId: string | null): boolean {
    return this.#db.users.get(userId)?.status === 'active';
  }

  /** The id of a persona in this world; null for the guest. */
  personaId(persona: Persona): string | null {
    const username = personas[persona];
    return username === null ? null : (this.#db.users.by('username', username)[0]?.id ?? null);
  }

  #make(world: WorldName, feed: number | undefined, epoch: string): Made {
    const db = createDatabase(this.clock, this.events);
    // The world is built as of its epoch, so that a state saved last week comes back with last week's dates.
    buildWorld({ ...db, clock: createClock(epoch) }, world, { feed });
    db.ids.usePartition(this.#partition);
    db.uploadLimit = this.#uploadLimit;
    return { db, changes: new ChangeLog(db), world, feed, epoch };
  }

  #swap({ db, changes, world, feed, epoch }: Made): void {
    this.#db = db;
    this.#changes = changes;
    this.#world = world;
    this.#feed = feed;
    this.#epoch = epoch;
    this.#arranged = new Map();
  }
}
