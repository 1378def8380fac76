import { atom } from 'jotai';
import { object, optional, picklist, record, string } from 'valibot';
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

/** Keeps a draft, or forgets it. */
export const keepWeighInAtom = atom(null, (get, set, postId: string, weighIn: WeighIn | undefined) => {
  const key = `${get(currentUserIdAtom)}/${postId}`;
  const { [key]: _before, ...others } = get(draftsAtom) ?? {};
  set(draftsAtom, weighIn ? { ...others, [key]: { values: { ...weighIn.values }, description: weighIn.description } } : others);
});
