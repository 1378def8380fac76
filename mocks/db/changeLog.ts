import type { Database } from './database.ts';
import type { Change } from './table.ts';
import { type TableName, tableOf } from './tables.ts';

const isSaved = ({ table }: Change): boolean => tableOf(table as TableName).saved !== 'never';

/** Whether these changes are worth keeping, so that the world counts as edited. Marking a notification as read is: a reset would undo it. */
export const areSubstantial = (changes: readonly Change[]): boolean =>
  changes.some(({ table }) => tableOf(table as TableName).saved !== 'passing');

/** Remembers the latest state of every row that was changed since the world was made. */
export class ChangeLog {
  readonly #latest = new Map<string, Change>();
  #batch: Change[] = [];
  #isPaused = false;

  constructor(db: Database) {
    db.onChange((change) => {
      if (!isSaved(change)) return;
      this.#remember(change);
      if (!this.#isPaused) this.#batch.push(change);
    });
  }

  get all(): readonly Change[] {
    return [...this.#latest.values()];
  }

  /** Returns the changes since the last call, which still have to reach other tabs and the disk. */
  takeBatch(): readonly Change[] {
    const batch = this.#batch;
    this.#batch = [];
    return batch;
  }

  /** Applies changes that came from another tab or the disk: they are remembered, but `takeBatch` doesn't return them. */
  absorb(changes: readonly Change[], apply: (changes: readonly Change[]) => void): void {
    this.#isPaused = true;
    try {
      apply(changes);
    } finally {
      this.#isPaused = false;
    }
    // A row that was both created and removed elsewhere never existed here; its removal is remembered so that its id isn't reused.
    for (const change of changes) if (change.row === null && isSaved(change)) this.#remember(change);
  }

  #remember(change: Change): void {
    this.#latest.set(`${change.table}/${change.id}`, change);
  }
}
