import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Testing Library waits one second by default, which is too short on a busy machine.
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

// Test files that run in the same worker share one window and one module registry. The page is emptied before each test, because the previous
// test may have changed it after its own end; and after each test, because modules that the next file imports read the page at once.
beforeEach(emptyPage);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  emptyPage();
});
