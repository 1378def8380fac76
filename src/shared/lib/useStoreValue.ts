import { type Atom, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of an atom. Unlike jotai's `useAtomValue` it does not draw its component a second time after it was mounted, which
 * on a step to another screen was most of the screen. Changes are shown at once, never as part of a transition.
 */
export function useStoreValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}

/** The value of an atom, and what sets it. */
export function useStoreState<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): [value: Value, set: (...args: Args) => Result] {
  return [useStoreValue(atom), useSetAtom(atom)];
}
