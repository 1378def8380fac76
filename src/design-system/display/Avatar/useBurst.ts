import { useEffect, useState } from 'react';
import type { Source } from '../../private/native.ts';

/** Something that happened at an avatar just now. */
export interface Burst {
  /** Tells one burst from the next; the same id is shown once. */
  id: string | number;
  /** Picture shown small at the upper end corner. */
  src?: Source | undefined;
}

/** The pulse lasts this long, then the small picture fades. In ms; the stylesheet uses the same numbers. */
export const burstDuration = 1000;
export const burstFade = 600;

/** The burst to draw: it stays until its fade is over, even if the owner has forgotten it by then. */
export function useBurst(burst: Burst | undefined): Burst | undefined {
  const [state, setState] = useState<{ seen?: Burst['id']; shown?: Burst }>({});
  if (burst && burst.id !== state.seen) setState({ seen: burst.id, shown: burst });

  const { shown } = state;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setState(({ seen }) => (seen === undefined ? {} : { seen })), burstDuration + burstFade);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
