/**
 * Notes a failure that the interface already answers in its own words, for whoever opens the developer tools.
 * The one place that writes to the console.
 */
export function logError(context: string, error: unknown): void {
  // A cancelled request is the wish of whoever cancelled it, not a failure.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.error(`[sez] ${context}`, error);
}
