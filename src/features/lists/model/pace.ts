/** Longer without a look at the page, its speed is not known, in ms. */
const memory = 300;
/** How much of the last drawing's time counts after a frame without one: sooner or later the next is tried. */
const fading = 0.95;

/** How fast a page moves and how long drawing takes: together they say where a drawing will find the page. */
export interface Pace {
  /** How far the page will have moved when what is begun now is drawn, in CSS px; negative upwards. Asked for in every frame. */
  lead(now: number, y: number): number;
  began(now: number): void;
  ended(now: number): void;
  /** A frame in which nothing was begun. */
  skip(): void;
}

export function createPace(): Pace {
  let duration = 0;
  let beganAt = 0;
  let seenAt = Number.NEGATIVE_INFINITY;
  let seenY = 0;
  let speed = 0;
  return {
    lead(now, y) {
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
    },
    skip() {
      duration *= fading;
    },
  };
}

/** Whether what is begun now would be drawn when a quarter of the window has passed: who throws a page as fast reads nothing. */
export const isHopeless = (lead: number, height: number) => Math.abs(lead) > height / 4;
