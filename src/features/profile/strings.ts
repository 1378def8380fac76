import { catalogue, plural } from '@/shared/i18n';

export const strings = catalogue({
  loading: 'Loading the profile',
  missingTitle: 'Nobody here',
  missingText: 'There is no profile at this address.',
  failedTitle: 'The profile did not load',
  failedText: 'Failed to load content. Please check your connection and try again.',
  toFeed: 'Back to the feed',
  posts: 'Posts',
  noPosts: 'No posts yet',
  noPostsText: (name: string) => `What ${name} writes will stand here.`,
  noOwnPostsText: 'What you write will stand here.',
  write: 'Write a post',
  followers: (count: number) => plural(count, { one: 'follower', other: 'followers' }),
  following: 'following',
  postCount: (count: number) => plural(count, { one: 'post', other: 'posts' }),
});
