import { atom } from 'jotai';

const turnsAtom = atom<Readonly<Record<string, number>>>({});

/** How often somebody's scores are known to have changed since the page was loaded, by user id. */
export const scoresVersionAtom = atom((get) => {
  const turns = get(turnsAtom);
  return (userId: string) => turns[userId] ?? 0;
});

/** Somebody weighed in on a post of this person's: their history is asked for again where it is shown. */
export const noteScoresChangedAtom = atom(null, (_get, set, userId: string) => {
  set(turnsAtom, (turns) => ({ ...turns, [userId]: (turns[userId] ?? 0) + 1 }));
});
