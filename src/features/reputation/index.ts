export { type CategoryId, categoryIds } from './constants.ts';
export { StandingHistory } from './components/LazyStandingHistory.tsx';
export { type Standing, standingOf, type TierTone } from './model/standing.ts';
export { type Averages, averagesOf, distributionOf, isBlank, type WeighInValues } from './model/weighIn.ts';
export { strings as reputationStrings } from './strings.ts';
