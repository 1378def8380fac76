/** The five places of the selector, from the lowest to the highest. */
export const levels = [0, 1, 2, 3, 4] as const;
export type Level = (typeof levels)[number];

/** What a level stands for. */
export const levelValues = [-2, -1, 0, 1, 2] as const;
export type LevelValue = (typeof levelValues)[number];

/** Where a selector stands that nobody has touched: value 0. */
export const defaultLevel: Level = 2;

export const levelToValue = (level: Level): LevelValue => levelValues[level];

export const valueToLevel = (value: LevelValue): Level => (value + 2) as Level;

/** The middle of the level's fifth of the track, in percent from its start: 10, 30, 50, 70, 90. */
export const levelToPercent = (level: Level): number => 10 + 20 * level;

/** The level nearest to any number, for values that come from a DOM element or a server. */
export const nearestValue = (value: number): LevelValue => {
  if (Number.isNaN(value)) return levelToValue(defaultLevel);
  return levelToValue(Math.min(4, Math.max(0, Math.round(value) + 2)) as Level);
};

/** With its sign, because red and green alone do not tell it: `−1` (a real minus), `0`, `+2`. */
export const formatLevelValue = (value: LevelValue): string => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`);
