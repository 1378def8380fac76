import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { maxSearchLength } from '@/api/contract/limits';
import { typingPause } from '../constants.ts';

/**
 * The typed text, and the term that follows it after a pause; an emptied field empties the term at once. The term is stored in the
 * address, so that Back from a found group restores the results; the field follows changes of the address made elsewhere.
 */
export function useGroupSearch() {
  const [address, setAddress] = useSearchParams();
  const inAddress = (address.get('q') ?? '').slice(0, maxSearchLength);
  const [{ input, term, seen: lastAddress }, setState] = useState({ input: inAddress, term: inAddress.trim(), seen: inAddress });
  if (inAddress !== lastAddress) setState({ input: inAddress === term ? input : inAddress, term: inAddress.trim(), seen: inAddress });

  const trimmed = input.trim();
  useEffect(() => {
    if (trimmed === term) return undefined;
    const timer = setTimeout(() => setState((now) => ({ ...now, term: trimmed })), trimmed === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [trimmed, term]);
  const settle = useEffectEvent(() => {
    if (term !== inAddress) setAddress(term ? { q: term } : {}, { replace: true });
  });
  useEffect(() => settle(), [term]);

  return { input, term, setInput: (typed: string) => setState((now) => ({ ...now, input: typed })) };
}
