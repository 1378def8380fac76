import type { Translation } from '@/shared/i18n';
import type { questionStrings } from './questionStrings.ts';

export const russian: Translation<typeof questionStrings> = {
  '2': 'Есть ли в посте новое?',
  '3': 'Пост по теме?',
  '4': 'Пост справедлив к\u{A0}людям?',
};
