import { type Atom, atom, createStore, type WritableAtom } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/**
 * A store that lives as long as one person uses the page. Its atoms are its own, except those declared with `deviceAtom`: these are
 * the same in every scope of a device.
 */
export interface Scope {
  readonly store: Store;
  /** Aborted when the scope ends. What a person has begun asks it before each further step, or passes it on to what it calls. */
  readonly signal: AbortSignal;
  /** From now on the store reads the device as it is at this moment and changes nothing of it: a late answer reaches nobody. */
  end(): void;
}

interface Bridge {
  readonly device: Store;
  readonly signal: AbortSignal;
  /** What the device says, as an atom of the scope's own store. */
  mirrorOf<Value>(own: Atom<Value>): Atom<Value>;
}

const bridgeAtom = atom<Bridge | undefined>(undefined);
const endless = new AbortController().signal;

/** The signal of the scope whose store this is. It never aborts in a store that was made without one, as in tests and stories. */
export const scopeSignalAtom = atom((get) => get(bridgeAtom)?.signal ?? endless);

/** The store of what outlives a person; a store that was made without a scope is its own. */
export const deviceOf = (store: Store): Store => store.get(bridgeAtom)?.device ?? store;

/** Makes an atom one of the device: its value outlives the person, and all scopes share it. */
export function deviceAtom<Value, Args extends unknown[]>(own: WritableAtom<Value, Args, void>): WritableAtom<Value, Args, void> {
  return atom(
    (get) => get(get(bridgeAtom)?.mirrorOf(own) ?? own),
    (get, set, ...args) => {
      const bridge = get(bridgeAtom);
      if (!bridge) set(own, ...args);
      else if (!bridge.signal.aborted) bridge.device.set(own, ...args);
    },
  );
}

/**
 * Makes an action run in the device's store, wherever it is called. For what changes the person: it has steps left when the scope in which
 * it was called has ended.
 */
export function deviceAction<Args extends unknown[], Result>(action: WritableAtom<null, Args, Result>): WritableAtom<null, Args, Result> {
  return atom(null, (get, set, ...args) => {
    const device = get(bridgeAtom)?.device;
    return device ? device.set(action, ...args) : set(action, ...args);
  });
}

/** Begins a scope on a device. */
export function createScope(device: Store): Scope {
  const store = createStore();
  const controller = new AbortController();
  const { signal } = controller;
  const mirrors = new Map<Atom<unknown>, Atom<unknown>>();
  const mirrorOf = <Value>(own: Atom<Value>): Atom<Value> => {
    const known = mirrors.get(own) as Atom<Value> | undefined;
    if (known) return known;
    const value = () => ({ is: device.get(own) });
    const news = atom<ReturnType<typeof value> | undefined>(undefined);
    let isFollowed = false;
    const stop = device.sub(own, () => {
      // Whoever is the first to follow an atom may be called at once: here in the middle of a reading of this store. And a change that
      // ends the scope still calls those who followed when it was made.
      if (isFollowed && !signal.aborted) store.set(news, value());
    });
    isFollowed = true;
    signal.addEventListener('abort', stop);
    const first = value();
    const mirror = atom((get) => (get(news) ?? first).is);
    mirrors.set(own, mirror);
    return mirror;
  };
  store.set(bridgeAtom, { device, signal, mirrorOf });
  return { store, signal, end: () => controller.abort() };
}
