import { type RefObject, useEffect } from 'react';

/** The name under which the stylesheet tints matches. */
const matchName = 'sez-search-match';

/**
 * Tints every occurrence of the term in people's own text within an element, whichever component renders it. Uses the CSS Custom
 * Highlight API, so that the text nodes stay unchanged; browsers without it show no highlight.
 */
export function useMatches(area: RefObject<HTMLElement | null>, term: string | undefined): void {
  useEffect(() => {
    const element = area.current;
    if (!element || !term || typeof Highlight === 'undefined') return undefined;
    const highlights = CSS.highlights;
    const paint = () => highlights.set(matchName, new Highlight(...rangesOf(element, term)));
    paint();
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    });
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      highlights.delete(matchName);
    };
  }, [area, term]);
}

/** People's own text sets its own direction or is a handle; the interface's text has the direction of the page. */
const isOwn = (node: Node) => node.parentElement?.closest('[dir=auto], a bdi') || node.textContent?.startsWith('@');

/** Finds the words of a term in people's text within an element, case-insensitively; `@` and `#` before them count as punctuation. */
export function rangesOf(element: Node, term: string): Range[] {
  const needle = term.replace(/^[@#]/, '').toLowerCase();
  const ranges: Range[] = [];
  if (needle === '') return ranges;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.toLowerCase() ?? '';
    // Some letters change their length with their case. The offsets would then be wrong, so nothing is highlighted.
    if (text.length !== node.textContent?.length || !text.includes(needle) || !isOwn(node)) continue;
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + needle.length);
      ranges.push(range);
    }
  }
  return ranges;
}
