import { catalogue } from '@/shared/i18n';

export const strings = catalogue('search', {
  title: 'Explore',
  field: 'Search',
  placeholder: 'Search people, posts, groups',
  startTitle: 'Find something worth reading',
  startText: 'Type at least two characters: a name, a word from a post, a group.',
  suggested: 'Suggested people',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  removeRecent: (term: string) => `Remove “${term}”`,
  tabsLabel: 'What to show of what was found',
  tabs: { top: 'Top', people: 'People', posts: 'Posts', groups: 'Groups' },
  tabWith: (name: string, count: string) => `${name} ${count}`,
  seeAll: (count: string) => `See all ${count}`,
  nothing: (term: string) => `No results for “${term}”`,
  nothingText: 'Check the spelling, or try fewer letters.',
  noneOfThese: 'No results here',
  noneOfTheseText: 'There are results in the other tabs.',
  failedTitle: 'Search didn’t work',
  found: (people: number, posts: number, groups: number) => `People: ${people}, posts: ${posts}, groups: ${groups}`,
});
