import { afterFrame } from '@/shared/lib/scheduling';
import { type Destination, distanceTo, focusMain, focusPosition, scrolledTo } from './screenPosition.ts';

/** How long to wait until a screen is high enough and contains the element that had the focus, in ms. */
const patience = 4000;
/** How long to wait while the screen is still busy, because on a slow connection an item of a list arrives late; in ms. */
const busyPatience = 30_000;
/** Delay before a restored position is checked again (specification, section 9), because heights become known gradually; in ms. */
const settleDelay = 300;
/** Events with which the person moves somewhere else. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Restoring {
  readonly position: Destination;
  /** The page is at the restored position. */
  isReached: boolean;
  /** Scrolls at once, without waiting for a frame. */
  readonly scroll: () => void;
  readonly stop: AbortController;
}
let restoring: Restoring | undefined;

/** Whether the restored position hasn't been reached yet. The current one isn't stored meanwhile. */
export const isBeforeRestored = () => restoring?.isReached === false;

/** Whether a position is being restored or held. */
export const isRestoring = () => restoring !== undefined;

/** Whether a region of the screen is marked as loading. */
const isBusy = () => document.querySelector('#main [aria-busy="true"]') !== null;

/** Scrolls an element to the middle of the window and focuses it. Calls `done` afterwards, or when the element doesn't appear. */
export function leadTo(element: string, done: () => void): void {
  restore({ position: 0, element, focus: { id: element }, timestamp: Date.now() });
  restoring?.stop.signal.addEventListener('abort', done);
}

export function stopRestoring(): void {
  restoring?.stop.abort();
  restoring = undefined;
}

/**
 * Restores a position while the screen grows: the scroll position as soon as the page is high enough, the focus in the frame after that,
 * once its element exists. Holds the position until it has been stable for twice 300 ms. Ends with the person's first own input. Calling
 * it again meanwhile scrolls before the next frame.
 *
 * @param movesFocus - false when the person hasn't left the screen and so still has their focus
 */
export function restore(position: Destination, movesFocus = true): void {
  if (restoring?.position !== position) begin(position, movesFocus);
  restoring?.scroll();
}

function begin(position: Destination, movesFocus: boolean): void {
  stopRestoring();
  const stop = new AbortController();
  for (const sign of signs) addEventListener(sign, stopRestoring, { once: true, passive: true, signal: stop.signal });
  const startedAt = performance.now();
  let isFocused = !movesFocus;
  let checkedAt = 0;
  let isNear = false;
  let timesStill = 0;
  const hasItem = position.postId !== undefined || position.element !== undefined;
  const scrollToPosition = () => {
    const distance = distanceTo(position);
    const y = window.scrollY;
    if (distance !== undefined && Math.abs(distance) > 1) window.scrollBy(0, distance);
    // The page may end before the position.
    const isStill = distance === undefined ? own.isReached : window.scrollY === y;
    // The page scrolls to the saved height only once, because it may have become shorter since and would be moved again and again.
    if (distance === undefined) isNear ||= scrolledTo(position.position);
    timesStill = own.isReached && isStill ? timesStill + 1 : 0;
    own.isReached ||= distance !== undefined || (isNear && !hasItem);
    checkedAt = performance.now();
  };
  const own: Restoring = { position, isReached: false, scroll: scrollToPosition, stop };
  restoring = own;
  const look = () => {
    if (stop.signal.aborted) return;
    const now = performance.now();
    if (!own.isReached || now - checkedAt >= settleDelay) scrollToPosition();
    isFocused ||= focusPosition(position);
    // The element that had the focus may be rendered later, or never if it was deleted.
    if (!isFocused && document.activeElement === document.body) focusMain();
    const waited = now - startedAt;
    const isOver = waited > patience && (waited > busyPatience || !hasItem || own.isReached || !isBusy());
    if (isOver && !own.isReached && !isNear) window.scrollTo(0, position.position);
    if (isOver || (timesStill >= 2 && isFocused)) stopRestoring();
    else if ((isFocused && own.isReached) || waited > patience) setTimeout(look, settleDelay);
    else requestAnimationFrame(look);
  };
  // The first look waits for the next frame: moving the focus takes a tenth of the time that Back needs on a phone, and would delay that frame.
  afterFrame(look);
}
