import { afterFrame } from '@/shared/lib/afterFrame';
import { type Destination, distanceTo, focusMain, focusPosition, scrolledTo } from './screenPosition.ts';

/** How long a screen may take until it is high enough, and has drawn what had the focus, in ms. */
const patience = 4000;
/** How long it may take while the screen is still busy: over a slow line an item of a list comes late; in ms. */
const busyPatience = 30_000;
/** A restored position is checked again after so long (specification, section 9), because heights become known little by little; in ms. */
const settleDelay = 300;
/** What a person does who wants to be somewhere else. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Restoring {
  readonly position: Destination;
  /** The page stands where it was left. */
  isPlaced: boolean;
  /** Puts the page there, without waiting for a frame. */
  readonly place: () => void;
  readonly stop: AbortController;
}
let restoring: Restoring | undefined;

/** Whether the page is on its way to a position that it has not reached yet. What is seen meanwhile is no position to keep. */
export const isOnTheWay = () => restoring?.isPlaced === false;

/** Whether the page is being brought to a position, or held there. */
export const isRestoring = () => restoring !== undefined;

/** Whether a region of the screen says that it is still loading. */
const isBusy = () => document.querySelector('#main [aria-busy="true"]') !== null;

/** Leads to an element of the screen: it comes to the middle of the window and has the focus. `done` is called when it has, or never will. */
export function leadTo(element: string, done: () => void): void {
  restore({ position: 0, element, focus: { id: element }, timestamp: Date.now() });
  restoring?.stop.signal.addEventListener('abort', done);
}

export function stopRestoring(): void {
  restoring?.stop.abort();
  restoring = undefined;
}

/**
 * Brings the person back to a position as the screen grows: the scroll position at once or as soon as the page is high enough, the focus after
 * the frame that shows it, once its element is there. Holds the position until it has stayed for twice 300 ms. Ends with the first thing that
 * they do themselves. Called again while that goes on, it puts the page in place before the next frame.
 *
 * @param isFocusWanted - false where the person has not left the screen: their focus is where they have it
 */
export function restore(position: Destination, isFocusWanted = true): void {
  if (restoring?.position !== position) begin(position, isFocusWanted);
  restoring?.place();
}

function begin(position: Destination, isFocusWanted: boolean): void {
  stopRestoring();
  const stop = new AbortController();
  for (const sign of signs) addEventListener(sign, stopRestoring, { once: true, passive: true, signal: stop.signal });
  const begun = performance.now();
  let isFocused = !isFocusWanted;
  let checkedAt = 0;
  let isNear = false;
  let timesStill = 0;
  const hasItem = position.postId !== undefined || position.element !== undefined;
  const place = () => {
    const distance = distanceTo(position);
    const y = window.scrollY;
    if (distance !== undefined && Math.abs(distance) > 1) window.scrollBy(0, distance);
    // The end of the page may be nearer than the position.
    const isStill = distance === undefined ? own.isPlaced : window.scrollY === y;
    // Only once: the page may well have become shorter.
    if (distance === undefined) isNear ||= scrolledTo(position.position);
    timesStill = own.isPlaced && isStill ? timesStill + 1 : 0;
    own.isPlaced ||= distance !== undefined || (isNear && !hasItem);
    checkedAt = performance.now();
  };
  const own: Restoring = { position, isPlaced: false, place, stop };
  restoring = own;
  const look = () => {
    if (stop.signal.aborted) return;
    const now = performance.now();
    if (!own.isPlaced || now - checkedAt >= settleDelay) place();
    isFocused ||= focusPosition(position);
    // What had the focus may come later, or never again: it may have been deleted.
    if (!isFocused && document.activeElement === document.body) focusMain();
    const waited = now - begun;
    const isOver = waited > patience && (waited > busyPatience || !hasItem || own.isPlaced || !isBusy());
    if (isOver && !own.isPlaced && !isNear) window.scrollTo(0, position.position);
    if (isOver || (timesStill >= 2 && isFocused)) stopRestoring();
    else if ((isFocused && own.isPlaced) || waited > patience) setTimeout(look, settleDelay);
    else requestAnimationFrame(look);
  };
  // To move the focus takes a tenth of the time in which a post's page gives way to its list on a phone.
  afterFrame(look);
}
