import { catalogue, plural } from '@/shared/i18n';

export const strings = catalogue('thread', {
  post: 'Post',
  loadingPost: 'Loading the post',
  reply: 'Reply',
  replies: 'Replies',
  missingTitle: 'We couldn’t find this post',
  missingText: 'It may have been deleted, or it’s only for members of a group.',
  failedTitle: 'The post didn’t load',
  repliesFailedTitle: 'Replies didn’t load',
  toFeed: 'Back to the feed',
  sort: 'Order of the replies',
  noOrder: 'Без сортировки',
  orders: { newest: 'Newest', oldest: 'Oldest', rated: 'Highest rated' },
  openImage: (description: string) => `Enlarge: ${description}`,
  averagesFrom: (count: number) => `Averages from ${count} ${plural(count, { one: 'person', other: 'people' })}`,
  moreWeighIns: (count: number, total: number) => `Show ${count} more of ${total} weigh-ins`,
  noReplies: 'No replies yet',
  noRepliesText: 'Start the conversation.',
  more: (count: number) => `Show ${count} more ${plural(count, { one: 'reply', other: 'replies' })}`,
  writeReplyTo: (name: string) => `Write a reply to ${name}`,
  writeReply: 'Reply',
});
