import { catalogue } from '@/shared/i18n';

/** Texts about following and blocking. A file of its own, because the first screen doesn't use them. */
export const actionStrings = catalogue('users/action', {
  follow: 'Follow',
  following: 'Following',
  monitor: 'Monitor',
  monitoring: 'Monitoring',
  undo: 'Undo',
  cardOf: (name: string) => `About ${name}`,
  followOrMonitor: 'Follow is public and fills your Following feed. Monitor is silent and has a feed of its own.',
  toFeed: 'Back to the feed',
  userIdRequired: 'User ID is required',
  block: 'Block',
  unblock: 'Unblock',
  blockQuestion: (name: string) => `Block ${name}?`,
  blockConsequence: (name: string) =>
    `You’ll no longer see each other’s posts, and you’ll stop following each other. ${name} isn’t told. You can unblock at any time.`,
  blocked: {
    title: 'User blocked',
    description: (name: string) => `You will no longer see posts from ${name}, and they cannot reply to you.`,
  },
  unblocked: { title: 'User unblocked', description: (name: string) => `You can see posts from ${name} again.` },
  added: {
    follow: (name: string) => `${name} has been added to your Following feed.`,
    monitor: (name: string) => `${name} has been added to your Monitoring feed.`,
  },
  removed: {
    follow: (name: string) => `${name} has been removed from your Following feed.`,
    monitor: (name: string) => `${name} has been removed from your Monitoring feed.`,
  },
});
