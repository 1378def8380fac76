import type { Position } from './positions.ts';

/** An element that anchors positions (`data-anchor`), inside a list or screen that names its page (`data-page`). */
const anchorsIn = (page: Element) => [...page.querySelectorAll<HTMLElement>('[data-anchor]')];
const pages = () => [...document.querySelectorAll<HTMLElement>('[data-page]')];

/** The current position: the first visible item with an anchor, and the focused element. */
export function readPosition(tab: string): Position {
  return { position: Math.round(window.scrollY), ...visibleItem(), ...focusNow(), tab, timestamp: Date.now() };
}

function visibleItem(): Partial<Position> {
  for (const page of pages()) {
    for (const item of anchorsIn(page)) {
      const { top, bottom } = item.getBoundingClientRect();
      const { page: name, list } = page.dataset;
      if (bottom > 0) return { postId: item.dataset['anchor'], offset: top, page: name, list };
    }
  }
  return {};
}

function focusNow(): Partial<Position> {
  const focused = document.activeElement;
  // React's generated ids change when the screen is rendered again.
  const holder = focused === document.body ? null : focused?.closest('[id]:not([id^="_r_"])');
  if (!holder) return {};
  const href = focused instanceof HTMLAnchorElement && focused !== holder ? focused.getAttribute('href') : null;
  if (href === null) return { focus: { id: holder.id } };
  return { focus: { id: holder.id, href, nth: linksIn(holder, href).findIndex((one) => one === focused) } };
}

/** A picture and a name often link to the same person. */
const linksIn = (holder: Element, href: string) => [...holder.querySelectorAll('a')].filter((one) => one.getAttribute('href') === href);

/** The target of scrolling: a stored position, or an element. */
export interface Destination extends Position {
  /** Id of the element to scroll to the middle of the window. */
  readonly element?: string;
}

/** Distance of a position's item from its stored offset, or of an element from the middle, in CSS px; undefined while it doesn't exist. */
export function distanceTo({ postId, offset = 0, list, element }: Destination): number | undefined {
  if (element !== undefined) {
    const box = document.getElementById(element)?.getBoundingClientRect();
    return box && box.top - Math.max(0, (innerHeight - box.height) / 2);
  }
  const item = postId === undefined ? undefined : anchorOf(postId, list);
  return item && item.getBoundingClientRect().top - offset;
}

/** Scrolls the page to a distance from its top, once it is high enough. */
export function scrolledTo(y: number): boolean {
  if (document.documentElement.scrollHeight - window.innerHeight < y) return false;
  window.scrollTo(0, y);
  return true;
}

function anchorOf(postId: string, list: string | undefined): HTMLElement | undefined {
  return pages()
    .filter(({ dataset }) => dataset['list'] === list)
    .flatMap(anchorsIn)
    .find(({ dataset }) => dataset['anchor'] === postId);
}

/** The element with an id. A post, and so its id, may be in a list twice, by itself and in a thread: then the one in the window is returned. */
function elementOf(id: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(id)}"]`)];
  return all.find((one) => isInWindow(one.getBoundingClientRect())) ?? all[0];
}

const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/** Restores the focus. Returns false while its element doesn't exist. */
export function focusPosition({ focus }: Position): boolean {
  if (focus === undefined || focus.id === 'root') return focusMain();
  const holder = elementOf(focus.id);
  if (!holder) return false;
  const links = focus.href === undefined ? [] : linksIn(holder, focus.href);
  const target = links[focus.nth ?? 0] ?? links[0] ?? holder;
  target.focus({ preventScroll: true });
  return document.activeElement === target || focusMain();
}

/** Focuses the screen itself, unless an element in it already has the focus. */
export function focusMain(): boolean {
  const main = document.getElementById('main');
  if (!main) return false;
  if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  return true;
}
