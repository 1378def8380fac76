import { useEffect, useState } from 'react';
import { resendDelay } from '../../constants.ts';
import type { SentCode } from './phoneProof.ts';

/** The time in ms, updated every second until another code can be requested. */
export function useNow(sent: SentCode | undefined): number {
  const [now, setNow] = useState(Date.now);
  const until = (sent?.at ?? 0) + resendDelay;
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
