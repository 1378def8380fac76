import { atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { record, string } from 'valibot';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { stored } from '@/shared/storage';
import {
  afterSending,
  type Fields,
  type FormChanges,
  fitting,
  formChangesSchema,
  isChanged,
  isOvertaken,
  valuesOf,
  withChanges,
} from '../model/formDraft.ts';

type ByForm = Readonly<Record<string, FormChanges>>;

const entry = stored('begunForms', record(string(), formChangesSchema), 'session');

/** Kept in memory for this page, in case the browser's storage refuses the values. */
const latestAtom = atom<ByForm | undefined>(undefined);

/** The unsent changes by person and form, stored for this browser tab. */
const pendingFormsAtom = atom((get): ByForm => get(latestAtom) ?? entry.read() ?? {});

/** Replaces the unsent changes of a form, or removes them. */
const putPendingFormAtom = atom(null, (get, set, key: string, pending: FormChanges | undefined) => {
  const { [key]: _before, ...others } = get(pendingFormsAtom);
  const forms = pending ? { ...others, [key]: pending } : others;
  entry.write(forms);
  set(latestAtom, forms);
});

/** Whether the changes are in the browser's storage and so survive a reload. */
const isStored = (key: string, pending: FormChanges) => JSON.stringify(entry.read()?.[key]) === JSON.stringify(pending);

const sendingKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The forms that are being sent to the server. */
const sendingFormsAtom = atom(
  (get) => get(sendingKeysAtom),
  (get, set, key: string, isSending: boolean) => {
    const others = [...get(sendingKeysAtom)].filter((each) => each !== key);
    set(sendingKeysAtom, new Set(isSending ? [...others, key] : others));
  },
);

/** The message that a form shows about its values. */
export type FormNote = 'kept' | 'overtaken' | 'perhapsSent' | 'discarded';

/** The values of a form, stored until the server has them. */
export interface FormDraft<T> {
  readonly values: T;
  /** Set when the form shows values restored from an earlier visit, or did so until they were discarded. */
  readonly note: FormNote | undefined;
  readonly isSending: boolean;
  change(parts: Partial<T>): void;
  /** Sends the values unless they are being sent already. When `call` resolves to a value, the values that haven't changed since are removed. */
  send<R>(call: (values: T) => Promise<R | undefined>): Promise<R | undefined>;
  discard(): void;
  /** Undoes `discard`. Values written since then stay. */
  restore(): void;
}

/**
 * The values of a form, stored for this browser tab: they survive a reload, Back, a closed dialog, a refusal and an expired session,
 * and no other person who signs in sees them. Never for passwords, codes and phone numbers.
 * `form` names the form and its subject; `initial` holds its current initial values, and only differences from it are stored.
 */
export function useFormDraft<T extends Fields<T>>(form: string, schema: GenericSchema<T>, initial: T): FormDraft<T> {
  const store = useStore();
  const key = `${useStoreValue(currentUserIdAtom)}/${form}`;
  const pending = fitting(schema, initial, useStoreValue(pendingFormsAtom)[key]);
  const isSending = useStoreValue(sendingFormsAtom).has(key);
  const hasChanges = isChanged(initial, pending);
  const [isRestored, setIsRestored] = useState(hasChanges);
  const [discarded, setDiscarded] = useState<FormChanges>();
  useLeaveWarning(key, hasChanges ? pending : undefined);

  const latest = () => fitting(schema, initial, store.get(pendingFormsAtom)[key]);
  const put = (next: FormChanges | undefined) => store.set(putPendingFormAtom, key, next);
  const noteOfRestored = () => {
    if (pending?.isSent && !isSending) return 'perhapsSent';
    return isOvertaken(initial, pending) ? 'overtaken' : 'kept';
  };
  return {
    values: valuesOf(initial, pending),
    note: discarded ? 'discarded' : isRestored && hasChanges ? noteOfRestored() : undefined,
    isSending,
    change: (parts) => put(withChanges(latest(), initial, parts)),
    async send(call) {
      if (store.get(sendingFormsAtom).has(key)) return undefined;
      const toSend = latest();
      const values = valuesOf(initial, toSend);
      if (toSend) put({ ...toSend, isSent: true });
      store.set(sendingFormsAtom, key, true);
      let answer: Awaited<ReturnType<typeof call>>;
      try {
        answer = await call(values);
        return answer;
      } finally {
        store.set(sendingFormsAtom, key, false);
        const rest = store.get(pendingFormsAtom)[key];
        if (rest) put(answer === undefined ? { changes: rest.changes } : afterSending(rest, values));
      }
    },
    discard() {
      setDiscarded(latest());
      setIsRestored(false);
      put(undefined);
    },
    restore() {
      put({ ...discarded, changes: { ...discarded?.changes, ...latest()?.changes } });
      setDiscarded(undefined);
      setIsRestored(true);
    },
  };
}

/** Asks before the page is left, but only when the browser's storage has refused the changes. */
function useLeaveWarning(key: string, pending: FormChanges | undefined): void {
  useEffect(() => {
    if (!pending) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStored(key, pending)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [key, pending]);
}
