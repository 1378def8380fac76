import { currentUserIdAtom } from '@/features/session';
import { decodeSegment, pathBelowBase } from '@/shared/lib/paths';
import type { Store } from '@/shared/lib/scope';
import { userAtom, users } from './users.ts';

/** How long the pointer rests on a link until the card is shown, and how long it may be elsewhere until it is hidden, in ms. */
export const cardDelays = { show: 500, hide: 250 } as const;
/** How far the pointer must move within a link, in px: a page that scrolls beneath a resting pointer, or a click, shows no card. */
const leastMove = 3;

interface Target {
  readonly link: HTMLAnchorElement;
  readonly userId: string;
}

interface PersonLinkOptions {
  readonly store: Store;
  /** Whether an element belongs to the shown card. */
  isInCard(element: Element): boolean;
  /** Shows the card of a person, or none. */
  show(target: Target | undefined): void;
}

/** Follows the pointer over links to people, and tells when a card is to be shown or hidden. Returns the function that stops it. */
export function followPersonLinks({ store, isInCard, show }: PersonLinkOptions): () => void {
  let link: HTMLAnchorElement | undefined;
  let entered = { x: 0, y: 0 };
  let shown: HTMLAnchorElement | undefined;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const stopTimers = () => {
    clearTimeout(showing);
    clearTimeout(hiding);
    showing = hiding = undefined;
  };
  const hide = () => {
    stopTimers();
    if (shown) show(undefined);
    shown = undefined;
  };
  const showSoon = (at: HTMLAnchorElement) => {
    const userId = personOf(at, store);
    if (userId === undefined) return;
    showing = setTimeout(() => {
      showing = undefined;
      if (!at.isConnected) return;
      shown = at;
      show({ link: at, userId });
    }, cardDelays.show);
  };
  const onMove = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const found = target.closest<HTMLAnchorElement>('a[href]') ?? undefined;
    if (found !== link) {
      clearTimeout(showing);
      showing = undefined;
      link = found;
      entered = { x, y };
    }
    if (shown && (found === shown || isInCard(target))) {
      clearTimeout(hiding);
      hiding = undefined;
      return;
    }
    if (shown) hiding ??= setTimeout(hide, cardDelays.hide);
    const hasMoved = Math.hypot(x - entered.x, y - entered.y) >= leastMove;
    if (found && hasMoved && showing === undefined) showSoon(found);
  };
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Element && isInCard(target))) hide();
    clearTimeout(showing);
  };
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();

  const passive = { passive: true, capture: true };
  document.addEventListener('pointermove', onMove, passive);
  document.addEventListener('pointerdown', onPress, passive);
  document.addEventListener('scroll', hide, passive);
  document.addEventListener('keydown', onKey, passive);
  return () => {
    stopTimers();
    document.removeEventListener('pointermove', onMove, passive);
    document.removeEventListener('pointerdown', onPress, passive);
    document.removeEventListener('scroll', hide, passive);
    document.removeEventListener('keydown', onKey, passive);
  };
}

/** The id of the loaded person whose profile a link opens; undefined for the signed-in person, and in a dialog, which would cover the card. */
function personOf(link: HTMLAnchorElement, store: Store): string | undefined {
  if (link.origin !== location.origin || link.pathname === location.pathname || link.closest('[role="dialog"]')) return undefined;
  const [, kind, segment = ''] = /^\/(user|profile)\/([^/]+)$/.exec(pathBelowBase(link.pathname)) ?? [];
  const name = decodeSegment(segment);
  if (!name) return undefined;
  const id = kind === 'user' ? idOf(name, store) : name;
  const user = id === undefined ? undefined : store.get(userAtom(id));
  const isShown = user && user.id !== store.get(currentUserIdAtom) && !user.isBlocked && !user.hasBlockedMe;
  return isShown ? user.id : undefined;
}

function idOf(username: string, store: Store): string | undefined {
  let id: string | undefined;
  store.set(users.eachAtom, (user) => {
    if (user.username?.toLowerCase() === username.toLowerCase()) ({ id } = user);
  });
  return id;
}
