import { expect, it } from 'vitest';
import { categoryIds } from '@/api';
import { thresholdCount } from '@/api/contract/limits';
import { readHeaders } from '@/api/prefetch';
import { maxUrlLength } from '@/api/url';
import { presets } from '@/design-system/theme/presets';
import { defaultTheme, themeRanges } from '@/design-system/theme/types';
import { profileRefreshDelay } from '@/features/compose/constants';
import { feedReplies, feedSizes } from '@/features/feed/data/feedSource';
import { toastLife } from '@/features/feedback/state/toasts';
import { groupPostSizes, groupReplies, listLimit, searchLimit, minSearchLength as shortestGroupSearch } from '@/features/groups/constants';
import { pageSize as notificationsPage } from '@/features/notifications/data/useNotifications';
import { defaultCountry } from '@/features/onboarding/constants';
import { profileSource } from '@/features/profile/data/profileSource';
import { historyDays, ratingScale, tierRanges, tierSets, topRanks, weighInLevels } from '@/features/reputation/constants';
import { minSearchLength } from '@/features/search/model/results';
import { dialogWidth, maxLogoBytes } from '@/features/theme-settings/constants';

/** Business constants (specification, section 9), by row: the client's value and the documented value. */
it.each<readonly [row: string, used: unknown, documented: unknown]>([
  ['const.theme.primary', defaultTheme.primary, '#3b82f6'],
  ['const.theme.secondary', defaultTheme.secondary, '#10b981'],
  ['const.theme.accent', defaultTheme.accent, '#f59e0b'],
  ['const.theme.useGradient', defaultTheme.useGradient, true],
  ['const.theme.colorOpacity', defaultTheme.colorOpacity, 0],
  ['const.theme.cardBgOpacity', defaultTheme.cardBgOpacity, 30],
  ['const.theme.postBgOpacity', defaultTheme.postBgOpacity, 3],
  ['const.theme.opacity-range', themeRanges.colorOpacity, { min: -300, max: 300 }],
  ['const.theme.card-post-range', [themeRanges.cardBgOpacity, themeRanges.postBgOpacity], Array(2).fill({ min: 0, max: 100 })],
  [
    'const.presets',
    Object.entries(presets).map(([name, { useGradient }]) => [name, useGradient]),
    [
      ['ocean', true],
      ['forest', true],
      ['sunset', true],
      ['monochrome', false],
      ['purple', true],
    ],
  ],
  [
    'gap.theme.preset-colours',
    Object.values(presets).map(({ primary, secondary, accent }) => `${primary} ${secondary} ${accent}`),
    ['#0284c7 #06b6d4 #f97362', '#15803d #84a33a #d97706', '#ea580c #d946a6 #f5a524', '#52525b #8b8b94 #27272a', '#7c3aed #c026d3 #f0a3c8'],
  ],
  ['const.logo.max', maxLogoBytes, 2 * 1024 * 1024],
  ['const.theme-modal-width', dialogWidth, 700],
  ['const.percentile', ratingScale, 10_000],
  ['const.rank-labels', topRanks.map(([from]) => from), [99, 95, 90, 75, 50]],
  [
    'const.tier-ranges',
    tierRanges,
    [
      [0, 34],
      [35, 64],
      [65, 79],
      [80, 94],
      [95, 100],
    ],
  ],
  ['const.tier-sets', tierSets, ['standard', 'mythical', 'fish', 'animals', 'tree', 'film']],
  ['const.page.rating-history', historyDays, 30],
  ['const.reputation-category-ids', categoryIds, ['2', '3', '4']],
  ['const.range-selector', weighInLevels, [-2, -1, 0, 1, 2]],
  ['const.page.feed-first', feedSizes.first, 30],
  ['const.page.feed-more', feedSizes.further, 15],
  ['const.concurrency.feeds', [feedReplies.atOnce, groupReplies.atOnce], [6, 6]],
  ['const.page.group-posts', groupPostSizes, { first: 15, further: 15 }],
  ['const.page.user-posts', profileSource('u1', 'posts').sizes, { first: 15, further: 15 }],
  ['const.page.user-replies', profileSource('u1', 'replies').sizes.first, 20],
  ['const.page.reply-reposts-list', [profileSource('u1', 'replies').sizes.further, profileSource('u1', 'reposts').sizes.further], [10, 10]],
  ['gap.user.replies-page', profileSource('u1', 'replies').sizes, { first: 20, further: 10 }],
  ['const.page.unread-posts', profileSource('u1', 'unread').sizes, { first: 15, further: 15 }],
  ['const.page.org-lists', listLimit, 100],
  ['const.page.org-search', searchLimit, 50],
  ['const.page.notifications', notificationsPage, 10],
  ['const.toast.default', toastLife.regular, 5000],
  ['const.toast.other', [toastLife.short, toastLife.long], [3000, 7000]],
  ['const.profile-refresh-debounce', profileRefreshDelay, 400],
  ['const.uri-limit', maxUrlLength, 8000],
  ['val.uri-length', maxUrlLength, 8000],
  ['ep.rule.uri-limit', maxUrlLength, 8000],
  ['const.header.platform', readHeaders['X-Sez-Platform'], 'web'],
  ['ep.rule.platform-header', readHeaders['X-Sez-Platform'], 'web'],
  ['const.weigh-in-slots', thresholdCount, 5],
  ['const.search-min', [minSearchLength, shortestGroupSearch], [2, 2]],
  ['const.phone-default-country', defaultCountry, 'US'],
])('%s is as documented', (_row, used, documented) => {
  expect(used).toEqual(documented);
});
