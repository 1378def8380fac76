import { catalogue, plural } from '@/shared/i18n';

export const strings = catalogue({
  title: 'Feed',
  tabs: { all: 'All', following: 'Following', monitoring: 'Monitoring' },
  tabsLabel: 'Feed filters',
  posts: 'Posts',
  newPosts: (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''} ${plural(count, { one: 'new post', other: 'new posts' })}`,
  empty: {
    all: { title: 'Nothing here yet', text: 'Be the first to say something worth reading.' },
    following: { title: 'Nobody here yet', text: 'Follow a few people and their posts will gather in this tab.' },
    monitoring: { title: 'Nobody here yet', text: 'People you monitor quietly show up in this tab.' },
    tag: { title: 'No posts with this tag', text: 'Posts that carry the tag will gather here.' },
  },
  findPeople: 'Find people',
  write: 'Write a post',
});
