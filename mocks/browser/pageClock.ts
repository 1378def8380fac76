import { number, object, union } from 'valibot';
import { stored } from '@/shared/storage';
import type { Clock } from '../db/clock.ts';

/** How the page's time differs from the machine's. */
const entry = stored('mock:clock', union([object({ stoppedAt: number() }), object({ offset: number() })]), 'session');
type Travel = NonNullable<ReturnType<typeof entry.read>>;

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
  const keep = (travel: Travel | undefined) => {
    if (travel) entry.write(travel);
    else entry.remove();
  };
  const go = (travel: Travel | undefined) => {
    keep(travel);
    clock.release();
    if (!travel) return;
    install();
    if ('stoppedAt' in travel) clock.set(travel.stoppedAt);
    else clock.advance(travel.offset);
  };
  go(entry.read());
  return {
    /** Stops time at a moment, or lets it run again with null. */
    set: (moment: number | string | null) => go(moment === null ? undefined : { stoppedAt: new Real(moment).getTime() }),
    /** Moves the clock by this many milliseconds; it continues from there. */
    advance(milliseconds: number) {
      const travel = entry.read();
      if (travel && 'stoppedAt' in travel) go({ stoppedAt: travel.stoppedAt + milliseconds });
      else go({ offset: (travel?.offset ?? 0) + milliseconds });
    },
  };
}

export type PageClock = ReturnType<typeof createPageClock>;
