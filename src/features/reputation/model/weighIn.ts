import type { ReactionValues } from '@/api';
import { type CategoryId, categoryIds, weighInLevels } from '../constants.ts';

/** Values of one weigh-in by category; a missing category counts as 0. Each is a whole number from −2 to 2. */
export type WeighInValues = ReactionValues;

/** Averages by category, in the order Insightfulness, Relevance, Politeness. */
export type Averages = readonly [number, number, number];

/** Averages over all weigh-ins with known values, or undefined when there are none. */
export function averagesOf(all: readonly (WeighInValues | null | undefined)[]): Averages | undefined {
  const known = all.filter((values) => values != null);
  if (known.length === 0) return undefined;
  const [insight = 0, relevance = 0, politeness = 0] = categoryIds.map(
    (id) => known.reduce((sum, values) => sum + (values[id] ?? 0), 0) / known.length,
  );
  return [insight, relevance, politeness];
}

/** The number of weigh-ins at each level of one category, lowest first. */
export function distributionOf(all: readonly (WeighInValues | null | undefined)[], id: CategoryId): readonly number[] {
  const known = all.filter((values) => values != null).map((values) => values[id] ?? 0);
  return weighInLevels.map((level) => known.filter((value) => value === level).length);
}

/** True when all values are 0 and there is no text. Sending that removes the person's weigh-in. */
export function isBlank(values: WeighInValues, description: string): boolean {
  return description.trim() === '' && categoryIds.every((id) => (values[id] ?? 0) === 0);
}
