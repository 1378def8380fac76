import { catalogue } from '@/shared/i18n';

/** The texts of a post's menu and weigh-in. A file of its own, because they are loaded with the first press. */
export const pressedStrings = catalogue('posts/pressed', {
  share: 'Share',
  blockUser: (name: string) => `Block ${name}`,
  unblockUser: (name: string) => `Unblock ${name}`,
  blockUserQuestion: (name: string) => `Block ${name}?`,
  blockUserConsequence: 'You will no longer see their posts, and they cannot reply to you.',
  block: 'Block',
  deleted: { post: 'Post deleted', quote: 'Quote deleted', repost: 'Repost deleted', reply: 'Reply deleted' },
  copyLink: 'Copy link',
  blockReplies: 'Block from replying',
  unblockReplies: 'Allow to reply again',
  replyBlocked: { title: 'Blocked!', description: 'The user has been blocked from replying to this post.' },
  replyUnblocked: { title: 'Unblocked', description: 'The user can reply to this post again.' },
  delete: 'Delete',
  deleteQuestion: 'Delete this post?',
  deleteConsequence: 'It disappears for everyone, with its reposts.',
  cancel: 'Cancel',
  weighInComment: 'Say why (optional)',
  weighInRemove: 'Remove',
  weighInUpdate: 'Update',
  weighInSent: 'Weighed in',
  weighInRemoved: 'Weigh-in removed',
  weighInKept: 'Not sent yet. Your comment is saved here.',
  levels: ['Very low', 'Low', 'Neutral', 'High', 'Very high'] as const,
});
