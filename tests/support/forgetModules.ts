import { onTestFinished, vi } from 'vitest';

/**
 * Forgets every module, as a page that is loaded anew does: what a test imports from here on is its own, with the state of a
 * start. Afterwards that is forgotten too, because test files share one registry of modules.
 */
export function forgetModules(): void {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
}
