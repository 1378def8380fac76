import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { dismissToastAtom } from '@/features/feedback';
import { reportFailureAtom } from '@/features/session';
import type { Problem } from '../model/problem.ts';
import type { Refusal } from '../model/refusal.ts';

/** The state of a form with one call. */
export interface Submission<Field extends string> {
  readonly isPending: boolean;
  readonly problem: Problem<Field> | undefined;
  /** Removes the message, because its field changes; or shows one of the form's own. */
  setProblem(problem: Problem<Field> | undefined): void;
  /** Runs the call unless one is running. Resolves to whether it succeeded. */
  submit(call: () => Promise<void>): Promise<boolean>;
}

/**
 * Runs the call of a form; a failure is shown beside its field or in a toast, and the form can be used again. The toast lives its time, also
 * on the next screen, unless a later call succeeds: then its cause is gone.
 */
export function useSubmit<Field extends string>(refusalOf: (error: unknown) => Refusal<Field>): Submission<Field> {
  const reportFailure = useSetAtom(reportFailureAtom);
  const dismissToast = useSetAtom(dismissToastAtom);
  const failure = useRef<string>(undefined);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<Problem<Field>>();
  const submit = async (call: () => Promise<void>) => {
    if (isPending) return false;
    setIsPending(true);
    setProblem(undefined);
    try {
      await call();
      if (failure.current) dismissToast(failure.current);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if ('toast' in refusal) failure.current = reportFailure(error, refusal.toast);
      else setProblem(refusal.problem);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, problem, setProblem, submit };
}
