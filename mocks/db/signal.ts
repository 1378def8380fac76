/** An event without a payload. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  emit(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Returns the unsubscribe function. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
