import { currentBackendOrigin } from '@/api/host.ts';
import { prefetch } from '@/api/prefetch.ts';
import { drawWords } from './drawWords.ts';
import { type ExpectedScreen, expectedScreen } from './expectedScreen.ts';
import { prefetchPaths } from './prefetchPaths.ts';
import { preloadFiles } from './preloadFiles.ts';

/** What the build knows: the names of the files of each screen, and the folder that they are in. */
export interface ScreenFiles {
  readonly folder: string;
  readonly files: Readonly<Record<ExpectedScreen, readonly string[]>>;
}

/** Whether the list will stand at its beginning, with nothing above it: not where a reload or Back returns to, nor below the welcome posts. */
function isAtTop(read: (key: string) => string | null): boolean {
  const places = JSON.parse(sessionStorage.getItem('scrollState') ?? '{}') as { feed?: { position?: number } };
  const isReturn = history.state !== null && (places.feed?.position ?? 0) > 0;
  return !isReturn && read('isFirstLogin') === null;
}

/**
 * Runs in the head of the page: begins the first reads and to load the screen that the address names, and marks the page for its shell,
 * which is whole where a list of posts comes next and a header elsewhere. `asks` is false where nobody answers yet (mocked builds).
 */
export function prepare({ base, asks, screens }: { base: string; asks: boolean; screens: ScreenFiles }): void {
  try {
    const { pathname } = location;
    const read = (key: string) => localStorage.getItem(key);
    const reads = prefetchPaths({ read, pathname, base });
    if (reads.length === 0) return;
    const { dataset } = document.documentElement;
    if (pathname === base) dataset['expects'] = 'posts';
    if (read('customLogo') !== null) dataset['logo'] = 'own';
    const expected = expectedScreen(pathname, base);
    if (expected) dataset['expects'] = 'screen';
    const showsList = pathname === base && isAtTop(read);
    // Before the files: a browser keeps few connections to a host open at once.
    if (asks)
      for (const [index, path] of reads.entries())
        prefetch(currentBackendOrigin() + path, index === 0 && showsList ? drawWords : undefined);
    if (expected) preloadFiles(screens.files[expected.screen], screens.folder);
  } catch {
    // Forbidden storage: the application finds out by itself who is there.
  }
}
