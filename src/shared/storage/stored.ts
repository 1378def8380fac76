import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A value in the browser's storage under one key, validated on every read. */
export interface Stored<T> {
  readonly key: string;
  /** The stored value, or `undefined` when it is absent, unreadable or of an older shape. */
  read(): T | undefined;
  /** Returns false when the browser refused to store it (quota, private mode); never throws. */
  write(value: T): boolean;
  remove(): void;
  /** Calls back when another tab changed the value. Returns the unsubscribe function. */
  subscribe(onChange: (value: T | undefined) => void): () => void;
}

type Area = 'local' | 'session';

/**
 * Touches a storage; undefined where the browser refuses. Access itself throws when the person blocked site data, reading where the browser's own
 * file is broken, writing where the storage is full.
 */
function within<T>(area: Area, touch: (storage: Storage) => T): T | undefined {
  try {
    return touch(area === 'local' ? globalThis.localStorage : globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Declares one storage key. Every use of the browser's storage goes through such a declaration,
 * so that a value written by an older version or by hand can never break the interface.
 */
export function stored<S extends GenericSchema>(key: string, schema: S, area: Area = 'local'): Stored<InferOutput<S>> {
  const decode = (raw: string | null): InferOutput<S> | undefined => {
    if (raw === null) return undefined;
    // Strings are written without JSON quotes, to be readable in developer tools, and aren't parsed: "123" is a text.
    const text = safeParse(schema, raw);
    if (text.success) return text.output;
    let value: unknown;
    try {
      value = JSON.parse(raw);
    } catch {
      return undefined;
    }
    const result = safeParse(schema, value);
    return result.success ? result.output : undefined;
  };
  return {
    key,
    read: () => decode(within(area, (storage) => storage.getItem(key)) ?? null),
    write: (value) =>
      within(area, (storage) => {
        storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
        return true;
      }) === true,
    remove: () => within(area, (storage) => storage.removeItem(key)),
    subscribe(onChange) {
      const listener = (event: StorageEvent) => {
        if (event.storageArea === within(area, (storage) => storage) && (event.key === key || event.key === null))
          onChange(decode(event.newValue));
      };
      globalThis.addEventListener('storage', listener);
      return () => globalThis.removeEventListener('storage', listener);
    },
  };
}
