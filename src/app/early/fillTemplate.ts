import { shownText } from '@/shared/lib/text/pieces';
import type { TextToken } from '@/shared/lib/text/scanText';

/** The content of each part of a template (`data-part`); parts without content are removed. */
export type PartContents<Part extends string> = Readonly<Record<Part, readonly (Node | string)[] | undefined>>;

const partOf = (template: ParentNode, part: string) => template.querySelector(`[data-part="${part}"]`);

/**
 * The pieces of a text as nodes, or undefined for an empty text. Mentions, tags and links are copies of the template's `token`, which is removed.
 */
export function textNodesOf(template: ParentNode, text: readonly TextToken[]): readonly (Node | string)[] | undefined {
  const token = partOf(template, 'token');
  token?.remove();
  const nodes = text.map((piece) => {
    const element = piece.kind === 'text' ? undefined : (token?.cloneNode() as Element | undefined);
    element?.append(shownText(piece));
    return element ?? shownText(piece);
  });
  return nodes.length > 0 ? nodes : undefined;
}

/** Writes the contents into the parts of a template. */
export function fillParts<Part extends string>(template: ParentNode, contents: PartContents<Part>): void {
  for (const part of Object.keys(contents) as Part[]) {
    const content = contents[part];
    if (content) partOf(template, part)?.append(...content);
    else partOf(template, part)?.remove();
  }
}

/** Resolves with the font files of all scripts in a text: lines in a fallback font would wrap differently once the font loads. */
export const loadFont = (text: string) => document.fonts.load('1rem "Inter Variable"', text);

/** A text's pieces as one string. */
export const plainText = (text: readonly TextToken[]) => text.map((piece) => piece.text).join('');

/** Resolves when the current content of the page has been painted; at once in a hidden page. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
