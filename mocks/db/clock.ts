/** The backend's only source of time, so that a test or a designer can stop or move it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The current time as ISO 8601, the format of API responses. */
  iso(): string;
  /** Stops the clock at this moment. */
  set(moment: number | string): void;
  /** Moves the clock, running or stopped, by this many milliseconds. */
  advance(milliseconds: number): void;
  /** Resets the clock to the machine's time. */
  release(): void;
  /** Whether the clock differs from the machine's. */
  readonly isTravelling: boolean;
}

/** Creates a clock that follows `realNow`, or is stopped at `fixed`. */
export function createClock(fixed?: number | string, realNow: () => number = () => Date.now()): Clock {
  let stoppedAt: number | undefined;
  let offset = 0;
  const clock: Clock = {
    now: () => stoppedAt ?? realNow() + offset,
    iso: () => new Date(clock.now()).toISOString(),
    set(moment) {
      const value = new Date(moment).getTime();
      if (Number.isNaN(value)) throw new RangeError(`Not a moment: ${moment}`);
      stoppedAt = value;
    },
    advance(milliseconds) {
      if (stoppedAt === undefined) offset += milliseconds;
      else stoppedAt += milliseconds;
    },
    release() {
      stoppedAt = undefined;
      offset = 0;
    },
    get isTravelling() {
      return stoppedAt !== undefined || offset !== 0;
    },
  };
  if (fixed !== undefined) clock.set(fixed);
  return clock;
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
