import { catalogue } from '@/shared/i18n';

/** What live events say. A file of its own, because it comes with the live connection. */
export const strings = catalogue('app/realtime', {
  markedBotTitle: 'A post looks automated',
  markedBot: 'It was reported as written by a machine. Read it with care.',
  markedBotOwn: 'A post of yours was reported as written by a machine.',
  seePost: 'See the post',
});
