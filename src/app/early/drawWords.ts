import type { WordsPart } from '@/features/posts';
import { type CardWords, firstWords, shownText } from '@/features/posts/early.ts';

/** So many cards at most stand in the first window. */
const most = 4;

const parts = ['repost', 'name', 'title', 'text', 'longText', 'more'] as const satisfies readonly WordsPart[];

/** Words in another font would break their lines anew when theirs comes: the file of every script that they are written in. */
const fontOf = (words: readonly CardWords[]) =>
  document.fonts.load(
    '1rem "Inter Variable"',
    words.map(({ name, title, text }) => name + title + text.map((piece) => piece.text).join('')).join(''),
  );

/** When what stands in the page now has been painted; at once where nobody looks. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Lets the shapes of the first posts say what they stand for, once their font is here, or the application, which cannot wait for it.
 * Whatever is not as expected leaves them as they are: the application asks for itself and says what is wrong.
 */
export async function drawWords(answer: Response, isAwaited: Promise<void>): Promise<void> {
  try {
    const words = firstWords(await answer.json(), most);
    if (words.length === 0) return;
    await Promise.race([fontOf(words), isAwaited]);
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
  const part = (wanted: WordsPart) => card.querySelector(`[data-part="${wanted}"]`);
  const token = part('token');
  token?.remove();
  const words = text.map((piece) => {
    const element = piece.kind === 'text' ? undefined : (token?.cloneNode() as Element | undefined);
    element?.append(shownText(piece));
    return element ?? shownText(piece);
  });
  const contents: Partial<Record<WordsPart, readonly (Node | string)[] | undefined>> = {
    name: [name],
    title: title ? [title] : undefined,
    [isLong ? 'longText' : 'text']: words.length > 0 ? words : undefined,
    repost: isRepost ? [] : undefined,
    more: hasMore ? [] : undefined,
  };
  for (const wanted of parts) {
    const content = contents[wanted];
    if (content) part(wanted)?.append(...content);
    else part(wanted)?.remove();
  }
  return card;
}
