import { atom } from 'jotai';

const turnsAtom = atom<Readonly<Record<string, number>>>({});

/** The number of known changes of each person's scores since the page was loaded, by user id. */
export const scoresVersionAtom = atom((get) => {
  const turns = get(turnsAtom);
  return (userId: string) => turns[userId] ?? 0;
});

/** Called after a weigh-in on a post of this person, whose history is then loaded again where it is shown. */
export const noteScoresChangedAtom = atom(null, (_get, set, userId: string) => {
  set(turnsAtom, (turns) => ({ ...turns, [userId]: (turns[userId] ?? 0) + 1 }));
});
