import type { Translation } from '@/shared/i18n';
import type { actionStrings } from './actionStrings.ts';

export const russian: Translation<typeof actionStrings> = {
  follow: 'Подписаться',
  following: 'Вы подписаны',
  monitor: 'Наблюдать',
  monitoring: 'Вы наблюдаете',
  undo: 'Отменить',
  cardOf: (name) => `Коротко: ${name}`,
  followOrMonitor: 'Подписку видят все, посты попадают в «Подписки». Наблюдение никому не видно, у него своя лента.',
  toFeed: 'К ленте',
  userIdRequired: 'Не указан пользователь',
  block: 'Заблокировать',
  unblock: 'Разблокировать',
  blockQuestion: (name) => `Заблокировать пользователя ${name}?`,
  blockConsequence: (name) =>
    `Вы перестанете видеть посты друг друга, взаимные подписки исчезнут. ${name} об этом не узнает. Разблокировать можно в любой момент.`,
  blocked: {
    title: 'Пользователь заблокирован',
    description: (name) => `Вы больше не увидите посты пользователя ${name} и не получите от него ответов.`,
  },
  unblocked: { title: 'Пользователь разблокирован', description: (name) => `Посты пользователя ${name} снова видны.` },
  added: {
    follow: (name) => `${name} теперь в ленте «Подписки».`,
    monitor: (name) => `${name} теперь в ленте «Наблюдение».`,
  },
  removed: {
    follow: (name) => `${name} больше не в ленте «Подписки».`,
    monitor: (name) => `${name} больше не в ленте «Наблюдение».`,
  },
};
