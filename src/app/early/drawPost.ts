import type { DetailPart } from '@/features/thread';
import { savedScroll } from '@/shared/navigation/savedScroll.ts';
import { type EarlyPostPage, earlyPostPage } from './earlyPosts.ts';
import { fillParts, loadFont, nextPaint, plainText, textNodesOf } from './fillTemplate.ts';
import { nodeOf, type Tree } from './markupTree.ts';
import { preloadFiles } from './preloadFiles.ts';

/** Known at build time: the markup of `PostDetailTemplate`, and the addresses of the additional styles it needs. */
export interface PostPlaceholder {
  readonly tree: Tree;
  readonly styles: readonly string[];
}

/**
 * Renders the text of a post on its page, once its font and its styles are loaded. Anything unexpected leaves the page unchanged: the
 * application then sends its own request and shows the error; once it has begun to render, it continues alone. In a file of its own, because
 * the page has no space for it (`scripts/early/drawFiles.ts`).
 */
export async function drawPost(answer: Response, isAwaited: Promise<void>, { tree, styles }: PostPlaceholder): Promise<void> {
  try {
    const post = earlyPostPage(await answer.json());
    if (!post || savedScroll() > 0) return;
    const { name, handle, title, text, channel } = post;
    const isReady = Promise.all([loadFont(name + handle + title + plainText(text) + channel), ...styles.map(addStyles)]);
    await Promise.race([isReady, isAwaited]);
    // Only the page's initial shell contains the template of the feed.
    const skeletons = document.querySelector('[data-shapes]')?.parentElement;
    if (!(skeletons?.nextElementSibling instanceof HTMLTemplateElement)) return;
    skeletons.parentElement?.replaceChildren(pageOf(tree, post));
    document.documentElement.dataset['expects'] = 'posts';
    await nextPaint();
  } catch {
    // The header stays unchanged.
  }
}

/** Starts to load the code of the page after the font, which the text waits for: on a slow line they compete for bandwidth. */
export function loadAfterFont(files: readonly string[], folder: string): void {
  const load = () => preloadFiles(files, folder);
  loadFont('a').then(load, load);
}

/** Same attributes as the bundler's dynamic imports, so that the file is fetched once. */
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
