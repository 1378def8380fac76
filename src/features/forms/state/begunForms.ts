import { atom } from 'jotai';
import { record, string } from 'valibot';
import { stored } from '@/shared/storage';
import { type FormChanges, formChangesSchema } from '../model/formDraft.ts';

type ByForm = Readonly<Record<string, FormChanges>>;

const entry = stored('begunForms', record(string(), formChangesSchema), 'session');

/** Kept in memory for this page, in case the browser's storage refuses the values. */
const latestAtom = atom<ByForm | undefined>(undefined);

/** The unsent changes by person and form, stored for this browser tab. */
export const begunFormsAtom = atom((get): ByForm => get(latestAtom) ?? entry.read() ?? {});

/** Replaces the unsent changes of a form, or removes them. */
export const putBegunFormAtom = atom(null, (get, set, key: string, begun: FormChanges | undefined) => {
  const { [key]: _before, ...others } = get(begunFormsAtom);
  const forms = begun ? { ...others, [key]: begun } : others;
  entry.write(forms);
  set(latestAtom, forms);
});

/** Whether the changes are in the browser's storage and so survive a reload. */
export const isStored = (key: string, begun: FormChanges) => JSON.stringify(entry.read()?.[key]) === JSON.stringify(begun);

const underWayAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The forms that are being sent to the server. */
export const sendingFormsAtom = atom(
  (get) => get(underWayAtom),
  (get, set, key: string, isSending: boolean) => {
    const others = [...get(underWayAtom)].filter((each) => each !== key);
    set(underWayAtom, new Set(isSending ? [...others, key] : others));
  },
);
