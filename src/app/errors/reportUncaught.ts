import type { createStore } from 'jotai';
import { reportErrorAtom } from '@/features/session';
import { logError } from '@/shared/lib/log';

/** An observer of a library or an extension changes sizes inside its own callback. The browser calls it again in the next frame. */
const harmless = /ResizeObserver loop/;

/** Logs and reports errors that no code has caught: a rejected promise, a script error. Returns the function that stops it. */
export function reportUncaught(store: ReturnType<typeof createStore>): () => void {
  const report = (context: string, error: unknown) => {
    // Not the application's errors: scripts of another origin (extensions) hide their details, and a cancelled request is intended.
    if (error === null || error === undefined) return;
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (error instanceof Error && harmless.test(error.message)) return;
    logError(context, error);
    store.set(reportErrorAtom, error);
  };
  const onError = (event: ErrorEvent) => report('uncaught error', event.error);
  const onRejection = (event: PromiseRejectionEvent) => {
    // The browser cancels a page's requests when it is left, and WebKit would log that as errors.
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
