export { LevelSelector, type LevelSelectorProps } from './LevelSelector.tsx';
export {
  defaultLevel,
  formatLevelValue,
  type Level,
  type LevelValue,
  levels,
  levelToPercent,
  levelToValue,
  levelValues,
  nearestValue,
  valueToLevel,
} from './levels.ts';
