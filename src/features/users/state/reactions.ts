import { atom } from 'jotai';
import { imageUrl } from '@/api';
import type { Burst } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import type { SafePicture } from '@/shared/lib/safeUrl';
import { recentAuthorsAtom } from './users.ts';

/** Somebody has just reacted to something of `targetUserId`'s. */
export interface ReactionNotification {
  readonly targetUserId: string;
  /** Without a picture the default one is shown. */
  readonly reactorInfo: { readonly avatarUrl: SafePicture | undefined };
  readonly timestamp: number;
}

/** How long it is kept, in milliseconds (specification, section 9); the avatar fades by itself afterwards. */
const life = 1000;

/** The number tells two reactions of one moment apart. */
const storedAtom = atom<(ReactionNotification & { readonly turn: number }) | undefined>(undefined);
const turnAtom = atom(0);

/** Keeps a reaction for the avatar of whom it is for; a further one takes its place. */
export const showReactionAtom = atom(null, (get, set, reaction: ReactionNotification) => {
  const turn = get(turnAtom) + 1;
  set(turnAtom, turn);
  set(storedAtom, { ...reaction, turn });
  setTimeout(() => set(storedAtom, (stored) => (stored?.turn === turn ? undefined : stored)), life);
});

/** What is shown of it, and on whose avatars. The burst is one object as long as it is kept. */
export const shownReactionAtom = atom((get): { readonly userId: string; readonly burst: Burst } | undefined => {
  const stored = get(storedAtom);
  return stored && { userId: stored.targetUserId, burst: { id: stored.turn, src: stored.reactorInfo.avatarUrl } };
});

/** What every drawn avatar of this person shows of it. */
export function burstOf(userId: string, shown: { readonly userId: string; readonly burst: Burst } | undefined): Burst | undefined {
  return shown?.userId === userId ? shown.burst : undefined;
}

/**
 * A reaction to see what one looks like: with the picture of the first other author who was loaded and has one, else
 * the default picture.
 */
export const showTestReactionAtom = atom(null, (get, set) => {
  const targetUserId = get(currentUserIdAtom);
  if (targetUserId === undefined) return;
  const other = get(recentAuthorsAtom).find((user) => user.id !== targetUserId && user.avatarFile !== null);
  const avatarUrl = other?.avatarFile ? imageUrl(other.avatarFile.storageId) : undefined;
  set(showReactionAtom, { targetUserId, reactorInfo: { avatarUrl }, timestamp: Date.now() });
});
