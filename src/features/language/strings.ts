import { catalogue } from '@/shared/i18n';

export const strings = catalogue('language', {
  language: 'Language',
  system: 'System',
});
