export { LevelSelector, type LevelSelectorProps } from './LevelSelector.tsx';
export { defaultLevel, formatLevelValue, type Level, levels, levelToPercent, levelToValue, type LevelValue, levelValues, nearestValue, valueToLevel } from './levels.ts';
