import type { Database } from './database.ts';
import type { Change } from './table.ts';

/** Remembers the latest state of every row that was changed since the world was made. */
export class ChangeLog {
  readonly #latest = new Map<string, Change>();
  #batch: Change[] = [];
  #isPaused = false;

  constructor(db: Database) {
    db.onChange((change) => {
      this.#latest.set(`${change.table}/${change.id}`, change);
      if (!this.#isPaused) this.#batch.push(change);
    });
  }

  get all(): readonly Change[] {
    return [...this.#latest.values()];
  }

  /** The changes since the last call: what other tabs and the disk do not know yet. */
  takeBatch(): readonly Change[] {
    const batch = this.#batch;
    this.#batch = [];
    return batch;
  }

  /** Runs changes that came from outside, so that they are remembered but not passed on again. */
  absorb(apply: () => void): void {
    this.#isPaused = true;
    try {
      apply();
    } finally {
      this.#isPaused = false;
    }
  }
}
