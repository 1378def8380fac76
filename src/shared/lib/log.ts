/**
 * Notes a failure that the interface already answers in its own words, for whoever opens the developer tools.
 * The one place that writes to the console.
 */
export function logError(context: string, error: unknown): void {
  // A cancelled request was cancelled on purpose: no failure.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.error(`[sez] ${context}`, error);
}
