import { atom } from 'jotai';
import { object, optional, picklist, record, string } from 'valibot';
import { categoryIds } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { stored, storedAtom } from '@/shared/storage';
import type { WeighIn } from './weighIn.ts';

const level = optional(picklist([-2, -1, 0, 1, 2]));
const draftSchema = object({ values: object({ '2': level, '3': level, '4': level }), description: string() });
/** Unsent weigh-ins, by person and post; stored for this browser tab. */
const draftsAtom = storedAtom(stored('weighInDrafts', record(string(), draftSchema), 'session'));

/** The unsent weigh-in on a post. It survives closing the panel, and a refusal by the server. */
export const weighInDraftAtom = atom((get) => {
  const userId = get(currentUserIdAtom);
  const drafts = get(draftsAtom);
  return (postId: string): WeighIn | undefined => drafts?.[`${userId}/${postId}`];
});

/** Stores a draft. */
export const keepWeighInAtom = atom(null, (get, set, postId: string, { values, description }: WeighIn) => {
  set(draftsAtom, { ...get(draftsAtom), [`${get(currentUserIdAtom)}/${postId}`]: { values: { ...values }, description } });
});

/** Deletes a draft, unless it was changed after it was sent. */
export const forgetWeighInAtom = atom(null, (get, set, userId: string, postId: string, sent: WeighIn) => {
  const key = `${userId}/${postId}`;
  const { [key]: draft, ...others } = get(draftsAtom) ?? {};
  if (draft && isSameWeighIn(draft, sent)) set(draftsAtom, others);
});

/** Whether two weigh-ins are equal: a category without a value counts as 0. */
export function isSameWeighIn(one: WeighIn, other: WeighIn): boolean {
  return one.description === other.description && categoryIds.every((id) => (one.values[id] ?? 0) === (other.values[id] ?? 0));
}
