import type { Translation } from '@/shared/i18n';
import { nounOfShort } from '@/shared/i18n/noun.ts';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  networkFailed: 'Сетевой запрос не удался',
  follow: 'Подписаться',
  following: 'Вы подписаны',
  monitor: 'Наблюдать',
  monitoring: 'Вы наблюдаете',
  followLabel: { follow: (name) => `Подписаться: ${name}`, monitor: (name) => `Наблюдать: ${name}` },
  stopLabel: { follow: (name) => `Отменить подписку: ${name}`, monitor: (name) => `Прекратить наблюдение: ${name}` },
  added: {
    follow: (name) => `${name} теперь в ленте «Подписки».`,
    monitor: (name) => `${name} теперь в ленте «Наблюдение».`,
  },
  removed: {
    follow: (name) => `${name} больше не в ленте «Подписки».`,
    monitor: (name) => `${name} больше не в ленте «Наблюдение».`,
  },
  undo: 'Отменить',
  followers: (count, text) => `${text} ${nounOfShort(count, 'подписчик', 'подписчика', 'подписчиков')}`,
  mainChannel: 'Основной канал',
  created: 'Канал создан',
  updated: 'Канал изменён',
  createTitle: 'Новый канал',
  editTitle: 'Изменить канал',
  name: 'Название',
  nameRequired: 'Введите название',
  description: 'Описание',
  descriptionHint: 'О чём этот канал.',
  create: 'Создать канал',
  save: 'Сохранить',
  cancel: 'Отмена',
};
