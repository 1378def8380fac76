import { afterFrame } from '@/shared/lib/afterFrame';
import type { Position } from './positions.ts';
import { distanceTo, focusMain, focusPosition, scrolledTo } from './screenPosition.ts';

/** How long a screen may take until it is high enough, and has drawn what had the focus, in ms. */
const patience = 4000;
/** How long the item of a position may take, whose list may come over a slow line, in ms. */
const itemPatience = 30_000;
/** A restored position is checked again after so long (specification, section 9), because heights become known little by little; in ms. */
const settleDelay = 300;
/** What a person does who wants to be somewhere else. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Restoring {
  readonly position: Position;
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
export function restore(position: Position, isFocusWanted = true): void {
  if (restoring?.position !== position) begin(position, isFocusWanted);
  restoring?.place();
}

function begin(position: Position, isFocusWanted: boolean): void {
  stopRestoring();
  const stop = new AbortController();
  for (const sign of signs) addEventListener(sign, stopRestoring, { once: true, passive: true, signal: stop.signal });
  const begun = performance.now();
  let isFocused = !isFocusWanted;
  let checkedAt = 0;
  let isNear = false;
  let timesStill = 0;
  const place = () => {
    const distance = distanceTo(position);
    const isStill = distance === undefined ? own.isPlaced : Math.abs(distance) <= 1;
    if (distance !== undefined && !isStill) window.scrollBy(0, distance);
    // Only once: the page may well have become shorter.
    if (distance === undefined) isNear ||= scrolledTo(position.position);
    timesStill = own.isPlaced && isStill ? timesStill + 1 : 0;
    own.isPlaced ||= distance !== undefined || (isNear && position.postId === undefined);
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
    if (waited > patience) {
      isFocused = true;
      if (!own.isPlaced && !isNear) window.scrollTo(0, position.position);
      isNear = true;
    }
    const isOver = waited > (position.postId === undefined ? patience : itemPatience);
    if (isOver || (timesStill >= 2 && isFocused)) stopRestoring();
    else if (isFocused && (own.isPlaced || isNear)) setTimeout(look, settleDelay);
    else requestAnimationFrame(look);
  };
  // To move the focus takes a tenth of the time in which a post's page gives way to its list on a phone.
  afterFrame(look);
}
