import { catalogue } from '@/shared/i18n';

export const strings = catalogue('feed', {
  title: 'Feed',
  tabs: { all: 'All', following: 'Following', monitoring: 'Monitoring', reply: 'Reply' },
  tabsLabel: 'Feed filters',
  posts: 'Posts',
  empty: {
    all: { title: 'Nothing here yet', text: 'Be the first to say something worth reading.' },
    following: { title: 'Nobody here yet', text: 'Follow a few people and their posts will gather in this tab.' },
    monitoring: { title: 'Nobody here yet', text: 'People you monitor quietly show up in this tab.' },
    reply: { title: 'No replies yet', text: 'Replies that people write, and your own, will gather here.' },
    tag: { title: 'No posts with this tag', text: 'Posts that carry the tag will gather here.' },
  },
  dense: 'Dense feed',
  findPeople: 'Find people',
  write: 'Write a post',
});
