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

/** Both halves of a drawing that took longer than this, in ms, took a whole frame: the frame that paints it has no time for the next. */
const dear = 16;
/** That long, in ms, a thrown page then moves without a new drawing: till the next frame but one. */
const painting = 10;

/** How fast a page moves and how long drawing takes: together they say where a drawing will find the page. */
export interface Pace {
  /** How far the page will have moved when what is begun now is drawn, in CSS px; negative upwards. Asked for in every frame. */
  lead(now: number, y: number): number;
  /** A drawing was begun, or the second half of one. */
  began(now: number): void;
  /** What it did is in the page: something is shown (the rule), or something is ready now to be shown by a second half, or both. */
  ended(now: number, what?: { readonly isShown?: boolean; readonly isNextReady?: boolean }): void;
  /** A frame in which nothing was begun. */
  skip(): void;
  /** Whether the last drawing took a whole frame: this machine has no time for two things in one. */
  isDear(): boolean;
  /** Whether it is too fast to be read, in a window so high: places then come one at a time. */
  isThrown(height: number): boolean;
  /** Whether a thrown page moves without a new drawing: what was shown last is to be painted yet, or a drawing has held the page up. */
  isFree(now: number, height: number): boolean;
}

export function createPace(): Pace {
  let duration = 0;
  let beganAt = 0;
  /** How long the halves of the drawing under way took, without the frames between them, and those of the last that is shown. */
  let work = 0;
  let cost = 0;
  /** When what is not shown yet was begun. */
  let unshownSince: number | undefined;
  /** What has come into the page since the last frame. */
  let drawn: 'nothing' | 'ready' | 'shown' = 'nothing';
  let seenAt = Number.NEGATIVE_INFINITY;
  let seenY = 0;
  let speed = 0;
  let freeUntil = Number.NEGATIVE_INFINITY;
  const isThrown = (height: number) => Math.abs(speed) * glance > height;
  return {
    lead(now, y) {
      // The first frame after a drawing says how long everything took: its layout and its painting too. After a rest it says nothing.
      const held = now - beganAt;
      if (drawn !== 'nothing' && held < memory) {
        const pause = held > smooth ? freedom * held : drawn === 'shown' && cost > dear ? painting : 0;
        freeUntil = Math.max(freeUntil, now + pause);
      }
      drawn = 'nothing';
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
    isDear: () => cost > dear,
    isThrown,
    isFree: (now, height) => isThrown(height) && now < freeUntil,
  };
}

/** Whether what is begun now would be drawn when half of the window has passed: who throws a page as fast reads nothing. */
export const isTooFarAhead = (lead: number, height: number) => Math.abs(lead) > height / 2;
