import type { Translation } from '@/shared/i18n';
import type { lateStrings } from './lateStrings.ts';

export const russian: Translation<typeof lateStrings> = {
  yourStanding: 'Ваша репутация',
  suggestedPeople: 'Кого почитать',
  themeMode: 'Оформление',
  modes: { auto: 'Авто', light: 'Светлое', dark: 'Тёмное' },
  customizeTheme: 'Настроить тему',
  account: 'Аккаунт',
  logOut: 'Выйти',
  notFoundText: 'Такой страницы нет. Возможно, она переехала или ссылка неполная.',
  toStart: 'На главную',
  offlineSince: (moment) => `Нет сети. Здесь то, что вы видели в последний раз, по состоянию на ${moment}.`,
  loadedAt: (moment) => `Вы снова в сети. Показано то, что загружено ${moment}.`,
  onlineAgain: 'Вы снова в сети.',
  refresh: 'Обновить',
  newRelease: 'Вышла новая версия Sez.',
  reload: 'Перезагрузить',
  shareGone: 'Не удалось получить то, чем вы поделились. Поделитесь ещё раз или прикрепите здесь.',
};
