import { catalogue } from '@/shared/i18n';

export const strings = catalogue('lists', {
  retry: 'Retry',
  end: 'You have read everything here.',
});
