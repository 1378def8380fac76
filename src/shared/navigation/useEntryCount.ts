import { useState } from 'react';

type Counts = Readonly<Record<string, number>>;
const countsOf = (state: unknown) => (state as { counts?: Counts } | null)?.counts ?? {};

/**
 * How many items of a list are shown. Stored in the history entry, so that after Back and a reload the page has the same length and
 * position. `name` distinguishes the counts of one screen.
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
