import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { afterSending, type Begun, type Fields, fitting, isChanged, isOvertaken, withChanges, wordsOf } from '../model/formWords.ts';
import { begunFormsAtom, isStored, putBegunFormAtom, sendingFormsAtom } from './begunForms.ts';

/** What a form has to say about the words that stand in it. */
export type FormNote = 'kept' | 'overtaken' | 'perhapsSent' | 'discarded';

/** The words of a form, kept until they have arrived. */
export interface FormWords<T> {
  readonly words: T;
  /** Said where words of before stand in the form again, or stood there until they were discarded. */
  readonly note: FormNote | undefined;
  readonly isSending: boolean;
  change(parts: Partial<T>): void;
  /** Sends them, unless they are on their way already: once `call` has answered with something they are forgotten, unless they have been changed since. */
  send<R>(call: (words: T) => Promise<R | undefined>): Promise<R | undefined>;
  discard(): void;
  /** Takes back that they were discarded. What was written since stays. */
  restore(): void;
}

/**
 * What somebody writes in a form, for this browser tab: neither a reload, nor the way back, nor a closed dialog, nor a refusal, nor a session
 * that ends takes it away, and nobody else who signs in sees it. Never for passwords, codes and phone numbers.
 * `form` names the form and what it is about; `given` is what it says by itself, by now: only what differs from it is kept.
 */
export function useFormWords<T extends Fields<T>>(form: string, schema: GenericSchema<T>, given: T): FormWords<T> {
  const store = useStore();
  const key = `${useStoreValue(currentUserIdAtom)}/${form}`;
  const begun = fitting(schema, given, useStoreValue(begunFormsAtom)[key]);
  const isSending = useStoreValue(sendingFormsAtom).has(key);
  const isBegun = isChanged(given, begun);
  const [isReturn, setIsReturn] = useState(isBegun);
  const [discarded, setDiscarded] = useState<Begun>();
  useQuestionBeforeLoss(key, isBegun ? begun : undefined);

  const latest = () => fitting(schema, given, store.get(begunFormsAtom)[key]);
  const put = (next: Begun | undefined) => store.set(putBegunFormAtom, key, next);
  const noteOfReturn = () => {
    if (begun?.isSent && !isSending) return 'perhapsSent';
    return isOvertaken(given, begun) ? 'overtaken' : 'kept';
  };
  return {
    words: wordsOf(given, begun),
    note: discarded ? 'discarded' : isReturn && isBegun ? noteOfReturn() : undefined,
    isSending,
    change: (parts) => put(withChanges(latest(), given, parts)),
    async send(call) {
      if (store.get(sendingFormsAtom).has(key)) return undefined;
      const toSend = latest();
      const words = wordsOf(given, toSend);
      if (toSend) put({ ...toSend, isSent: true });
      store.set(sendingFormsAtom, key, true);
      let answer: Awaited<ReturnType<typeof call>>;
      try {
        answer = await call(words);
        return answer;
      } finally {
        store.set(sendingFormsAtom, key, false);
        const rest = store.get(begunFormsAtom)[key];
        if (rest) put(answer === undefined ? { changes: rest.changes } : afterSending(rest, words));
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

/** Asks before the page is left only where the browser has not taken what stands in the form. */
function useQuestionBeforeLoss(key: string, begun: Begun | undefined): void {
  useEffect(() => {
    if (!begun) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStored(key, begun)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [key, begun]);
}
