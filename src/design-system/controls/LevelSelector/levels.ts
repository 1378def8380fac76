import { formatSigned } from '../../display/signed.ts';

/** The initial level of a selector: zero, or the level nearest to it. */
export const startOf = <Level extends number>(levels: readonly Level[]): Level => nearestLevel(0, levels);

/** The level nearest to any number, for values that come from a DOM element or a server. */
export const nearestLevel = <Level extends number>(value: number, levels: readonly Level[]): Level => {
  if (Number.isNaN(value)) return startOf(levels);
  return levels.reduce((nearest, level) => (Math.abs(level - value) < Math.abs(nearest - value) ? level : nearest));
};

/** The middle of the level's part of the track, in percent from its start; of five: 10, 30, 50, 70, 90. */
export const percentOf = <Level extends number>(value: Level, levels: readonly Level[]): number =>
  ((levels.indexOf(nearestLevel(value, levels)) + 0.5) * 100) / levels.length;

/** With its sign where there are two, because red and green alone do not tell it: `−1` (a real minus), `0`, `+2`. */
export const formatLevel = (value: number, levels: readonly number[]): string =>
  levels.some((level) => level < 0) ? formatSigned(value) : String(value);
