import type { Translation } from '@/shared/i18n';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  language: 'Язык',
  system: 'Системный',
};
