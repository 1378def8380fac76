import type { CardPart } from '@/features/posts';
import { type EarlyPost, earlyPosts } from './earlyPosts.ts';
import { fillParts, loadFont, nextPaint, plainText, textNodesOf } from './fillTemplate.ts';

/** Maximum number of cards in the first window. */
const most = 4;

/**
 * Replaces the first skeletons with the text of their posts, once the font is loaded, or once the application requests the response, which
 * can't wait for it. Anything unexpected leaves the skeletons: the application then sends its own request and shows the error. In a file of
 * its own, because the page has no space for it (`scripts/early/drawFiles.ts`).
 */
export async function draw(answer: Response, isAwaited: Promise<void>): Promise<void> {
  try {
    const posts = earlyPosts(await answer.json(), most);
    // Some of these posts may be muted, which only the application knows.
    if (posts.length === 0 || localStorage.getItem('mutes') !== null) return;
    await Promise.race([loadFont(posts.map(({ name, title, text }) => name + title + plainText(text)).join('')), isAwaited]);
    const skeletons = document.querySelector('[data-shapes]');
    const template = skeletons?.parentElement?.nextElementSibling;
    if (!skeletons || !(template instanceof HTMLTemplateElement)) return;
    // Further skeletons would move, since the position of the posts after these isn't known yet.
    skeletons.replaceChildren(...posts.map((post) => cardOf(template, post)));
    await nextPaint();
  } catch {
    // The skeletons stay.
  }
}

function cardOf(template: HTMLTemplateElement, { name, isRepost, title, text, isLong, hasMore }: EarlyPost): Node {
  const card = document.importNode(template.content, true);
  const nodes = textNodesOf(card, text);
  fillParts<Exclude<CardPart, 'token'>>(card, {
    repost: isRepost ? [] : undefined,
    name: [name],
    title: title ? [title] : undefined,
    text: isLong ? undefined : nodes,
    longText: isLong ? nodes : undefined,
    more: hasMore ? [] : undefined,
  });
  return card;
}
