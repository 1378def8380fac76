import { type Atom, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of an atom. Unlike jotai's `useAtomValue` it doesn't render its component a second time after mounting, which took most of
 * the time of opening a screen. Changes render synchronously, never as part of a transition.
 */
export function useStoreValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}

/** The value of an atom and its setter. */
export function useStoreState<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): [value: Value, set: (...args: Args) => Result] {
  return [useStoreValue(atom), useSetAtom(atom)];
}
