import { useSyncExternalStore } from 'react';

const failedSheets = new Set<HTMLLinkElement>();

let reloading: Promise<unknown> = Promise.resolve();

let isWatching = false;

/** Something that is fetched when it is first needed, once for all. */
export interface LazyValue<Value> {
  /** Fetches it, or joins the fetch that is under way. A failed one is forgotten: the next call tries again. */
  load(): Promise<Value>;
  /** The value if it is here already. */
  read(): Value | undefined;
  /** Calls back when the value is loaded. Returns the function that cancels this. */
  subscribe(onLoad: () => void): () => void;
}

/**
 * Declares lazily loaded code: `const phoneLibrary = lazyValue(() => import('libphonenumber-js/min'))`. For components
 * use `lazyPart`, which also takes a fallback.
 */
export function lazyValue<Value>(fetch: () => Promise<Value>): LazyValue<Value> {
  let value: Value | undefined;
  let pending: Promise<Value> | undefined;
  let hasFailed = false;
  const listeners = new Set<() => void>();

  async function fetchOnce(): Promise<Value> {
    try {
      await reloadStylesheets().catch((error: unknown) => {
        // Styles can't be attributed to a part, so code that never failed itself doesn't wait for stylesheets that failed for others.
        if (hasFailed) throw error;
      });
      value = await fetch();
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      pending = undefined;
    }
    for (const notify of listeners) notify();
    return value;
  }

  return {
    load: () => (value === undefined ? (pending ??= fetchOnce()) : Promise.resolve(value)),
    read: () => value,
    subscribe(onLoad) {
      listeners.add(onLoad);
      return () => listeners.delete(onLoad);
    },
  };
}

/** The same for what is here already after all. */
export function eagerValue<Value>(value: Value): LazyValue<Value> {
  return { load: () => Promise.resolve(value), read: () => value, subscribe: () => () => undefined };
}

/**
 * The value once it is here, null before; fetches it when the component is mounted. A failed fetch is tried again by the
 * next component that mounts, and when the connection comes back.
 */
export function useLazyValue<Value>(late: LazyValue<Value>): Value | null {
  return useSyncExternalStore(
    (onChange) => {
      const fetch = () => void late.load().catch(() => undefined);
      const stop = late.subscribe(onChange);
      fetch();
      addEventListener('online', fetch);
      return () => {
        stop();
        removeEventListener('online', fetch);
      };
    },
    () => late.read() ?? null,
    () => null,
  );
}

/** Begins to note stylesheets that are refused. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const onError = ({ target }: Event) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failedSheets.add(target);
  addEventListener('error', onError, true);
}

/**
 * Loads every failed stylesheet again. The bundler requests each of them only once: at the next try, and in every
 * other part that needs one of them, it would continue without it, and the part would be unstyled. Rejects when one fails again.
 */
function reloadStylesheets(): Promise<unknown> {
  watch();
  if (failedSheets.size > 0) reloading = Promise.all([reloading.catch(() => undefined), ...[...failedSheets].map(reload)]);
  return reloading;
}

function reload(old: HTMLLinkElement): Promise<void> {
  failedSheets.delete(old);
  return new Promise((resolve, reject) => {
    const link = old.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Refused again: ${link.href}`)));
    old.replaceWith(link);
  });
}
