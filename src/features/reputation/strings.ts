import { catalogue } from '@/shared/i18n';

export const strings = catalogue({
  categories: { '2': 'Insightfulness', '3': 'Relevance', '4': 'Politeness' },
  top: (share: number) => `Top ${share}%`,
  bottom: (share: number) => `Bottom ${share}%`,
  historyLabel: 'Scores of the last 30 days',
  points: (count: string) => `${count} points`,
  tierSets: {
    standard: ['Bronze', 'Silver', 'Gold', 'Ruby', 'Diamond'],
    mythical: ['Imp', 'Griffin', 'Unicorn', 'Phoenix', 'Dragon'],
    fish: ['Minnow', 'Trout', 'Salmon', 'Marlin', 'Shark'],
    animals: ['Mouse', 'Fox', 'Wolf', 'Bear', 'Lion'],
    tree: ['Seed', 'Sprout', 'Sapling', 'Oak', 'Sequoia'],
    film: ['Extra', 'Sidekick', 'Stunt Double', 'Hero', 'Legend'],
  },
  tierRange: (low: number, high: number) => `Top ${low} to ${high} percentile`,
});
