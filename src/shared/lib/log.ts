/**
 * Logs a failure that the interface already reports, for developers.
 * Nothing else writes to the console.
 */
export function logError(context: string, error: unknown): void {
  // A cancelled request isn't a failure.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.error(`[sez] ${context}`, error);
}
