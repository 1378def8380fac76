import type { Translation } from '@/shared/i18n';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  markedBotTitle: 'Похоже, пост написал бот',
  markedBot: 'На него пожаловались: возможно, его написал не человек. Читайте с осторожностью.',
  markedBotOwn: 'На ваш пост пожаловались: возможно, его написал не человек.',
  seePost: 'Открыть пост',
};
