/** One answered request, as the panel lists it. */
export interface LogEntry {
  readonly id: number;
  readonly at: number;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The endpoint's path, or the path itself where none fits. */
  readonly template: string;
  /** 0 for a failed connection. */
  readonly status: number;
  /** Handling time in milliseconds, without the artificial delay. */
  readonly duration: number;
  readonly isFault: boolean;
}

const capacity = 200;

/** The latest requests, newest last. */
export class RequestLog {
  #entries: readonly LogEntry[] = [];
  #last = 0;
  readonly #listeners = new Set<() => void>();

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  add(entry: Omit<LogEntry, 'id'>): void {
    this.#last += 1;
    this.#entries = [...this.#entries.slice(1 - capacity), { ...entry, id: this.#last }];
    for (const listener of this.#listeners) listener();
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
