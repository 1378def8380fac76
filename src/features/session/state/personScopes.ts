import { type CurrentUser, clearReadCache } from '@/api';
import { createScope, type Scope, type Store } from '@/shared/lib/scope';
import { currentUserAtom, deviceUserAtom } from './currentUser.ts';

/** The scope of one person, or of a guest, from signing in to signing out. */
export interface PersonScope extends Scope {
  /** Another one for each, also when the same person signs in again. */
  readonly key: string;
  /** Undefined for a guest. */
  readonly userId: string | undefined;
}

export interface PersonScopes {
  readonly device: Store;
  /** The scope of the person who is signed in now. */
  read(): PersonScope;
  /** Calls back once another scope has begun. Returns the function that stops it. */
  subscribe(onChange: () => void): () => void;
  /** Ends the scope and the subscription. */
  stop(): void;
}

/**
 * Gives each person who signs in on a device a scope of their own, whatever makes them change: this tab, another one, or the server. This is
 * the only subscription to the session; the values of a person live in the store of their scope and need no other. `know` receives the
 * person's profile, at the beginning and whenever it changes.
 */
export function createPersonScopes(device: Store, know?: (store: Store, user: CurrentUser) => void): PersonScopes {
  const listeners = new Set<() => void>();
  let count = 0;

  const begin = (): PersonScope => {
    const scope = createScope(device);
    const user = scope.store.get(currentUserAtom);
    if (user) know?.(scope.store, user);
    count += 1;
    return { ...scope, key: `${user?.id ?? 'guest'} ${count}`, userId: user?.id };
  };

  let current: PersonScope | undefined;
  const follow = () => {
    if (!current) return;
    const user = device.get(deviceUserAtom);
    if (user?.id === current.userId) {
      if (user) know?.(current.store, user);
      return;
    }
    current.end();
    clearReadCache();
    current = begin();
    for (const listener of listeners) listener();
  };
  // Runs before the listeners of other scopes: the last scope must end before its store learns of the next person.
  const stop = device.sub(deviceUserAtom, follow);
  const read = () => (current ??= begin());
  read();

  return {
    device,
    read,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    stop() {
      stop();
      current?.end();
    },
  };
}
