/** The median. Of an even number of values it is the lower of the two in the middle, so that it is always a measured value. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('No values to take the median of');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Figures on how smoothly a page moved. */
export interface Smoothness {
  frames: number;
  /** Share (0…1) of the frames of a 60 Hz screen that were dropped. */
  droppedShare: number;
  /** Number of frames longer than 50 ms, which a person notices while scrolling. */
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

/** Total blocking time in milliseconds: for each task, the part beyond the 50 ms that a person doesn't notice. */
export function blockingTime(tasks: readonly { start: number; duration: number }[], from: number, until: number): number {
  const within = tasks.filter(({ start, duration }) => start + duration > from && start < until);
  return Math.round(within.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0));
}

/** Slope of a straight line through the logarithms: 1 if y grows in proportion to x, 2 if it grows with the square. */
export function growthOf(points: readonly (readonly [x: number, y: number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(logs.map(([x]) => x)), mean(logs.map(([, y]) => y))];
  const sum = (of: (point: readonly [number, number]) => number) => logs.reduce((total, point) => total + of(point), 0);
  return sum(([x, y]) => (x - meanX) * (y - meanY)) / sum(([x]) => (x - meanX) ** 2);
}
