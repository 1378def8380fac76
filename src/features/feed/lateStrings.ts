import { catalogue, plural } from '@/shared/i18n';

/** What the pill, the welcome posts and the dense feed say. A file of its own, because they come later than the feed. */
export const lateStrings = catalogue('feed/late', {
  newPosts: (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''} ${plural(count, { one: 'new post', other: 'new posts' })}`,
  images: (count: number) => plural(count, { one: 'An image', other: `${count} images` }),
  roomy: 'Back to the usual feed',
  modernTitle: 'Dense feed',
  introTitle: 'Welcome: a few posts to begin with',
  introDismiss: 'Dismiss the welcome posts',
  introDismissed: 'Welcome posts dismissed',
  repostedBy: (name: string, others: number) =>
    others > 0 ? `${name} and ${others} ${plural(others, { one: 'other', other: 'others' })} reposted` : `${name} reposted`,
});
