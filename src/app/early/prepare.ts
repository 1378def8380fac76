import { startFeedCache } from '@/api/feedCache.ts';
import { currentBackendOrigin } from '@/api/host.ts';
import { prefetch } from '@/api/prefetch.ts';
import { savedScroll } from '@/shared/navigation/savedScroll.ts';
import type { draw } from './drawFeed.ts';
import { type ExpectedScreen, expectedScreen } from './expectedScreen.ts';
import { prefetchPaths } from './prefetchPaths.ts';
import { preloadFiles } from './preloadFiles.ts';

/** Known at build time: the file names of each screen, and their folder. */
export interface ScreenFiles {
  readonly folder: string;
  readonly files: Readonly<Record<ExpectedScreen, readonly string[]>>;
  /** The file of each language but English. */
  readonly languages: Readonly<Record<string, string>>;
  /** The files that render the first posts of the feed, and a post on its own page; none in builds without an early response. */
  readonly draw: { readonly feed: string; readonly post: string } | undefined;
}

/** Whether the list starts at its top with nothing above it. It doesn't after a reload or Back, nor below the welcome posts. */
function isAtTop(read: (key: string) => string | null): boolean {
  return savedScroll() === 0 && read('isFirstLogin') === null;
}

/**
 * How long the application waits for the code and the font of early drawing, in ms. From the browser's cache all three come at nearly the same
 * time, and the application's first frame takes a slow phone much longer than this.
 */
const patience = 150;

/** Renders with code in a file of its own that is fetched at once; when that fails, nothing is rendered and no code waits. */
export function drawLater(file: string): typeof draw {
  const code = import(/* @vite-ignore */ file).then(
    (module: { draw: typeof draw }) => module.draw,
    () => undefined,
  );
  return async (answer, isAwaited) => {
    const isLate = isAwaited.then(() => new Promise<void>((resolve) => setTimeout(resolve, patience)));
    return (await Promise.race([code, isLate]))?.(answer, isLate);
  };
}

/**
 * Runs in the head of the page: sends the first requests, preloads the screen of the address, and marks the page for its shell, which is
 * complete for a list of posts and only a header elsewhere. `asks` is false where no server responds yet (mocked builds).
 */
export function prepare({ base, asks, screens }: { base: string; asks: boolean; screens: ScreenFiles }): void {
  try {
    const { pathname } = location;
    const language = screens.languages[document.documentElement.lang];
    if (language) preloadFiles([language], screens.folder);
    startFeedCache();
    const read = (key: string) => localStorage.getItem(key);
    const reads = prefetchPaths({ read, pathname, base });
    if (reads.length === 0) return;
    const { dataset } = document.documentElement;
    if (pathname === base) dataset['expects'] = 'posts';
    if (read('customLogo') !== null) dataset['logo'] = 'own';
    if (read('isFirstLogin') === 'steps') dataset['steps'] = '';
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
