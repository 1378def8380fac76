/**
 * Logs a failure that the interface already reports, for developers.
 * Only this file writes to the console.
 */
export function logError(context: string, error: unknown): void {
  // A cancelled request isn't a failure.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.error(`[sez] ${context}`, error);
}

/** Logs details that a developer has enabled. Debug logging is off by default (specification, section 9). */
export function logDebug(context: string, ...details: unknown[]): void {
  console.debug(`[sez] ${context}`, ...details);
}
