import { catalogue, plural } from '@/shared/i18n';

/** The texts of the pill, the welcome posts, an empty tab and the dense feed. A file of its own, because they are loaded after the feed. */
export const lateStrings = catalogue('feed/late', {
  empty: {
    all: { title: 'Nothing here yet', text: 'Be the first to say something worth reading.' },
    following: { title: 'No posts yet', text: 'Follow a few people and their posts will appear here.' },
    monitoring: { title: 'No posts yet', text: 'Posts by people you monitor will appear here.' },
    reply: { title: 'No replies yet', text: 'Replies, including your own, will appear here.' },
    tag: { title: 'No posts with this tag', text: 'Posts with this tag will appear here.' },
  },
  findPeople: 'Find people',
  write: 'Write a post',
  newPosts: (count: number, isMore: boolean) => `${count}${isMore ? '+' : ''} ${plural(count, { one: 'new post', other: 'new posts' })}`,
  images: (count: number) => plural(count, { one: 'An image', other: `${count} images` }),
  roomy: 'Back to the usual feed',
  modernTitle: 'Dense feed',
  modernTag: (tag: string) => `Dense feed: #${tag}`,
  firstSteps: {
    title: 'First steps',
    picture: 'Add a picture',
    people: (followed: number, wanted: number) => `Follow three people (${followed} of ${wanted})`,
    weighIn: 'Weigh in on a post',
    done: ': done',
    dismiss: 'Dismiss the first steps',
    dismissed: 'First steps dismissed',
  },
  introTitle: 'Welcome: a few posts to begin with',
  introMore: 'Show all of the welcome posts',
  introDismiss: 'Dismiss the welcome posts',
  suggested: 'Suggested people',
  introDismissed: 'Welcome posts dismissed',
});
