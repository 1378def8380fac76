import { catalogue, plural } from '@/shared/i18n';

export const strings = catalogue('connections', {
  title: 'Connections',
  titleOf: (name: string) => `Connections of ${name}`,
  tabsLabel: 'Kind of connection',
  tabs: { followers: 'Followers', following: 'Following', monitoring: 'Monitoring', channels: 'Channels' },
  filters: 'Filters',
  verified: 'Verified',
  unreadFirst: 'Unread first',
  sort: 'Sort',
  /** Fixed by the specification (section 2); the element that shows it sets its language. */
  unsorted: 'Без сортировки',
  sortings: { newest: 'Newest first', oldest: 'Oldest first', rated: 'Highest rated' },
  sortedLoaded: (loaded: string, all: string) => `Sorted: the ${loaded} of ${all} that are loaded`,
  loading: 'Loading people',
  loadingChannels: 'Loading channels',
  failedTitle: 'People didn’t load',
  failedText: 'Failed to load content. Please check your connection and try again.',
  invalidTitle: 'The link is incomplete',
  empty: {
    followers: { title: 'No followers yet', text: 'Followers will appear here.' },
    following: { title: 'Nobody followed yet', text: 'Followed people will appear here.' },
    monitoring: { title: 'Nobody monitored', text: 'Monitored people will appear here.' },
    channels: { title: 'No channels', text: 'Followed and monitored channels will appear here.' },
  },
  emptyFiltered: { title: 'No matches', text: 'Clear the filter to see everyone.' },
  showAll: 'Clear the filter',
  channelKinds: { all: 'All', following: 'Following', monitoring: 'Monitoring' },
  channelKindLabel: 'Which channels',
  unreadPosts: (count: string, number: number) => `${count} unread ${plural(number, { one: 'post', other: 'posts' })}`,
  suggested: 'Suggested people',
});
