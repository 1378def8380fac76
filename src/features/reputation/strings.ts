import { catalogue, formatWhole, plural } from '@/shared/i18n';

/** What stands on posts and beside people; the rest comes with `standingStrings`. */
export const strings = catalogue('reputation', {
  categories: { '2': 'Insightfulness', '3': 'Relevance', '4': 'Politeness' },
  top: (share: number) => `Top ${share}%`,
  bottom: (share: number) => `Bottom ${share}%`,
  points: (count: number) => `${formatWhole(count)} ${plural(count, { one: 'point', other: 'points' })}`,
});
