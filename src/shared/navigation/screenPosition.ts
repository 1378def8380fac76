import type { Position } from './positions.ts';

/** An element that is an anchor of positions (`data-anchor`), inside of a list or screen that names its page (`data-page`). */
const anchorsIn = (page: Element) => [...page.querySelectorAll<HTMLElement>('[data-anchor]')];
const pages = () => [...document.querySelectorAll<HTMLElement>('[data-page]')];

/** Where the person is now: the first visible item that will be known again, and what has the focus. */
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
  // React's own ids are others when the screen is drawn again.
  const holder = focused === document.body ? null : focused?.closest('[id]:not([id^="_r_"])');
  if (!holder) return {};
  const href = focused instanceof HTMLAnchorElement && focused !== holder ? focused.getAttribute('href') : null;
  if (href === null) return { focus: { id: holder.id } };
  return { focus: { id: holder.id, href, nth: linksIn(holder, href).findIndex((one) => one === focused) } };
}

/** A picture and a name often lead to the same person. */
const linksIn = (holder: Element, href: string) => [...holder.querySelectorAll('a')].filter((one) => one.getAttribute('href') === href);

/** What the page is brought to: where the person was, or an element that they are led to. */
export interface Destination extends Position {
  /** Id of an element that is to stand in the middle of the window. */
  readonly element?: string;
}

/** How far the item of a position is from where it stood, or an element from the middle, in CSS px; undefined while it is not there. */
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

/** Gives the focus to what had it. Returns false while that is not there. */
export function focusPosition({ focus }: Position): boolean {
  if (focus === undefined || focus.id === 'root') return focusMain();
  const holder = document.getElementById(focus.id);
  if (!holder) return false;
  const links = focus.href === undefined ? [] : linksIn(holder, focus.href);
  const target = links[focus.nth ?? 0] ?? links[0] ?? holder;
  target.focus({ preventScroll: true });
  return document.activeElement === target || focusMain();
}

/** The focus goes to the screen itself, unless something in it has taken it. */
export function focusMain(): boolean {
  const main = document.getElementById('main');
  if (!main) return false;
  if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  return true;
}
