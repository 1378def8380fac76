/** The used heap at a moment, after a garbage collection. */
export interface Sample {
  /** In minutes since the page was loaded. */
  readonly at: number;
  /** In mebibytes. */
  readonly heap: number;
}

/** In minutes. Until then a page gathers code and lists, and the mocks their log of the latest 200 requests. */
const warmUp = 2;
/** In minutes, summed over all loads. A shorter observation tells nothing. */
const shortestObservation = 4;
/** In mebibytes per minute. */
const steepest = 1;

/** How the heap of a page develops while people use it. */
export interface Growth {
  /** In mebibytes per minute. */
  readonly slope: number;
  /** How long the pages were observed after their warm-up, in minutes. */
  readonly minutes: number;
  /** undefined if the observation was too short to tell. */
  readonly isLeak: boolean | undefined;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Fits one slope to several loads of the page, each with its own starting level: a reload empties the heap, so that a line through all
 * samples would fall although every single page grows.
 */
export function growthOf(loads: readonly (readonly Sample[])[]): Growth {
  let [together, spread, minutes] = [0, 0, 0];
  for (const load of loads) {
    const settled = load.filter(({ at }) => at >= warmUp);
    const [first, last] = [settled[0], settled.at(-1)];
    if (!first || !last) continue;
    minutes += last.at - first.at;
    const [at, heap] = [mean(settled.map((sample) => sample.at)), mean(settled.map((sample) => sample.heap))];
    for (const sample of settled) {
      together += (sample.at - at) * (sample.heap - heap);
      spread += (sample.at - at) ** 2;
    }
  }
  const slope = spread > 0 ? together / spread : 0;
  return { slope, minutes, isLeak: minutes < shortestObservation ? undefined : slope >= steepest };
}
