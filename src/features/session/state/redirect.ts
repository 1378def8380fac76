import { atom } from 'jotai';
import type { Path } from '@/shared/lib/paths';
import { deviceAtom } from '@/shared/lib/scope';

/**
 * Where the application must go next, as an intent: the session decides that a person has to leave the
 * screen, the router (a layer above) does it and says so.
 */
const intentAtom = deviceAtom(atom<{ readonly path: Path } | undefined>(undefined));

export const redirectAtom = atom((get) => get(intentAtom));

export const redirectToAtom = atom(null, (_get, set, path: Path) => set(intentAtom, { path }));

/** Called by the router after the redirect. */
export const redirectDoneAtom = atom(null, (_get, set) => set(intentAtom, undefined));
