import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { maxSearchLength } from '@/api/contract/limits';
import { searchableTerm } from '../model/results.ts';

/** Typing pause after which a search is sent, in milliseconds. */
const searchDelay = 300;

/**
 * The typed text, and the term that follows it after a pause; the term is cleared at once when the text is too short. The address follows
 * the text, and the field follows changes of the address made elsewhere (a pressed recent search).
 */
export function useSearchTerm() {
  const [address, setAddress] = useSearchParams();
  const inAddress = (address.get('q') ?? '').slice(0, maxSearchLength);
  const [state, setState] = useState({ input: inAddress, settled: inAddress, written: inAddress });
  const { input, settled, written } = state;
  if (inAddress !== written) setState({ input: inAddress, settled: inAddress, written: inAddress });

  const settle = (typed = input): string | undefined => {
    const trimmed = typed.trim();
    setState({ input: typed, settled: trimmed, written: trimmed });
    // The tab belongs to the previous search.
    if (trimmed !== written) setAddress(trimmed ? { q: trimmed } : {}, { replace: true });
    return searchableTerm(trimmed);
  };
  useEffect(() => {
    if (input.trim() === settled) return undefined;
    const timer = setTimeout(() => settle(), searchDelay);
    return () => clearTimeout(timer);
  });

  const term = searchableTerm(input) === undefined ? undefined : searchableTerm(settled);
  const setInput = (typed: string) => {
    // A short text clears the term without a pause, so that a press on the same recent search then finds an empty field.
    if (searchableTerm(typed) === undefined) settle(typed);
    else setState((now) => ({ ...now, input: typed }));
  };
  return { input, term, settle: () => settle(), setInput };
}
