import { atom } from 'jotai';
import { object, optional, picklist, record, string } from 'valibot';
import { categoryIds } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { stored, storedAtom } from '@/shared/storage';
import type { WeighIn } from './weighIn.ts';

const level = optional(picklist([-2, -1, 0, 1, 2]));
const draftSchema = object({ values: object({ '2': level, '3': level, '4': level }), description: string() });
/** What was begun and not sent, by person and post; kept for this browser tab. */
const draftsAtom = storedAtom(stored('weighInDrafts', record(string(), draftSchema), 'session'));

/** What was begun about a post and is not the server's: closing its panel in whatever way, or a refusal, loses nothing of it. */
export const weighInDraftAtom = atom((get) => {
  const userId = get(currentUserIdAtom);
  const drafts = get(draftsAtom);
  return (postId: string): WeighIn | undefined => drafts?.[`${userId}/${postId}`];
});

/** Keeps a draft. */
export const keepWeighInAtom = atom(null, (get, set, postId: string, { values, description }: WeighIn) => {
  set(draftsAtom, { ...get(draftsAtom), [`${get(currentUserIdAtom)}/${postId}`]: { values: { ...values }, description } });
});

/** Forgets a draft, unless it has become another one than the one that was sent. */
export const forgetWeighInAtom = atom(null, (get, set, userId: string, postId: string, sent: WeighIn) => {
  const key = `${userId}/${postId}`;
  const { [key]: kept, ...others } = get(draftsAtom) ?? {};
  if (kept && isSameWeighIn(kept, sent)) set(draftsAtom, others);
});

/** Whether two say the same: a category without a value counts as 0. */
export function isSameWeighIn(one: WeighIn, other: WeighIn): boolean {
  return one.description === other.description && categoryIds.every((id) => (one.values[id] ?? 0) === (other.values[id] ?? 0));
}
