import { atom } from 'jotai';
import { imageUrl } from '@/api';
import type { Burst } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import type { SafePicture } from '@/shared/lib/safeUrl';
import { recentAuthorsAtom } from './users.ts';

/** A reaction that a person has just given to a post of `targetUserId`. */
export interface ReactionNotification {
  readonly targetUserId: string;
  /** Without a picture the default one is shown. */
  readonly reactorInfo: { readonly avatarUrl: SafePicture | undefined };
  readonly timestamp: number;
}

/** How long a reaction is stored, in milliseconds (specification, section 9); the avatar fades it out by itself. */
const life = 1000;

/** The number distinguishes two reactions of the same moment. */
const storedAtom = atom<(ReactionNotification & { readonly sequence: number }) | undefined>(undefined);
const sequenceAtom = atom(0);

/** Stores a reaction for its target's avatar; a further one replaces it. */
export const showReactionAtom = atom(null, (get, set, reaction: ReactionNotification) => {
  const sequence = get(sequenceAtom) + 1;
  set(sequenceAtom, sequence);
  set(storedAtom, { ...reaction, sequence });
  setTimeout(() => set(storedAtom, (stored) => (stored?.sequence === sequence ? undefined : stored)), life);
});

/** The reaction as it is shown, with its target. The burst stays the same object as long as it is stored. */
export const shownReactionAtom = atom((get): { readonly userId: string; readonly burst: Burst } | undefined => {
  const stored = get(storedAtom);
  return stored && { userId: stored.targetUserId, burst: { id: stored.sequence, src: stored.reactorInfo.avatarUrl } };
});

/** The burst that every avatar of this person shows. */
export function burstOf(userId: string, shown: { readonly userId: string; readonly burst: Burst } | undefined): Burst | undefined {
  return shown?.userId === userId ? shown.burst : undefined;
}

/**
 * A sample reaction: with the picture of the first other loaded author who has one, else
 * with the default picture.
 */
export const showTestReactionAtom = atom(null, (get, set) => {
  const targetUserId = get(currentUserIdAtom);
  if (targetUserId === undefined) return;
  const other = get(recentAuthorsAtom).find((user) => user.id !== targetUserId && user.avatarFile !== null);
  const avatarUrl = other?.avatarFile ? imageUrl(other.avatarFile.storageId) : undefined;
  set(showReactionAtom, { targetUserId, reactorInfo: { avatarUrl }, timestamp: Date.now() });
});
