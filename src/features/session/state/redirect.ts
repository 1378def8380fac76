import { atom } from 'jotai';

/**
 * Where the application must go next, as an intent: the session decides that a person has to leave the
 * screen, the router (a layer above) does it. The number makes the same path twice two intents.
 */
const intentAtom = atom<{ path: string; turn: number } | undefined>(undefined);

export const redirectAtom = atom((get) => get(intentAtom));

export const redirectToAtom = atom(null, (_get, set, path: string) => {
  set(intentAtom, (previous) => ({ path, turn: (previous?.turn ?? 0) + 1 }));
});
