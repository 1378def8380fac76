import { catalogue, plural } from '@/shared/i18n';

export const strings = catalogue('feed', {
  title: 'Feed',
  tabs: { all: 'All', following: 'Following', monitoring: 'Monitoring', reply: 'Reply' },
  tabsLabel: 'Feed filters',
  posts: 'Posts',
  newPosts: (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''} ${plural(count, { one: 'new post', other: 'new posts' })}`,
  empty: {
    all: { title: 'Nothing here yet', text: 'Be the first to say something worth reading.' },
    following: { title: 'Nobody here yet', text: 'Follow a few people and their posts will gather in this tab.' },
    monitoring: { title: 'Nobody here yet', text: 'People you monitor quietly show up in this tab.' },
    reply: { title: 'No replies yet', text: 'Replies that people write, and your own, will gather here.' },
    tag: { title: 'No posts with this tag', text: 'Posts that carry the tag will gather here.' },
  },
  repostedBy: (name: string, others: number) =>
    others > 0 ? `${name} and ${others} ${plural(others, { one: 'other', other: 'others' })} reposted` : `${name} reposted`,
  images: (count: number) => plural(count, { one: 'An image', other: `${count} images` }),
  dense: 'Dense feed',
  roomy: 'Back to the usual feed',
  modernTitle: 'Dense feed',
  introTitle: 'Welcome: a few posts to begin with',
  introDismiss: 'Dismiss the welcome posts',
  introDismissed: 'Welcome posts dismissed',
  findPeople: 'Find people',
  write: 'Write a post',
});
