import { useState } from 'react';

type Counts = Readonly<Record<string, number>>;
const countsOf = (state: unknown) => (state as { counts?: Counts } | null)?.counts ?? {};

/**
 * How many things of a screen are shown. Kept in its history entry, so that Back and a reload find the page as long as it was and the
 * place on it. `name` tells the counts of one screen apart.
 */
export function useEntryCount(name: string, initial: number): [count: number, setCount: (count: number) => void] {
  const [count, setCount] = useState(() => countsOf(history.state)[name] ?? initial);
  return [
    count,
    (next) => {
      setCount(next);
      history.replaceState({ ...(history.state as object | null), counts: { ...countsOf(history.state), [name]: next } }, '');
    },
  ];
}
