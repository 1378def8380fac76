export { FoldedStanding, FoldedStandingSkeleton } from './components/FoldedStanding.tsx';
export { StandingBody, StandingCard, StandingCardSkeleton } from './components/StandingCard.tsx';
export { TierChip, useTier } from './components/TierChip.tsx';
export { type CategoryId, categoryIds, weighInLevels, weighInMax } from './constants.ts';
export { isUnrated, type Standing, standingOf, type TierStep } from './model/standing.ts';
export { type Averages, averagesOf, distributionOf, isBlank, type WeighInValues } from './model/weighIn.ts';
export { questionStrings } from './questionStrings.ts';
export { noteScoresChangedAtom } from './state/scoresVersion.ts';
export { strings as reputationStrings } from './strings.ts';
