import * as v from 'valibot';
import { lenient } from './tolerant.ts';

/** The reputation categories by id: 2 Insightfulness, 3 Relevance, 4 Politeness. */
export const categoryIds = ['2', '3', '4'] as const;

/** A reputation category's id. */
export type CategoryId = (typeof categoryIds)[number];

const scoreSchema = lenient(v.object({ score: v.number() }), () => ({ score: 0 }));

/** The score in each category. */
export const reputationScoresSchema = v.object({ '2': scoreSchema, '3': scoreSchema, '4': scoreSchema });

/** The score in each category. */
export type ReputationScores = v.InferOutput<typeof reputationScoresSchema>;

/** The scores at the end of one day. */
export const ratingHistoryEntrySchema = v.object({
  /** `YYYY-MM-DD`. */
  date: v.string(),
  reputationScores: reputationScoresSchema,
});

/** The scores at the end of one day. */
export type RatingHistoryEntry = v.InferOutput<typeof ratingHistoryEntrySchema>;

/** A category people rate one another in. */
export const reputationCategorySchema = v.object({
  id: v.picklist([2, 3, 4]),
  name: v.picklist(['Insightfulness', 'Relevance', 'Politeness']),
});

/** A category people rate one another in. */
export type ReputationCategory = v.InferOutput<typeof reputationCategorySchema>;

/** How strongly one reaction judges a category: the selector's level (0..4) minus 2. */
export const reactionLevelSchema = v.picklist([-2, -1, 0, 1, 2]);

/** How strongly one reaction judges a category. */
export type ReactionLevel = v.InferOutput<typeof reactionLevelSchema>;

/** The level per category; a missing category is 0. */
export const reactionValuesSchema = v.object({
  '2': v.optional(reactionLevelSchema),
  '3': v.optional(reactionLevelSchema),
  '4': v.optional(reactionLevelSchema),
});

/** The level per category; a missing category is 0. */
export type ReactionValues = v.InferOutput<typeof reactionValuesSchema>;
