import { catalogue, plural } from '@/shared/i18n';

export const strings = catalogue({
  post: 'Post',
  reply: 'Reply',
  replies: 'Replies',
  loadingPost: 'Loading the post',
  loadingReplies: 'Loading replies',
  missingTitle: 'This post is not here',
  missingText: 'It may have been deleted, or it is only for members of a group.',
  failedTitle: 'The post did not load',
  repliesFailedTitle: 'Replies did not load',
  failedText: 'Failed to load content. Please check your connection and try again.',
  toFeed: 'Back to the feed',
  noReplies: 'No replies yet',
  noRepliesText: 'Start the conversation.',
  more: (count: number) => `Show ${count} more ${plural(count, { one: 'reply', other: 'replies' })}`,
  writeReplyTo: (name: string) => `Write a reply to ${name}`,
  writeReply: 'Reply',
  inReplyTo: 'In reply to',
  showAllWeighIns: (count: number) => `${count} ${plural(count, { one: 'person', other: 'people' })} weighed in`,
});
