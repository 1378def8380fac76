import { atom } from 'jotai';
import { boolean, string } from 'valibot';
import { stored, storedAtom } from '@/shared/storage';
import { currentUserIdAtom } from './currentUser.ts';

const choiceAtoms = {
  x: storedAtom(stored('isPostToX', boolean())),
  bluesky: storedAtom(stored('isPostToBluesky', boolean())),
} as const;

/** The networks an account can be connected with. */
export type Network = keyof typeof choiceAtoms;

/** Whose choice the two are: the browser keeps them after a sign-out, for that person alone. */
const ownerAtom = storedAtom(stored('crossPostOwner', string()));

const ownAtom = (network: Network) =>
  atom(
    (get) => (get(ownerAtom) === get(currentUserIdAtom) ? get(choiceAtoms[network]) : undefined),
    (get, set, isOn: boolean | undefined) => {
      const userId = get(currentUserIdAtom);
      if (get(ownerAtom) !== userId) for (const choiceAtom of Object.values(choiceAtoms)) set(choiceAtom, undefined);
      set(ownerAtom, userId);
      set(choiceAtoms[network], isOn);
    },
  );

/** Whether new posts are also published on X, and on Bluesky (specification, section 3): the switches of the account and of the composer. */
export const crossPostAtoms = { x: ownAtom('x'), bluesky: ownAtom('bluesky') } as const;
