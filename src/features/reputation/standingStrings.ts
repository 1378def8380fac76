import { catalogue } from '@/shared/i18n';

/** Texts of the standing only. A file of its own, because it loads later than the posts. */
export const standingStrings = catalogue('reputation/standing', {
  standing: 'Standing, 30 days',
  yourStanding: 'Your standing',
  unratedText: 'Nobody has weighed in on these posts yet.',
  ownUnratedText: 'Your standing begins when somebody weighs in on a post of yours.',
  scoresNow: (scores: string) => `Now: ${scores}`,
  noHistory: 'Scores will appear here after two days.',
  historyFailed: 'The history didn’t load',
  meaning: 'What this means',
  categoriesTitle: 'What people weigh',
  /** Each follows the question of its category. */
  categoryMeanings: {
    '2': 'Knowledge, evidence or an idea of its own.',
    '3': 'It fits what it replies to, and where it was posted.',
    '4': 'Even when it disagrees with them.',
  },
  growthTitle: 'How standing grows',
  growth: [
    'Anyone can weigh in on a post: from −2 to +2 in each category. The sum is added to the author’s rating, which never falls below 0.',
    'Each step takes ten times as many points: 9 points are percentile 25, 99 are 50, 999 are 75, and 9,999 are 100. The ring around a picture shows the percentile.',
  ],
  tiersTitle: 'Tiers',
  tierSetLabel: 'Names of the tiers',
  tierSetHint: 'How tiers are named for you. Saved in this browser.',
  tierSetNames: {
    standard: 'Standard',
    mythical: 'Mythical Creatures',
    fish: 'Fish',
    animals: 'Animals',
    tree: 'Tree',
    film: 'Action Movie',
  },
  historyLabel: 'Scores of the last 30 days',
  tierSets: {
    standard: ['Bronze', 'Silver', 'Gold', 'Ruby', 'Diamond'],
    mythical: ['Imp', 'Griffin', 'Unicorn', 'Phoenix', 'Dragon'],
    fish: ['Minnow', 'Trout', 'Salmon', 'Marlin', 'Shark'],
    animals: ['Mouse', 'Fox', 'Wolf', 'Bear', 'Lion'],
    tree: ['Seed', 'Sprout', 'Sapling', 'Oak', 'Sequoia'],
    film: ['Extra', 'Sidekick', 'Stunt Double', 'Hero', 'Legend'],
  },
  tierRange: (low: number, high: number) => `Percentile ${low}–${high}`,
});
