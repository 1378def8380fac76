import type { Translation } from '@/shared/i18n';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  title: 'Обзор',
  field: 'Поиск',
  placeholder: 'Люди, посты, группы',
  startTitle: 'Найдите, что почитать',
  startText: 'Введите хотя бы два знака: имя, слово из поста, название группы.',
  suggested: 'Кого почитать',
  recent: 'Недавние запросы',
  clearRecent: 'Очистить',
  removeRecent: (term) => `Убрать «${term}»`,
  tabsLabel: 'Что показать из найденного',
  tabs: { top: 'Главное', people: 'Люди', posts: 'Посты', groups: 'Группы' },
  tabWith: (name, count) => `${name} ${count}`,
  seeAll: (count) => `Показать все: ${count}`,
  nothing: (term) => `По запросу «${term}» ничего нет`,
  nothingText: 'Проверьте написание или сократите запрос.',
  noneOfThese: 'Здесь ничего нет',
  noneOfTheseText: 'Кое-что нашлось на других вкладках.',
  failedTitle: 'Поиск не сработал',
  found: (people, posts, groups) => `Людей: ${people}, постов: ${posts}, групп: ${groups}`,
};
