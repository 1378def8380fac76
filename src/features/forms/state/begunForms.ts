import { atom } from 'jotai';
import { record, string } from 'valibot';
import { stored } from '@/shared/storage';
import { type FormChanges, formChangesSchema } from '../model/formDraft.ts';

type ByForm = Readonly<Record<string, FormChanges>>;

const entry = stored('begunForms', record(string(), formChangesSchema), 'session');

/** What the browser does not take lasts as long as the page. */
const latestAtom = atom<ByForm | undefined>(undefined);

/** What was begun in forms and not sent, by person and form; kept for this browser tab. */
export const begunFormsAtom = atom((get): ByForm => get(latestAtom) ?? entry.read() ?? {});

/** Puts something in the place of what was begun in a form, or forgets it. */
export const putBegunFormAtom = atom(null, (get, set, key: string, begun: FormChanges | undefined) => {
  const { [key]: _before, ...others } = get(begunFormsAtom);
  const forms = begun ? { ...others, [key]: begun } : others;
  entry.write(forms);
  set(latestAtom, forms);
});

/** Whether it will be there again when the page has gone. */
export const isStored = (key: string, begun: FormChanges) => JSON.stringify(entry.read()?.[key]) === JSON.stringify(begun);

const underWayAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Forms whose words are on their way to the server. */
export const sendingFormsAtom = atom(
  (get) => get(underWayAtom),
  (get, set, key: string, isSending: boolean) => {
    const others = [...get(underWayAtom)].filter((each) => each !== key);
    set(underWayAtom, new Set(isSending ? [...others, key] : others));
  },
);
