import { type InferOutput, number, object, optional, record, string } from 'valibot';
import { afterFrame } from '@/shared/lib/afterFrame';
import { isScrollRestorationClaimed } from '@/shared/lib/navigationKind';
import { currentPath, paths } from '@/shared/lib/paths';
import { stored } from '@/shared/storage';
import { currentEntry, onLeave } from './history.ts';

/** Where a person was on a screen: how far down, and which element had the focus. */
const placeSchema = object({
  /** Scroll position of the page, in CSS px. */
  y: number(),
  /** Id of the nearest element that has one, from the focused element upwards. */
  id: optional(string()),
  /** The focused link inside of it. */
  href: optional(string()),
  /** Which one it is of those that lead there. */
  nth: optional(number()),
  /** Tab of the home feed at that time. */
  tab: optional(string()),
  /** When it was left, in ms. */
  at: number(),
});
type Place = InferOutput<typeof placeSchema>;

/** Places by history entry, in this browser tab: kept for a reload. */
const placesEntry = stored('places', record(string(), placeSchema), 'session');
/** The same while the page lives: nobody else writes them, and to read and check fifty would hold every step up. */
let places: Readonly<Record<string, Place>> = {};

/** Specification, section 9. */
const lifeOfPlace = 30 * 60_000;
const mostPlaces = 50;
/** How long a screen may take until it is high enough, and has drawn what had the focus, in ms. */
const patience = 4000;

function placeNow(now: number, tab: string): Place {
  const focused = document.activeElement;
  // React's own ids are others when the screen is drawn again.
  const holder = focused === document.body ? null : focused?.closest('[id]:not([id^="_r_"])');
  const href = focused instanceof HTMLAnchorElement && focused !== holder ? focused.getAttribute('href') : null;
  const link = href && holder ? { href, nth: linksIn(holder, href).findIndex((one) => one === focused) } : {};
  return { y: Math.round(window.scrollY), ...(holder ? { id: holder.id } : {}), ...link, tab, at: now };
}

/** A picture and a name often lead to the same person. */
const linksIn = (holder: Element, href: string) => [...holder.querySelectorAll('a')].filter((one) => one.getAttribute('href') === href);

/** The tab of the home feed, which no address tells. */
export interface HomeTab {
  now(): string;
  show(tab: string): void;
}

/**
 * Remembers the place of every entry that is left, and on leaving the page. Who comes back to the home feed finds the tab in which they left
 * that entry. Call after `watchNavigation`, whose listener has to be first. Returns the function that stops it.
 */
export function startPlaceMemory(home: HomeTab): () => void {
  places = placesEntry.read() ?? {};
  const save = (key: string) => {
    if (!key) return;
    const now = Date.now();
    const others = Object.entries(places).filter(([other, { at }]) => other !== key && now - at < lifeOfPlace);
    places = Object.fromEntries([...others.slice(1 - mostPlaces), [key, placeNow(now, home.now())]]);
    placesEntry.write(places);
  };
  const onPageHide = () => save(currentEntry().key);
  const onPopState = () => {
    const tab = places[currentEntry().key]?.tab;
    if (tab === undefined || tab === home.now() || currentPath() !== paths.home()) return;
    home.show(tab);
    // A step within one address is no navigation to anybody else. React draws the tab in a microtask before this one.
    queueMicrotask(restorePlace);
  };
  const stop = onLeave(save);
  addEventListener('pagehide', onPageHide);
  addEventListener('popstate', onPopState);
  return () => {
    stop();
    removeEventListener('popstate', onPopState);
    removeEventListener('pagehide', onPageHide);
  };
}

/**
 * Brings the person back to where they were on this entry, as the screen grows: the scroll position once the page is high
 * enough, the focus once its element is there. Ends with the first thing they do themselves. Lists that know their place by a
 * post claim the scroll position for themselves. Returns whether there was a place to go to.
 */
export function restorePlace(): boolean {
  const place = places[currentEntry().key];
  if (!place || Date.now() - place.at > lifeOfPlace) return false;
  const stop = new AbortController();
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate', 'pushState']) {
    addEventListener(sign, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  }
  let isScrolled = false;
  let isFocused = false;
  const end = performance.now() + patience;
  const scroll = () => {
    isScrolled ||= isScrollRestorationClaimed() || scrolledTo(place.y);
  };
  const look = () => {
    if (stop.signal.aborted) return;
    scroll();
    isFocused ||= focusedAgain(place);
    // What had the focus may come later, or never again: it may have been deleted.
    if (!isFocused && document.activeElement === document.body) focusMain();
    const isOver = performance.now() > end;
    if (isOver && !isScrolled) window.scrollTo(0, place.y);
    if (isOver || (isScrolled && isFocused)) stop.abort();
    else requestAnimationFrame(look);
  };
  scroll();
  // To move the focus takes a tenth of the time in which a post's page gives way to its list on a phone.
  afterFrame(look);
  return true;
}

function scrolledTo(y: number): boolean {
  if (document.documentElement.scrollHeight - window.innerHeight < y) return false;
  window.scrollTo(0, y);
  return true;
}

function focusedAgain({ id, href, nth = 0 }: Place): boolean {
  if (id === undefined || id === 'root') return focusMain();
  const holder = document.getElementById(id);
  if (!holder) return false;
  const links = href === undefined ? [] : linksIn(holder, href);
  const target = links[nth] ?? links[0] ?? holder;
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
