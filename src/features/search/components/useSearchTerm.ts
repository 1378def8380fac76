import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { searchDelay } from '../constants.ts';
import { searchableTerm } from '../model/results.ts';

/**
 * What is typed, and the term that follows it after a pause; cleared at once when too little is left. The address follows what is
 * typed, and the field follows an address that was changed elsewhere (an earlier search that was pressed).
 */
export function useSearchTerm() {
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get('q') ?? '';
  const [state, setState] = useState({ input: inAddress, settled: inAddress, written: inAddress });
  const { input, settled, written } = state;
  if (inAddress !== written) setState({ input: inAddress, settled: inAddress, written: inAddress });

  const settle = (typed = input): string | undefined => {
    const words = typed.trim();
    setState({ input: typed, settled: words, written: words });
    // The tab belongs to the search before.
    if (words !== written) setAddress(words ? { q: words } : {}, { replace: true });
    return searchableTerm(words);
  };
  useEffect(() => {
    if (input.trim() === settled) return undefined;
    const timer = setTimeout(() => settle(), searchDelay);
    return () => clearTimeout(timer);
  });

  const term = searchableTerm(input) === undefined ? undefined : searchableTerm(settled);
  const setInput = (typed: string) => {
    // Too little is no search, and there is nothing to wait for: whoever then presses the same search again must find the field empty.
    if (searchableTerm(typed) === undefined) settle(typed);
    else setState((now) => ({ ...now, input: typed }));
  };
  return { input, term, settle: () => settle(), setInput };
}
