import { atom } from 'jotai';

const minute = 60_000;
/** Smaller differences are network delay or dates in whole seconds. */
const tolerance = 2 * minute;

/** How far the server's clock is ahead of this device's, in milliseconds. It belongs to the device, not to a session. */
let ahead = 0;

/** Reads the `Date` header of a response that has just arrived: ages are computed with the clock that wrote the dates. */
export function noteServerDate(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/** The time on the server's clock in milliseconds, as far as it is known. */
export const serverNow = () => Date.now() + ahead;

/** Converts a moment stored by this device to the server's clock. */
export const onServerClock = (date: string) => new Date(Date.parse(date) + ahead).toISOString();

const tickAtom = atom(serverNow());

// One timer for the whole interface, so that all ages on the screen change together.
tickAtom.onMount = (set) => {
  set(serverNow());
  const timer = setInterval(() => set(serverNow()), minute);
  return () => clearInterval(timer);
};

/** The server's current time in milliseconds, updated every 60 s while anything is subscribed. */
export const nowAtom = atom((get) => get(tickAtom));
