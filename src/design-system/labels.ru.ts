import type { labels } from './labels.ts';

export const russian: typeof labels = {
  remove: 'Убрать',
  retry: 'Повторить',
  loading: 'Загрузка',
  skipToContent: 'К содержанию',
};
