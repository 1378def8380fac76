import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { typingPause } from '../constants.ts';

/**
 * What is typed, and the term that follows it after a pause; emptied, it is empty at once. The address follows the term, so that whoever
 * opens a group that was found comes back to what was found; the field follows an address that was changed elsewhere.
 */
export function useGroupSearch() {
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get('q') ?? '';
  const [{ input, term, seen }, setState] = useState({ input: inAddress, term: inAddress.trim(), seen: inAddress });
  if (inAddress !== seen) setState({ input: inAddress === term ? input : inAddress, term: inAddress.trim(), seen: inAddress });

  const words = input.trim();
  useEffect(() => {
    if (words === term) return undefined;
    const timer = setTimeout(() => setState((now) => ({ ...now, term: words })), words === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [words, term]);
  const settle = useEffectEvent(() => {
    if (term !== inAddress) setAddress(term ? { q: term } : {}, { replace: true });
  });
  useEffect(() => settle(), [term]);

  return { input, term, setInput: (typed: string) => setState((now) => ({ ...now, input: typed })) };
}
