import * as v from 'valibot';
import { expect, it } from 'vitest';
import { realtimeEvents } from '@/api/realtime/events';
import { ratingHistoryEntrySchema, reputationScoresSchema } from '@/api/schema/reputation';
import { defaultTheme, themeRanges } from '@/design-system/theme/types';
import { tiersOf } from '@/features/reputation/model/tiers';

const fieldsOf = (schema: unknown): readonly string[] => Object.keys((schema as v.ObjectSchema<Record<string, never>, undefined>).entries);
const tier = { ...tiersOf('standard')[0] };
const interaction = fieldsOf(realtimeEvents.post_interaction);
const history = fieldsOf(ratingHistoryEntrySchema);

const tiers = tiersOf('standard');
const score = { score: 12 };
const day = { date: '2026-03-01', reputationScores: { '2': score, '3': score, '4': score } };

/** Entities that the client itself makes, by row of the specification: their fields or values, and the documented ones. */
it.each<readonly [row: string, value: unknown, documented: unknown]>([
  ['entity.tier', Object.keys(tier), expect.arrayContaining(['name', 'symbol', 'position', 'description', 'percentileRange'])],
  ['entity.tier.name', Object.keys(tier), expect.arrayContaining(['name'])],
  ['entity.tier.symbol', Object.keys(tier), expect.arrayContaining(['symbol'])],
  ['entity.tier.description', Object.keys(tier), expect.arrayContaining(['description'])],
  ['entity.reputation-score-history', history, expect.arrayContaining(['date', 'reputationScores'])],
  ['entity.reputation-score-history.date', history, expect.arrayContaining(['date'])],
  ['entity.reputation-score-history.reputationScores', fieldsOf(reputationScoresSchema), expect.arrayContaining(['2', '3', '4'])],
  ['entity.socket-payload', interaction, expect.arrayContaining(['postId', 'postAuthorId', 'reactorUserId', 'reactorAvatarUrl'])],
  ['entity.socket-payload.postId', interaction, expect.arrayContaining(['postId'])],
  ['entity.socket-payload.postAuthorId', interaction, expect.arrayContaining(['postAuthorId'])],
  ['entity.socket-payload.reactorUserId', interaction, expect.arrayContaining(['reactorUserId'])],
  ['entity.socket-payload.reactorAvatarUrl', interaction, expect.arrayContaining(['reactorAvatarUrl'])],
  ['entity.theme.primary', defaultTheme.primary, '#3b82f6'],
  ['entity.theme.secondary', defaultTheme.secondary, '#10b981'],
  ['entity.theme.accent', defaultTheme.accent, '#f59e0b'],
  ['entity.theme.useGradient', defaultTheme.useGradient, true],
  ['entity.theme.colorOpacity', [defaultTheme.colorOpacity, themeRanges.colorOpacity], [0, { min: -300, max: 300 }]],
  ['entity.theme.cardBgOpacity', [defaultTheme.cardBgOpacity, themeRanges.cardBgOpacity], [30, { min: 0, max: 100 }]],
  ['entity.theme.postBgOpacity', [defaultTheme.postBgOpacity, themeRanges.postBgOpacity], [3, { min: 0, max: 100 }]],
  ['entity.tier.position', tiers.map(({ position }) => position), [1, 2, 3, 4, 5]],
  ['entity.tier.percentileRange', tiers.map(({ percentileRange: [low, high] }) => low <= high), Array(5).fill(true)],
  ['entity.reputation-score-history.reputationScores.score', v.parse(ratingHistoryEntrySchema, day).reputationScores['2'], score],
])('%s is as documented', (_row, value, documented) => {
  expect(value).toEqual(documented);
});
