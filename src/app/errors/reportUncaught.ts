import type { createStore } from 'jotai';
import { reportErrorAtom } from '@/features/session';
import { logError } from '@/shared/lib/log';

/** Failures of the browser's own that harm nobody. */
const harmless = /ResizeObserver loop/;

/** Notes and says what nothing else has caught: a rejected promise, a script error. Returns the function that stops it. */
export function reportUncaught(store: ReturnType<typeof createStore>): () => void {
  const report = (context: string, error: unknown) => {
    // Nothing of ours: scripts of another origin (extensions) tell no details, and a request is cancelled on purpose.
    if (error === null || error === undefined) return;
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (error instanceof Error && harmless.test(error.message)) return;
    logError(context, error);
    store.set(reportErrorAtom, error);
  };
  const onError = (event: ErrorEvent) => report('uncaught error', event.error);
  const onRejection = (event: PromiseRejectionEvent) => {
    // What a page had begun when it was left is cancelled by the browser, which WebKit would call an error in the console.
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
    report('unhandled rejection', event.reason);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
