import { atom } from 'jotai';
import { literal, object, record, string } from 'valibot';
import { showToastAtom } from '@/features/feedback';
import { currentUserIdAtom } from '@/features/session';
import { stored, storedAtom } from '@/shared/storage';
import { rulesOf } from '../model/matchMutes.ts';
import { isEmpty, type Mute, type Mutes, mergeMutes, mutesSchema, noMutes, withMute, withoutMute } from '../model/mutes.ts';
import { strings } from '../strings.ts';

/** The lists of everybody who has muted something in this browser, by the person's id. `app/start.tsx` looks for the same key. */
const storedMutesAtom = storedAtom(stored('mutes', object({ version: literal(1), of: record(string(), mutesSchema) })));

/** What the signed-in person has muted in this browser. */
export const mutesAtom = atom((get): Mutes => get(storedMutesAtom)?.of[get(currentUserIdAtom) ?? ''] ?? noMutes);

/** The same, prepared for looking up. */
export const muteRulesAtom = atom((get) => rulesOf(get(mutesAtom)));

/** The key is removed with the last entry, so that a browser without mutes loads nothing for them. */
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

/** Adds the lists of a file to one's own. */
export const addMutesAtom = atom(null, (get, set, mutes: Mutes) => set(storeAtom, mergeMutes(get(mutesAtom), mutes)));

/** Mutes somebody or something and offers to take that back. */
export const muteAtom = atom(null, (_get, set, mute: Mute): void => {
  set(addMuteAtom, mute);
  set(showToastAtom, {
    tone: 'positive',
    title: mute.list === 'people' ? strings.mutedPerson(mute.entry.name) : strings.mutedThread,
    action: { label: strings.undo, onAction: () => set(removeMuteAtom, mute) },
  });
});
