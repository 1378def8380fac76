import { catalogue, formatWhole, plural } from '@/shared/i18n';

/** Texts on posts and beside people; `standingStrings` holds the rest. */
export const strings = catalogue('reputation', {
  categories: { '2': 'Insightfulness', '3': 'Relevance', '4': 'Politeness' },
  top: (share: number) => `Top ${share}%`,
  bottom: (share: number) => `Bottom ${share}%`,
  unrated: 'No rating yet',
  points: (count: number) => `${formatWhole(count)} ${plural(count, { one: 'point', other: 'points' })}`,
});
