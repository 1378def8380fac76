import { type RefObject, useEffect } from 'react';

/** Name under which the stylesheet tints what matches. */
const matchName = 'sez-search-match';

/**
 * Tints every place where the term stands in people's own words within an element, whatever draws them. Uses the browser's own
 * highlights, so that people's text stays as it is; where there are none, nothing is tinted.
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

/** People's own words have a direction of their own, or are a handle. The interface's have that of the page. */
const isOwn = (node: Node) => node.parentElement?.closest('[dir=auto], a bdi') || node.textContent?.startsWith('@');

/** Where the words of a term stand in people's text in an element, without regard to capitals; `@` and `#` before them count as punctuation. */
export function rangesOf(element: Node, term: string): Range[] {
  const wanted = term.replace(/^[@#]/, '').toLowerCase();
  const ranges: Range[] = [];
  if (wanted === '') return ranges;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.toLowerCase() ?? '';
    // Some letters change their length with their case: then places would be off, and nothing is tinted.
    if (text.length !== node.textContent?.length || !text.includes(wanted) || !isOwn(node)) continue;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}
