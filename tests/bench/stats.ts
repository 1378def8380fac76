/** Middle value; of an even number of values the lower of the two in the middle, so that it was really measured. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No values to take the median of');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** How smoothly a page moved. */
export interface Smoothness {
  frames: number;
  /** Share (0…1) of the frames that a 60 Hz screen would have shown and did not get. */
  droppedShare: number;
  /** Frames that took longer than 50 ms, which a finger feels. */
  longFrames: number;
  /** Longest time between two frames, in milliseconds. */
  longest: number;
}

const frameTime = 1000 / 60;

/** @param gaps milliseconds between one frame and the next */
export function smoothnessOf(gaps: readonly number[]): Smoothness {
  const missed = gaps.map((gap) => Math.max(0, Math.round(gap / frameTime) - 1));
  const dropped = missed.reduce((sum, count) => sum + count, 0);
  return {
    frames: gaps.length,
    droppedShare: gaps.length === 0 ? 0 : dropped / (gaps.length + dropped),
    longFrames: gaps.filter((gap) => gap > 50).length,
    longest: Math.round(gaps.reduce((longest, gap) => Math.max(longest, gap), 0)),
  };
}

/** What of each task is beyond the 50 ms that a person does not notice, added up, in milliseconds. */
export function blockingTime(tasks: readonly { start: number; duration: number }[], from: number, until: number): number {
  const within = tasks.filter(({ start, duration }) => start + duration > from && start < until);
  return Math.round(within.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0));
}
