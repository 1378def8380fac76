export { LevelSelector, type LevelSelectorProps } from './LevelSelector.tsx';
