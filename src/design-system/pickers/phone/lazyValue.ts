import { useSyncExternalStore } from 'react';

/**
 * A module that is fetched when the first component needs it, shared by all. The hook gives null until it is there.
 * A failed fetch is tried again by the next component that mounts.
 */
export function createLazyValue<Value>(load: () => Promise<Value>): () => Value | null {
  let value: Value | null = null;
  let pending: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function fetchOnce() {
    try {
      value = await load();
      for (const notify of listeners) notify();
    } catch {
      pending = null;
    }
  }

  function subscribe(onChange: () => void) {
    listeners.add(onChange);
    pending ??= fetchOnce();
    return () => listeners.delete(onChange);
  }

  const read = () => value;
  return () => useSyncExternalStore(subscribe, read, () => null);
}
