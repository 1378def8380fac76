/** Longer without a look at the page, its speed is not known, in ms. */
const memory = 300;
/** How much of the last drawing's time counts after a frame without one: sooner or later the next is tried. */
const fading = 0.95;

/** A page on which a whole window passes in less is thrown, not read, in ms. */
const glance = 250;
/** Longer than this from the frame that began a drawing to the one that saw it done, the page has stood still for a frame at least, in ms. */
const smooth = 25;
/** So many times as long as it stood still, a thrown page then moves freely. */
const freedom = 2;

/** How fast a page moves and how long drawing takes: together they say where a drawing will find the page. */
export interface Pace {
  /** How far the page will have moved when what is begun now is drawn, in CSS px; negative upwards. Asked for in every frame. */
  lead(now: number, y: number): number;
  began(now: number): void;
  ended(now: number): void;
  /** A frame in which nothing was begun. */
  skip(): void;
  /** Whether it is too fast to be read, in a window so high: places then come one at a time. */
  isThrown(height: number): boolean;
  /** Whether the last drawing has held up a thrown page, so that it now moves for a while without one. */
  isFree(now: number, height: number): boolean;
}

export function createPace(): Pace {
  let duration = 0;
  let beganAt = 0;
  let seenAt = Number.NEGATIVE_INFINITY;
  let seenY = 0;
  let speed = 0;
  let isDrawn = false;
  let freeUntil = Number.NEGATIVE_INFINITY;
  const isThrown = (height: number) => Math.abs(speed) * glance > height;
  return {
    lead(now, y) {
      // The first frame after a drawing says how long everything took: its layout and its painting too.
      const held = now - beganAt;
      if (isDrawn) freeUntil = held > smooth ? now + freedom * held : now;
      isDrawn = false;
      const passed = now - seenAt;
      if (passed > 0) {
        speed = passed > memory ? 0 : (y - seenY) / passed;
        seenAt = now;
        seenY = y;
      }
      return speed * duration;
    },
    began(now) {
      beganAt = now;
    },
    ended(now) {
      duration = now - beganAt;
      isDrawn = true;
    },
    skip() {
      duration *= fading;
    },
    isThrown,
    isFree: (now, height) => isThrown(height) && now < freeUntil,
  };
}

/** Whether what is begun now would be drawn when a quarter of the window has passed: who throws a page as fast reads nothing. */
export const isTooFarAhead = (lead: number, height: number) => Math.abs(lead) > height / 4;
