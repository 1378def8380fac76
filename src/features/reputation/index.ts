export { StandingHistory } from './components/LazyStandingHistory.tsx';
export { StandingCard, StandingCardSkeleton, StandingPlaceholder } from './components/StandingCard.tsx';
export { TierChip } from './components/TierChip.tsx';
export { useTier } from './components/useTier.ts';
export { type CategoryId, categoryIds, weighInLevels, weighInMax } from './constants.ts';
export { type Standing, standingOf, type TierStep } from './model/standing.ts';
export { type Averages, averagesOf, distributionOf, isBlank, type WeighInValues } from './model/weighIn.ts';
export { noteScoresChangedAtom } from './state/scoresVersion.ts';
export { strings as reputationStrings } from './strings.ts';
