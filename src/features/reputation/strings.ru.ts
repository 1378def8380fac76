import { formatWhole, type Translation } from '@/shared/i18n';
import { noun } from '@/shared/i18n/noun.ts';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  categories: { '2': 'Глубина', '3': 'Уместность', '4': 'Вежливость' },
  top: (share) => `Топ ${share} %`,
  bottom: (share) => `Нижние ${share} %`,
  unrated: 'Рейтинга пока нет',
  points: (count) => `${formatWhole(count)} ${noun(count, 'балл', 'балла', 'баллов')}`,
};
