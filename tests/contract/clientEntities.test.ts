import type { ObjectSchema } from 'valibot';
import { expect, it } from 'vitest';
import { realtimeEvents } from '@/api/realtime/events';
import { ratingHistoryEntrySchema, reputationScoresSchema } from '@/api/schema/reputation';
import { defaultTheme } from '@/design-system/theme/types';
import { tiersOf } from '@/features/reputation/model/tiers';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (schema: unknown): readonly string[] => Object.keys((schema as ObjectSchema<Record<string, never>, undefined>).entries);
const theme = Object.keys(defaultTheme);
const tier: Fields = { ...tiersOf('standard')[0] };
const interaction = fieldsOf(realtimeEvents.post_interaction);
const history = fieldsOf(ratingHistoryEntrySchema);

/** Entities that the client itself makes, by row of the specification: the fields that it has, and the documented field. */
it.each<readonly [row: string, fields: readonly string[], documented: string]>([
  ['entity.theme.primary', theme, 'primary'],
  ['entity.theme.secondary', theme, 'secondary'],
  ['entity.theme.accent', theme, 'accent'],
  ['entity.theme.useGradient', theme, 'useGradient'],
  ['entity.theme.colorOpacity', theme, 'colorOpacity'],
  ['entity.theme.cardBgOpacity', theme, 'cardBgOpacity'],
  ['entity.theme.postBgOpacity', theme, 'postBgOpacity'],
  ['entity.tier', Object.keys(tier), 'position'],
  ['entity.tier.name', Object.keys(tier), 'name'],
  ['entity.tier.symbol', Object.keys(tier), 'symbol'],
  ['entity.tier.position', Object.keys(tier), 'position'],
  ['entity.tier.description', Object.keys(tier), 'description'],
  ['entity.tier.percentileRange', Object.keys(tier), 'percentileRange'],
  ['entity.reputation-score-history', history, 'date'],
  ['entity.reputation-score-history.date', history, 'date'],
  ['entity.reputation-score-history.reputationScores', history, 'reputationScores'],
  ['entity.reputation-score-history.reputationScores.score', fieldsOf(reputationScoresSchema), '2'],
  ['entity.socket-payload', interaction, 'postId'],
  ['entity.socket-payload.postId', interaction, 'postId'],
  ['entity.socket-payload.postAuthorId', interaction, 'postAuthorId'],
  ['entity.socket-payload.reactorUserId', interaction, 'reactorUserId'],
  ['entity.socket-payload.reactorAvatarUrl', interaction, 'reactorAvatarUrl'],
])('%s is as documented', (_row, fields, documented) => {
  expect(fields).toContain(documented);
});
