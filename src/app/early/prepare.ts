import { currentBackendOrigin } from '@/api/host.ts';
import { prefetch } from '@/api/prefetch.ts';
import { savedScroll } from '@/shared/navigation/savedScroll.ts';
import type { drawFeed } from './drawFeed.ts';
import { type ExpectedScreen, expectedScreen } from './expectedScreen.ts';
import { prefetchPaths } from './prefetchPaths.ts';
import { preloadFiles } from './preloadFiles.ts';

/** What the build knows: the names of the files of each screen, and the folder that they are in. */
export interface ScreenFiles {
  readonly folder: string;
  readonly files: Readonly<Record<ExpectedScreen, readonly string[]>>;
  /** The files that draw the first posts of the feed, and a post on its own page; none where nobody answers early. */
  readonly draw: { readonly feed: string; readonly post: string } | undefined;
}

/** Whether the list will stand at its beginning, with nothing above it: not where a reload or Back returns to, nor below the welcome posts. */
function isAtTop(read: (key: string) => string | null): boolean {
  return savedScroll() === 0 && read('isFirstLogin') === null;
}

/** Draws with code that has a file of its own and is fetched at once; nothing, and nobody waits, where that does not come. */
function drawLater(file: string): typeof drawFeed {
  const code = import(/* @vite-ignore */ file).then(
    ({ draw }: { draw: typeof drawFeed }) => draw,
    () => undefined,
  );
  return async (answer, isAwaited) => (await Promise.race([code, isAwaited]))?.(answer, isAwaited);
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
    const files = expected ? screens.files[expected.screen] : [];
    if (expected) dataset['expects'] = 'screen';
    // Before the files: a browser keeps few connections to a host open at once.
    if (asks) {
      const isFeed = pathname === base && isAtTop(read);
      const file = expected?.screen === 'Post' ? screens.draw?.post : isFeed ? screens.draw?.feed : undefined;
      const draw = file === undefined ? undefined : drawLater(screens.folder + file);
      for (const [index, path] of reads.entries()) prefetch(currentBackendOrigin() + path, index === 0 ? draw : undefined);
    }
    preloadFiles(files, screens.folder);
  } catch {
    // Forbidden storage: the application finds out by itself who is there.
  }
}
