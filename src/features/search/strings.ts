import { catalogue } from '@/shared/i18n';

export const strings = catalogue({
  title: 'Explore',
  field: 'Search',
  placeholder: 'People, posts and groups',
  startTitle: 'Find something worth reading',
  startText: 'Type at least two characters: a name, a word from a post, a group.',
  suggested: 'Suggested people',
  searching: 'Searching',
  people: 'People',
  posts: 'Posts',
  groups: 'Groups',
  nothing: (term: string) => `Nothing for “${term}”`,
  nothingText: 'Check the spelling, or try fewer letters.',
  failedTitle: 'The search did not work',
  failedText: 'Failed to load content. Please check your connection and try again.',
  found: (people: number, posts: number, groups: number) => `People: ${people}, posts: ${posts}, groups: ${groups}`,
});
