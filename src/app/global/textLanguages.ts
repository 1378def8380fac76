import { languageOf } from '@/shared/lib/text/language';

/** Blocks of what people wrote: their direction follows from the text, which nothing of the interface needs. */
const blocks = ':is(p, h1, h2, h3)[dir="auto"]';

/**
 * Marks what people wrote in another language than that of the page, where the script tells which, so that voices, hyphens and the forms of
 * Han characters are right. One observer for the page: a card needs no code for it, and its text is drawn before.
 */
export function startTextLanguages(): () => void {
  const observer = new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(blocks);
      if (around) changed.add(around);
      for (const node of addedNodes) if (node instanceof Element) addBlocks(node, changed);
    }
    changed.forEach(mark);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const present = new Set<Element>();
  addBlocks(document.body, present);
  present.forEach(mark);
  return () => observer.disconnect();
}

function addBlocks(root: Element, found: Set<Element>): void {
  if (root.matches(blocks)) found.add(root);
  for (const block of root.querySelectorAll(blocks)) found.add(block);
}

function mark(block: Element): void {
  const language = languageOf(block.textContent);
  const ofPage = document.documentElement.lang.split('-', 1)[0];
  if (language && language !== ofPage) block.setAttribute('lang', language);
  else block.removeAttribute('lang');
}
