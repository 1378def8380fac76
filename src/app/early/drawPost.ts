import type { DetailPart } from '@/features/thread';
import { savedScroll } from '@/shared/navigation/savedScroll.ts';
import { type EarlyPostPage, earlyPostPage } from './earlyPosts.ts';
import { fillParts, loadFont, nextPaint, plainText, textNodesOf } from './fillTemplate.ts';
import { nodeOf, type Tree } from './markupTree.ts';
import { preloadFiles } from './preloadFiles.ts';

/** What the build knows: the markup of `PostDetailTemplate`, and the addresses of the styles that it needs besides the page's. */
export interface PostPlaceholder {
  readonly tree: Tree;
  readonly styles: readonly string[];
}

/**
 * Draws the text of a post in the place of its page, once its font and its styles are here. In a file of its own, because the page has no
 * room for it (`scripts/early/drawFiles.ts`). Whatever is not as expected leaves the page as it is: the application asks for itself and says
 * what is wrong; where it has begun to draw, it goes on by itself.
 */
export async function drawPost(answer: Response, isAwaited: Promise<void>, { tree, styles }: PostPlaceholder): Promise<void> {
  try {
    const post = earlyPostPage(await answer.json());
    if (!post || savedScroll() > 0) return;
    const { name, handle, title, text, channel } = post;
    const isReady = Promise.all([loadFont(name + handle + title + plainText(text) + channel), ...styles.map(addStyles)]);
    await Promise.race([isReady, isAwaited]);
    // Only the shell that the page came with has the template of the feed.
    const skeletons = document.querySelector('[data-shapes]')?.parentElement;
    if (!(skeletons?.nextElementSibling instanceof HTMLTemplateElement)) return;
    skeletons.parentElement?.replaceChildren(pageOf(tree, post));
    document.documentElement.dataset['expects'] = 'posts';
    await nextPaint();
  } catch {
    // The header stands, as it did.
  }
}

/** Begins to load the code of the page once the font is here, which the text waits for: on a slow line each takes its time from the other. */
export function loadAfterFont(files: readonly string[], folder: string): void {
  const load = () => preloadFiles(files, folder);
  loadFont('a').then(load, load);
}

/** As the bundler's late imports add it, so that it is fetched once; it came with the page's own files. */
function addStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  const isLoaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`No styles: ${href}`));
  });
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  document.head.append(link);
  return isLoaded;
}

function pageOf(tree: Tree, { id, name, handle, title, text, channel, hasMore }: EarlyPostPage): HTMLElement {
  const page = nodeOf(tree) as HTMLElement;
  page.querySelector('[data-post-id]')?.setAttribute('data-post-id', id);
  fillParts<DetailPart>(page, {
    name: [name],
    handle: [handle],
    title: title ? [title] : undefined,
    text: textNodesOf(page, text),
    channelName: [channel],
    channel: channel ? [] : undefined,
    more: hasMore ? [] : undefined,
  });
  return page;
}
