import { onTestFinished, vi } from 'vitest';

/**
 * Resets the module registry, as a reload does: modules that the test imports afterwards have their initial state. The registry
 * is reset again after the test, because test files share it.
 */
export function forgetModules(): void {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
}
