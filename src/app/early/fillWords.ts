import { shownText, type TextToken } from '@/features/posts/early.ts';

/** What each part of a template (`data-part`) says; parts without go. */
export type PartContents<Part extends string> = Readonly<Record<Part, readonly (Node | string)[] | undefined>>;

const partOf = (card: ParentNode, part: string) => card.querySelector(`[data-part="${part}"]`);

/** The pieces of a text, with those that are links in the colour of links: as the template's `token` shows them, which goes. */
export function piecesOf(card: ParentNode, text: readonly TextToken[]): readonly (Node | string)[] | undefined {
  const token = partOf(card, 'token');
  token?.remove();
  const pieces = text.map((piece) => {
    const element = piece.kind === 'text' ? undefined : (token?.cloneNode() as Element | undefined);
    element?.append(shownText(piece));
    return element ?? shownText(piece);
  });
  return pieces.length > 0 ? pieces : undefined;
}

/** Lets the parts of a template say what they stand for. */
export function fillParts<Part extends string>(card: ParentNode, contents: PartContents<Part>): void {
  for (const part of Object.keys(contents) as Part[]) {
    const content = contents[part];
    if (content) partOf(card, part)?.append(...content);
    else partOf(card, part)?.remove();
  }
}

/** Words in another font would break their lines anew when theirs comes: resolves with the file of every script that they are written in. */
export const fontOf = (words: string) => document.fonts.load('1rem "Inter Variable"', words);

/** The words of a text as one string. */
export const plain = (text: readonly TextToken[]) => text.map((piece) => piece.text).join('');

/** When what stands in the page now has been painted; at once where nobody looks. */
export const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
