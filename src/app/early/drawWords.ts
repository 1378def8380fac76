import type { WordsPart } from '@/features/posts';
import { type CardWords, firstWords } from '@/features/posts/early.ts';
import { fillParts, fontOf, painted, piecesOf, plain } from './fillWords.ts';

/** So many cards at most stand in the first window. */
const most = 4;

/**
 * Lets the shapes of the first posts say what they stand for, once their font is here, or the application, which cannot wait for it.
 * Whatever is not as expected leaves them as they are: the application asks for itself and says what is wrong.
 */
export async function drawWords(answer: Response, isAwaited: Promise<void>): Promise<void> {
  try {
    const words = firstWords(await answer.json(), most);
    if (words.length === 0) return;
    await Promise.race([fontOf(words.map(({ name, title, text }) => name + title + plain(text)).join('')), isAwaited]);
    const shapes = document.querySelector('[data-shapes]');
    const card = shapes?.parentElement?.nextElementSibling;
    if (!shapes || !(card instanceof HTMLTemplateElement)) return;
    // Where the rest will stand nobody knows yet: a shape that is pushed away helps nobody.
    shapes.replaceChildren(...words.map((post) => cardOf(card, post)));
    await painted();
  } catch {
    // The shapes stand, as they did.
  }
}

function cardOf(template: HTMLTemplateElement, { name, isRepost, title, text, isLong, hasMore }: CardWords): Node {
  const card = document.importNode(template.content, true);
  const words = piecesOf(card, text);
  fillParts<Exclude<WordsPart, 'token'>>(card, {
    repost: isRepost ? [] : undefined,
    name: [name],
    title: title ? [title] : undefined,
    text: isLong ? undefined : words,
    longText: isLong ? words : undefined,
    more: hasMore ? [] : undefined,
  });
  return card;
}
