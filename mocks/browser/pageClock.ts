import type { Clock } from '../db/clock.ts';

const storageKey = 'mock:clock';

/** How the page's time differs from the machine's. */
type Travel = { readonly stoppedAt: number } | { readonly offset: number };

function readTravel(): Travel | null {
  const raw = sessionStorage.getItem(storageKey);
  if (raw === null) return null;
  const value = JSON.parse(raw) as Partial<{ stoppedAt: number; offset: number }>;
  if (typeof value.stoppedAt === 'number') return { stoppedAt: value.stoppedAt };
  return typeof value.offset === 'number' ? { offset: value.offset } : null;
}

/**
 * Makes `Date` follow the backend's clock once it travels, so that the ages on the screen and the backend's dates agree.
 * Timers keep running at their own pace. The journey is kept for the browser tab.
 */
export function createPageClock(clock: Clock) {
  const Real = Date;
  let isInstalled = false;
  const install = () => {
    if (isInstalled) return;
    isInstalled = true;
    globalThis.Date = new Proxy(Real, {
      construct: (target, args: unknown[]) => Reflect.construct(target, args.length === 0 ? [clock.now()] : args) as Date,
      apply: () => new Real(clock.now()).toString(),
      get: (target, name, receiver) => (name === 'now' ? () => clock.now() : (Reflect.get(target, name, receiver) as unknown)),
    });
  };
  const keep = (travel: Travel | null) => {
    if (travel) sessionStorage.setItem(storageKey, JSON.stringify(travel));
    else sessionStorage.removeItem(storageKey);
  };
  const go = (travel: Travel | null) => {
    keep(travel);
    clock.release();
    if (!travel) return;
    install();
    if ('stoppedAt' in travel) clock.set(travel.stoppedAt);
    else clock.advance(travel.offset);
  };
  go(readTravel());
  return {
    /** Stops time at a moment, or lets it run again with null. */
    set: (moment: number | string | null) => go(moment === null ? null : { stoppedAt: new Real(moment).getTime() }),
    /** Moves the clock by this many milliseconds; it continues from there. */
    advance(milliseconds: number) {
      const travel = readTravel();
      if (travel && 'stoppedAt' in travel) go({ stoppedAt: travel.stoppedAt + milliseconds });
      else go({ offset: (travel?.offset ?? 0) + milliseconds });
    },
  };
}

export type PageClock = ReturnType<typeof createPageClock>;
