import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A machine that does several things at once takes longer than the second that is waited by default.
configure({ asyncUtilTimeout: 5000 });

/** An empty browser at the first address, with nothing on its page. */
function emptyPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

// The files of a worker share one window and one registry of modules. Emptied before a test of what the one before still did
// after its end, and after it because what the next file imports reads the page at once.
beforeEach(emptyPage);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  emptyPage();
});
