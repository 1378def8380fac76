/** The parts of a chart that are computed before it is drawn. */
export interface Scale {
  /** Bottom and top of the chart, in units of the values. */
  low: number;
  high: number;
  /** The values with a horizontal rule, lowest first. */
  ticks: number[];
}

/** 1, 2 or 5 times a power of ten: steps people count in. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough - power * 1e-9) ?? 10;
  return factor * power;
}

/** A scale of round numbers with two to four steps around all values; missing values do not count. */
export function roundScale(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null);
  const least = known.length === 0 ? 0 : Math.min(...known);
  const most = known.length === 0 ? 1 : Math.max(...known);
  const step = roundStep((most - least || Math.abs(most) || 1) / 3);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const ticks: number[] = [];
  for (let index = 0; low + index * step <= high + step * 1e-9; index += 1) ticks.push(Number((low + index * step).toPrecision(12)));
  return { low, high, ticks };
}

/**
 * The path of one series in a box of 100 × 100, top left at 0/0. A missing value interrupts the line;
 * a single value between two gaps is drawn as a point.
 */
export function linePath(values: readonly (number | null)[], { low, high }: Scale): string {
  const across = (index: number) => (values.length < 2 ? 50 : (index / (values.length - 1)) * 100);
  let path = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const point = `${across(index).toFixed(2)} ${(100 - ((value - low) / (high - low)) * 100).toFixed(2)}`;
    const isStart = (values[index - 1] ?? null) === null;
    const isAlone = isStart && (values[index + 1] ?? null) === null;
    path += `${isStart ? 'M' : 'L'}${point}${isAlone ? 'h0' : ''}`;
  });
  return path;
}
