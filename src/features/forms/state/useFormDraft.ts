import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { afterSending, type Fields, type FormChanges, fitting, isChanged, isOvertaken, valuesOf, withChanges } from '../model/formDraft.ts';
import { begunFormsAtom, isStored, putBegunFormAtom, sendingFormsAtom } from './begunForms.ts';

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
export function useFormDraft<T extends Fields<T>>(form: string, schema: GenericSchema<T>, given: T): FormDraft<T> {
  const store = useStore();
  const key = `${useStoreValue(currentUserIdAtom)}/${form}`;
  const begun = fitting(schema, given, useStoreValue(begunFormsAtom)[key]);
  const isSending = useStoreValue(sendingFormsAtom).has(key);
  const isBegun = isChanged(given, begun);
  const [isReturn, setIsReturn] = useState(isBegun);
  const [discarded, setDiscarded] = useState<FormChanges>();
  useQuestionBeforeLoss(key, isBegun ? begun : undefined);

  const latest = () => fitting(schema, given, store.get(begunFormsAtom)[key]);
  const put = (next: FormChanges | undefined) => store.set(putBegunFormAtom, key, next);
  const noteOfReturn = () => {
    if (begun?.isSent && !isSending) return 'perhapsSent';
    return isOvertaken(given, begun) ? 'overtaken' : 'kept';
  };
  return {
    values: valuesOf(given, begun),
    note: discarded ? 'discarded' : isReturn && isBegun ? noteOfReturn() : undefined,
    isSending,
    change: (parts) => put(withChanges(latest(), given, parts)),
    async send(call) {
      if (store.get(sendingFormsAtom).has(key)) return undefined;
      const toSend = latest();
      const values = valuesOf(given, toSend);
      if (toSend) put({ ...toSend, isSent: true });
      store.set(sendingFormsAtom, key, true);
      let answer: Awaited<ReturnType<typeof call>>;
      try {
        answer = await call(values);
        return answer;
      } finally {
        store.set(sendingFormsAtom, key, false);
        const rest = store.get(begunFormsAtom)[key];
        if (rest) put(answer === undefined ? { changes: rest.changes } : afterSending(rest, values));
      }
    },
    discard() {
      setDiscarded(latest());
      setIsReturn(false);
      put(undefined);
    },
    restore() {
      put({ ...discarded, changes: { ...discarded?.changes, ...latest()?.changes } });
      setDiscarded(undefined);
      setIsReturn(true);
    },
  };
}

/** Asks before the page is left, but only when the browser's storage has refused the changes. */
function useQuestionBeforeLoss(key: string, begun: FormChanges | undefined): void {
  useEffect(() => {
    if (!begun) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStored(key, begun)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [key, begun]);
}
