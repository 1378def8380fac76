import { atom } from 'jotai';
import { record, string } from 'valibot';
import { stored } from '@/shared/storage';
import { type FormChanges, formChangesSchema } from '../model/formDraft.ts';

type ByForm = Readonly<Record<string, FormChanges>>;

const entry = stored('begunForms', record(string(), formChangesSchema), 'session');

/** Kept in memory for this page, in case the browser's storage refuses the values. */
const latestAtom = atom<ByForm | undefined>(undefined);

/** The unsent changes by person and form, stored for this browser tab. */
export const pendingFormsAtom = atom((get): ByForm => get(latestAtom) ?? entry.read() ?? {});

/** Replaces the unsent changes of a form, or removes them. */
export const putPendingFormAtom = atom(null, (get, set, key: string, pending: FormChanges | undefined) => {
  const { [key]: _before, ...others } = get(pendingFormsAtom);
  const forms = pending ? { ...others, [key]: pending } : others;
  entry.write(forms);
  set(latestAtom, forms);
});

/** Whether the changes are in the browser's storage and so survive a reload. */
export const isStored = (key: string, pending: FormChanges) => JSON.stringify(entry.read()?.[key]) === JSON.stringify(pending);

const sendingKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The forms that are being sent to the server. */
export const sendingFormsAtom = atom(
  (get) => get(sendingKeysAtom),
  (get, set, key: string, isSending: boolean) => {
    const others = [...get(sendingKeysAtom)].filter((each) => each !== key);
    set(sendingKeysAtom, new Set(isSending ? [...others, key] : others));
  },
);
