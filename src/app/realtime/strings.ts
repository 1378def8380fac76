import { catalogue } from '@/shared/i18n';

/** Messages of live events, in a file of their own because they are loaded with the live connection. */
export const strings = catalogue('app/realtime', {
  markedBotTitle: 'A post looks automated',
  markedBot: 'It was reported as written by a machine. Read it with care.',
  markedBotOwn: 'A post of yours was reported as written by a machine.',
  seePost: 'See the post',
});
