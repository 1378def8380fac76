import { type PageWords, pageWords } from '@/features/posts/early.ts';
import type { DetailPart } from '@/features/thread';
import { savedScroll } from '@/shared/navigation/savedScroll.ts';
import { fillParts, fontOf, painted, piecesOf, plain } from './fillWords.ts';
import { preloadFiles } from './preloadFiles.ts';

/** An element as the build writes it down, since markup in a string is refused by the page's security policy: name, attributes, what it holds. */
export type Tree = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Tree[]];

/** What the build knows: what stands in for the post (`PostShell`), and the addresses of the styles that it needs besides the page's. */
export interface PostRoom {
  readonly tree: Tree;
  readonly styles: readonly string[];
}

/**
 * Draws the words of a post in the place of its page, once their font and their styles are here. A file of its own, because the page has no
 * room for it (`scripts/vite-first-paint.ts`). Whatever is not as expected leaves the page as it is: the application asks for itself and says
 * what is wrong; where it has begun to draw, it goes on by itself.
 */
export async function drawPost(answer: Response, isAwaited: Promise<void>, { tree, styles }: PostRoom): Promise<void> {
  try {
    const words = pageWords(await answer.json());
    if (!words || savedScroll() > 0) return;
    const { name, handle, title, text, channel } = words;
    const isReady = Promise.all([fontOf(name + handle + title + plain(text) + channel), ...styles.map(addStyles)]);
    await Promise.race([isReady, isAwaited]);
    // Only the shell that the page came with has the template of the feed.
    const shapes = document.querySelector('[data-shapes]')?.parentElement;
    if (!(shapes?.nextElementSibling instanceof HTMLTemplateElement)) return;
    shapes.parentElement?.replaceChildren(pageOf(tree, words));
    document.documentElement.dataset['expects'] = 'posts';
    await painted();
  } catch {
    // The header stands, as it did.
  }
}

/** Begins to load the code of the page once its font is here, which the words wait for: on a slow line each takes its time from the other. */
export function loadAfterFont(files: readonly string[], folder: string): void {
  const load = () => preloadFiles(files, folder);
  fontOf('a').then(load, load);
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

function nodeOf(tree: Tree): HTMLElement | string {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(nodeOf));
  return element;
}

function pageOf(tree: Tree, { id, name, handle, title, text, channel, hasMore }: PageWords): HTMLElement {
  const page = nodeOf(tree) as HTMLElement;
  page.querySelector('[data-post-id]')?.setAttribute('data-post-id', id);
  fillParts<DetailPart>(page, {
    name: [name],
    handle: [handle],
    title: title ? [title] : undefined,
    text: piecesOf(page, text),
    channelName: [channel],
    channel: channel ? [] : undefined,
    more: hasMore ? [] : undefined,
  });
  return page;
}
