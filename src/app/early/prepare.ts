import { currentBackendOrigin } from '@/api/host.ts';
import { prefetch } from '@/api/prefetch.ts';
import { savedScroll } from '@/shared/navigation/savedScroll.ts';
import type { drawFeed } from './drawFeed.ts';
import { type ExpectedScreen, expectedScreen } from './expectedScreen.ts';
import { prefetchPaths } from './prefetchPaths.ts';
import { preloadFiles } from './preloadFiles.ts';

/** Known at build time: the file names of each screen, and their folder. */
export interface ScreenFiles {
  readonly folder: string;
  readonly files: Readonly<Record<ExpectedScreen, readonly string[]>>;
  /** The files that render the first posts of the feed, and a post on its own page; none in builds without an early response. */
  readonly draw: { readonly feed: string; readonly post: string } | undefined;
}

/** Whether the list starts at its top with nothing above it: not after a reload or Back, nor below the welcome posts. */
function isAtTop(read: (key: string) => string | null): boolean {
  return savedScroll() === 0 && read('isFirstLogin') === null;
}

/** Renders with code in a file of its own that is fetched at once; when that fails, nothing is rendered and no code waits. */
function drawLater(file: string): typeof drawFeed {
  const code = import(/* @vite-ignore */ file).then(
    ({ draw }: { draw: typeof drawFeed }) => draw,
    () => undefined,
  );
  return async (answer, isAwaited) => (await Promise.race([code, isAwaited]))?.(answer, isAwaited);
}

/**
 * Runs in the head of the page: sends the first requests, preloads the screen of the address, and marks the page for its shell, which is
 * complete for a list of posts and only a header elsewhere. `asks` is false where no server responds yet (mocked builds).
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
    // Before the files: a browser opens few connections to a host at once.
    if (asks) {
      const isFeed = pathname === base && isAtTop(read);
      const file = expected?.screen === 'Post' ? screens.draw?.post : isFeed ? screens.draw?.feed : undefined;
      const draw = file === undefined ? undefined : drawLater(screens.folder + file);
      for (const [index, path] of reads.entries()) prefetch(currentBackendOrigin() + path, index === 0 ? draw : undefined);
    }
    preloadFiles(files, screens.folder);
  } catch {
    // Storage is blocked: the application finds out by itself who is signed in.
  }
}
