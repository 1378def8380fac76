import { catalogue } from '@/shared/i18n';

/** What each category asks about a post. A file of its own, because the welcome page, a weigh-in and the standing show it without the rest. */
export const questionStrings = catalogue('reputation/question', {
  '2': 'Does it add something?',
  '3': 'Is it on topic?',
  '4': 'Is it fair to people?',
});
