import { boolean } from 'valibot';
import { stored, storedAtom } from '@/shared/storage';

/** Whether new posts are also published on X, and on Bluesky (specification, section 3): the switches of the account and of the composer. */
export const crossPostAtoms = {
  x: storedAtom(stored('isPostToX', boolean())),
  bluesky: storedAtom(stored('isPostToBluesky', boolean())),
} as const;

/** The networks an account can be connected with. */
export type Network = keyof typeof crossPostAtoms;
