import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { searchDelay } from '../constants.ts';
import { usableTerm } from '../model/results.ts';

/** What is typed, and the term that follows it after a pause. */
export function useSearchTerm() {
  const [address, setAddress] = useSearchParams();
  const [input, setInput] = useState(address.get('q') ?? '');
  const [settled, setSettled] = useState(input);

  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(input);
      setAddress(input.trim() ? { q: input.trim() } : {}, { replace: true });
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [input, setAddress]);

  return { input, setInput, term: usableTerm(settled) };
}
