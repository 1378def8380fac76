/** After this long without a measurement the page's speed is unknown, in ms. */
const memory = 300;
/** How much of the last render's duration still counts after a frame without one, so that the next render is tried sooner or later. */
const fading = 0.95;

/** A page that scrolls by a whole window in less time than this is flicked, not read, in ms. */
const glance = 250;
/** If the frame after a render is later than this, at least one frame was dropped, in ms. */
const smooth = 25;
/** How long a flicked page then scrolls without a new render, as a multiple of the time that it stood still. */
const freedom = 2;

/** A render whose two halves took longer than this, in ms, took a whole frame: the frame that paints it has no time for the next. */
const expensive = 16;
/** How long a flicked page then scrolls without a new render, in ms: until the next frame but one. */
const painting = 10;

/** Measures the scroll speed and the duration of renders, which together predict the page's position when a render is done. */
export interface Pace {
  /** How far the page will have scrolled when a render that begins now is done, in CSS px; negative upwards. Call it in every frame. */
  lead(now: number, y: number): number;
  /** The list itself has scrolled the page by so many CSS px, which isn't speed. */
  moved(by: number): void;
  /** A render, or its second half, was started. */
  began(now: number): void;
  /** The render was committed: it shows an item (the default), has mounted a hidden one that a second half will show, or both. */
  ended(now: number, what?: { readonly isShown?: boolean; readonly isNextReady?: boolean }): void;
  /** Records a frame in which no render was started. */
  skip(): void;
  /** Whether the last render took a whole frame, so that a frame has no time for two. */
  isExpensive(): boolean;
  /** Whether a page in a window of this height scrolls too fast to be read: items are then added one at a time. */
  isThrown(height: number): boolean;
  /** Whether a flicked page scrolls without a new render: the last one isn't painted yet, or a render has dropped frames. */
  isFree(now: number, height: number): boolean;
}

export function createPace(): Pace {
  let duration = 0;
  let beganAt = 0;
  /** How long the halves of the current render took, without the frames between them, and those of the last one that is shown. */
  let work = 0;
  let cost = 0;
  /** When the item that isn't shown yet was started. */
  let unshownSince: number | undefined;
  /** The render that was committed since the last frame, if any. */
  let drawn: 'nothing' | 'ready' | 'shown' = 'nothing';
  let lastTime = Number.NEGATIVE_INFINITY;
  let lastY = 0;
  let speed = 0;
  let freeUntil = Number.NEGATIVE_INFINITY;
  const isThrown = (height: number) => Math.abs(speed) * glance > height;
  return {
    lead(now, y) {
      // The first frame after a render shows its whole duration, with layout and painting. After a rest it shows nothing.
      const heldFor = now - beganAt;
      if (drawn !== 'nothing' && heldFor < memory) {
        const pause = heldFor > smooth ? freedom * heldFor : drawn === 'shown' && cost > expensive ? painting : 0;
        freeUntil = Math.max(freeUntil, now + pause);
      }
      drawn = 'nothing';
      const passed = now - lastTime;
      if (passed > 0) {
        speed = passed > memory ? 0 : (y - lastY) / passed;
        lastTime = now;
        lastY = y;
      }
      return speed * duration;
    },
    moved(by) {
      lastY += by;
    },
    began(now) {
      beganAt = now;
      unshownSince ??= now;
    },
    ended(now, { isShown = true, isNextReady = false } = {}) {
      drawn = isShown ? 'shown' : 'ready';
      work += now - beganAt;
      if (!isShown) return;
      duration = now - (unshownSince ?? beganAt);
      cost = work;
      unshownSince = isNextReady ? beganAt : undefined;
      work = isNextReady ? now - beganAt : 0;
    },
    skip() {
      duration *= fading;
    },
    isExpensive: () => cost > expensive,
    isThrown,
    isFree: (now, height) => isThrown(height) && now < freeUntil,
  };
}

/** Whether the page will have scrolled by half a window before a render that starts now is done, too fast for reading. */
export const isTooFarAhead = (lead: number, height: number) => Math.abs(lead) > height / 2;
