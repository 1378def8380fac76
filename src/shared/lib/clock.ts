import { atom } from 'jotai';

const minute = 60_000;
const tickAtom = atom(Date.now());

// One timer for the whole interface: every age on the screen moves at the same moment.
tickAtom.onMount = (set) => {
  set(Date.now());
  const timer = setInterval(() => set(Date.now()), minute);
  return () => clearInterval(timer);
};

/** The global "now" in milliseconds, renewed every 60 s while anything shows it. */
export const nowAtom = atom((get) => get(tickAtom));
