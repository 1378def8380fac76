import { catalogue, formatWhole, plural } from '@/shared/i18n';

/** A sentence that is the same for one person and several. */
const act = (sentence: string) => (_people: number) => sentence;

export const strings = catalogue('notifications', {
  title: 'Notifications',
  unread: 'Unread',
  earlier: 'Earlier',
  count: (count: number) => `${formatWhole(count)} unread`,
  loading: 'Loading notifications',
  failedTitle: 'Notifications didn’t load',
  none: 'No notifications yet',
  noneText:
    'When someone replies to you, mentions you, follows you, weighs in on a post of yours or invites you to a group, you’ll read it here.',
  caughtUp: 'You’re all caught up',
  caughtUpText: 'Replies, mentions, follows and weigh-ins will appear here.',
  showMore: 'Show more',
  left: (count: number) => `${formatWhole(count)} more ${plural(count, { one: 'notification', other: 'notifications' })}`,
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  markedAll: 'All marked as read',
  markGroupRead: (count: number) => `Mark ${formatWhole(count)} as read`,
  followBack: 'Follow back',
  and: ' and ',
  others: (count: number) => `${formatWhole(count)} ${plural(count, { one: 'other', other: 'others' })}`,
  earlierCount: (count: number) => `${formatWhole(count)} earlier`,
  markedRead: 'Marked as read',
  /** `{actor}` is replaced by the names, `{group}` by the group's. */
  sentences: {
    follow: act('{actor} followed you'),
    reply: act('{actor} replied to you'),
    quote: act('{actor} quoted your post'),
    repost: act('{actor} reposted your post'),
    reaction: act('{actor} weighed in on your post'),
    mention: act('{actor} mentioned you'),
    group_invitation: act('{actor} invited you to {group}'),
    group_join_request: act('{actor} asked to join {group}'),
    group_join_approved: act('{actor} let you into {group}'),
    group_join_declined: act('{actor} declined your request to join {group}'),
  },
  kinds: {
    follow: 'Follow',
    reply: 'Reply',
    quote: 'Quote',
    repost: 'Repost',
    reaction: 'Weigh-in',
    mention: 'Mention',
    group_invitation: 'Group invitation',
    group_join_request: 'Request to join',
    group_join_approved: 'Request accepted',
    group_join_declined: 'Request declined',
    weigh_in: 'Weigh-in mark',
    system: 'Notice',
  },
  wordless: 'You have a new notification',
});
