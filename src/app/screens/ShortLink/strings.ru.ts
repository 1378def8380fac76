import type { Translation } from '@/shared/i18n';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  opening: 'Открываем пост',
  goneTitle: 'Пост не найден',
  gone: 'Возможно, он удалён или ссылка неполная.',
  failedTitle: 'Ссылка не открылась',
};
