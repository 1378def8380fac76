import type { Translation } from '@/shared/i18n';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  title: 'Лента',
  tabs: { all: 'Все', following: 'Подписки', monitoring: 'Наблюдение', reply: 'Ответы' },
  tabsLabel: 'Что показывать в ленте',
  dense: 'Компактная лента',
};
