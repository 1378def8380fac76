import type { Database } from './database.ts';
import type { Change } from './table.ts';

/** Statistics that no response contains: neither saved nor shared. */
const unsaved: ReadonlySet<string> = new Set(['pageViews']);

/**
 * What comes and goes with signing in and looking around. It is saved, but a world in which nothing else happened counts as
 * untouched. A notification marked as read is use: it would be unread again.
 */
const passing: ReadonlySet<string> = new Set(['smsCodes', 'spentCodes', 'readMarks']);

/** Whether these changes make a world one's own. */
export const areSubstantial = (changes: readonly Change[]): boolean => changes.some(({ table }) => !passing.has(table));

/** Remembers the latest state of every row that was changed since the world was made. */
export class ChangeLog {
  readonly #latest = new Map<string, Change>();
  #batch: Change[] = [];
  #isPaused = false;

  constructor(db: Database) {
    db.onChange((change) => {
      if (unsaved.has(change.table)) return;
      this.#remember(change);
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

  /** Applies changes that came from outside, so that they are remembered but not passed on again. */
  absorb(changes: readonly Change[], apply: (changes: readonly Change[]) => void): void {
    this.#isPaused = true;
    try {
      apply(changes);
    } finally {
      this.#isPaused = false;
    }
    // What was made and taken away again left nothing to take away here, but its id is not to be made once more.
    for (const change of changes) if (change.row === null && !unsaved.has(change.table)) this.#remember(change);
  }

  #remember(change: Change): void {
    this.#latest.set(`${change.table}/${change.id}`, change);
  }
}
