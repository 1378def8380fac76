import type { CardPart } from '@/features/posts';
import { type EarlyPost, earlyPosts } from './earlyPosts.ts';
import { fillParts, loadFont, nextPaint, plainText, textNodesOf } from './fillTemplate.ts';

/** So many cards at most stand in the first window. */
const most = 4;

/**
 * In a file of its own, because the page has no room for it (`scripts/early/drawFiles.ts`). Puts the text of the first posts in the place of their skeletons, once their font is here, or once the application asks for the answer,
 * which cannot wait for it. Whatever is not as expected leaves the skeletons: the application asks for itself and says what is wrong.
 */
export async function drawFeed(answer: Response, isAwaited: Promise<void>): Promise<void> {
  try {
    const posts = earlyPosts(await answer.json(), most);
    if (posts.length === 0) return;
    await Promise.race([loadFont(posts.map(({ name, title, text }) => name + title + plainText(text)).join('')), isAwaited]);
    const skeletons = document.querySelector('[data-shapes]');
    const template = skeletons?.parentElement?.nextElementSibling;
    if (!skeletons || !(template instanceof HTMLTemplateElement)) return;
    // Further skeletons would be pushed away, since nobody knows yet where the posts after these will stand.
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
