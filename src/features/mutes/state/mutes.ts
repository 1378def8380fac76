import { atom } from 'jotai';
import { literal, object, record, string } from 'valibot';
import { showToastAtom } from '@/features/feedback';
import { currentUserIdAtom } from '@/features/session';
import { stored, storedAtom } from '@/shared/storage';
import { rulesOf } from '../model/matchMutes.ts';
import { isEmpty, type Mute, type Mutes, mergeMutes, mutesSchema, noMutes, withMute, withoutMute } from '../model/mutes.ts';
import { strings } from '../strings.ts';

/** The muted entries of all people who use this browser, by the person's id. `app/start.tsx` reads the same storage key. */
const storedMutesAtom = storedAtom(stored('mutes', object({ version: literal(1), of: record(string(), mutesSchema) })));

/** What the signed-in person has muted in this browser. */
export const mutesAtom = atom((get): Mutes => get(storedMutesAtom)?.of[get(currentUserIdAtom) ?? ''] ?? noMutes);

/** The same entries in maps, for fast lookups. */
export const muteRulesAtom = atom((get) => rulesOf(get(mutesAtom)));

/** Removes the storage key with the last entry, so that a browser without mutes loads no code for them. */
const storeAtom = atom(null, (get, set, mutes: Mutes) => {
  const userId = get(currentUserIdAtom);
  if (userId === undefined) return;
  const { [userId]: _own, ...others } = get(storedMutesAtom)?.of ?? {};
  const own = { words: [...mutes.words], tags: [...mutes.tags], people: [...mutes.people], threads: [...mutes.threads] };
  const of = isEmpty(mutes) ? others : { ...others, [userId]: own };
  set(storedMutesAtom, Object.keys(of).length === 0 ? undefined : { version: 1, of });
});

export const addMuteAtom = atom(null, (get, set, mute: Mute) => set(storeAtom, withMute(get(mutesAtom), mute)));
export const removeMuteAtom = atom(null, (get, set, mute: Mute) => set(storeAtom, withoutMute(get(mutesAtom), mute)));

/** Adds the entries of an imported file. */
export const addMutesAtom = atom(null, (get, set, mutes: Mutes) => set(storeAtom, mergeMutes(get(mutesAtom), mutes)));

/** Mutes a person or a thread, and shows a toast that offers to undo it. */
export const muteAtom = atom(null, (_get, set, mute: Mute): void => {
  set(addMuteAtom, mute);
  set(showToastAtom, {
    tone: 'positive',
    title: mute.list === 'people' ? strings.mutedPerson(mute.entry.name) : strings.mutedThread,
    action: { label: strings.undo, onAction: () => set(removeMuteAtom, mute) },
  });
});
