import * as v from 'valibot';
import { lenient } from './tolerant.ts';

/** The reputation categories by id: 2 Insightfulness, 3 Relevance, 4 Politeness. */
export const categoryIds = ['2', '3', '4'] as const;

/** A reputation category's id. */
export type CategoryId = (typeof categoryIds)[number];

const scoreSchema = lenient(v.object({ score: v.number() }), () => ({ score: 0 }));

export const reputationScoresSchema = v.object({ '2': scoreSchema, '3': scoreSchema, '4': scoreSchema });

/** The score in each category. */
export type ReputationScores = v.InferOutput<typeof reputationScoresSchema>;

export const ratingHistoryEntrySchema = v.object({
  date: v.string(),
  reputationScores: reputationScoresSchema,
});

/** The scores at the end of one day. */
export type RatingHistoryEntry = v.InferOutput<typeof ratingHistoryEntrySchema>;

export const reputationCategorySchema = v.object({
  id: v.picklist([2, 3, 4]),
  name: v.picklist(['Insightfulness', 'Relevance', 'Politeness']),
});

/** A category people rate one another in. */
export type ReputationCategory = v.InferOutput<typeof reputationCategorySchema>;

export const reactionLevelSchema = v.picklist([-2, -1, 0, 1, 2]);

/** How strongly one reaction judges a category. */
export type ReactionLevel = v.InferOutput<typeof reactionLevelSchema>;

export const reactionValuesSchema = v.object({
  '2': v.optional(reactionLevelSchema),
  '3': v.optional(reactionLevelSchema),
  '4': v.optional(reactionLevelSchema),
});

/** The level per category; a missing category is 0. */
export type ReactionValues = v.InferOutput<typeof reactionValuesSchema>;
