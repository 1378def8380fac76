import { type Atom, atom, createStore, type WritableAtom } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/**
 * A store that lives as long as one person is signed in. It has its own atoms, except those declared with `deviceAtom`, which all scopes
 * of a device share.
 */
export interface Scope {
  readonly store: Store;
  /** Aborted when the scope ends. Actions check it before each further step, or pass it on. */
  readonly signal: AbortSignal;
  /** Freezes the device atoms at their current values and makes the store read-only for them: late responses change nothing. */
  end(): void;
}

interface Bridge {
  readonly device: Store;
  readonly signal: AbortSignal;
  /** The device's current state, as an atom of the scope's own store. */
  mirrorOf<Value>(own: Atom<Value>): Atom<Value>;
}

const bridgeAtom = atom<Bridge | undefined>(undefined);
const endless = new AbortController().signal;

/** The signal of the store's scope. It never aborts in a store without a scope, as in tests and stories. */
export const scopeSignalAtom = atom((get) => get(bridgeAtom)?.signal ?? endless);

/** The device's store; a store without a scope is its own. */
export const deviceOf = (store: Store): Store => store.get(bridgeAtom)?.device ?? store;

/** Makes an atom belong to the device: all scopes share it, and its value outlives the session. */
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
 * Makes an action run in the device's store wherever it is called. For actions that sign in or out: they still have steps to do when the
 * scope in which they were called has ended.
 */
export function deviceAction<Args extends unknown[], Result>(action: WritableAtom<null, Args, Result>): WritableAtom<null, Args, Result> {
  return atom(null, (get, set, ...args) => {
    const device = get(bridgeAtom)?.device;
    return device ? device.set(action, ...args) : set(action, ...args);
  });
}

/** Starts a scope on a device. */
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
      // jotai may call the first subscriber of an atom at once, that is before `sub` returns, while this store is still being read: such a
      // call is ignored. A change that ends the scope still calls the subscribers it had before.
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
