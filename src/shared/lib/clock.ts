import { atom } from 'jotai';

const minute = 60_000;
/** Smaller differences come from the way of an answer, and from dates in whole seconds. */
const tolerance = 2 * minute;

/** By how much the server's clock is ahead of this device's, in milliseconds; of the device, whoever is signed in. */
let ahead = 0;

/** Takes note of the `Date` of an answer that has just come: ages are reckoned by the clock that wrote the dates. */
export function noteServerDate(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/** The time on the server's clock, in milliseconds, as far as it has said so. */
export const serverNow = () => Date.now() + ahead;

/** A moment that this device has written down, on the server's clock. */
export const onServerClock = (date: string) => new Date(Date.parse(date) + ahead).toISOString();

const tickAtom = atom(serverNow());

// One timer for the whole interface: every age on the screen moves at the same moment.
tickAtom.onMount = (set) => {
  set(serverNow());
  const timer = setInterval(() => set(serverNow()), minute);
  return () => clearInterval(timer);
};

/** The global "now" of the server in milliseconds, renewed every 60 s while anything shows it. */
export const nowAtom = atom((get) => get(tickAtom));
