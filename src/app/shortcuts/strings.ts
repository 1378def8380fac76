import { catalogue } from '@/shared/i18n';

export const strings = catalogue({
  title: 'Shortcuts',
  toggle: 'Keyboard shortcuts',
  toggleHint: 'Single keys that work while you are not writing',
  groups: { posts: 'Posts', everywhere: 'Everywhere' },
  commands: {
    next: 'Next post',
    previous: 'Previous post',
    open: 'Open the post',
    reply: 'Reply',
    quote: 'Quote',
    repost: 'Repost, or take it back',
    weighIn: 'Weigh in',
    newPosts: 'Show new posts',
    compose: 'Compose',
    search: 'Search',
    feed: 'Feed',
    explore: 'Explore',
    groups: 'Groups',
    notifications: 'Notifications',
    help: 'This list',
    helpAlways: 'This list, always',
  },
  keys: { Enter: 'Enter', Control: 'Ctrl', Meta: 'Cmd' },
  then: 'then',
  plus: '+',
});
