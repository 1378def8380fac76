import { catalogue } from '@/shared/i18n';

export const strings = catalogue('lists', {
  retry: 'Retry',
  end: 'You’re all caught up.',
});
