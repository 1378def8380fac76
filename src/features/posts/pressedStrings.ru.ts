import type { Translation } from '@/shared/i18n';
import { noun } from '@/shared/i18n/noun.ts';
import type { pressedStrings } from './pressedStrings.ts';

export const russian: Translation<typeof pressedStrings> = {
  requestFailed: 'Запрос не выполнен',
  limitReached: 'Вы достигли предела постов, доступного при вашем рейтинге',
  yourWeighIn: 'Ваша оценка',
  share: 'Поделиться',
  blockUser: (name) => `Заблокировать: ${name}`,
  unblockUser: (name) => `Разблокировать: ${name}`,
  blockUserQuestion: (name) => `Заблокировать пользователя ${name}?`,
  blockUserConsequence: 'Вы перестанете видеть его посты и получать от него ответы.',
  block: 'Заблокировать',
  deleted: { post: 'Пост удалён', quote: 'Цитата удалена', repost: 'Репост удалён', reply: 'Ответ удалён' },
  copyLink: 'Скопировать ссылку',
  copyText: 'Скопировать текст',
  textCopied: 'Текст скопирован',
  textNotCopied: 'Не удалось скопировать текст. Выделите его и скопируйте сами.',
  whoWeighedIn: 'Кто оценил',
  blockReplies: 'Запретить отвечать',
  unblockReplies: 'Снова разрешить отвечать',
  replyBlocked: { title: 'Готово!', description: 'Пользователь больше не может отвечать на этот пост.' },
  replyUnblocked: { title: 'Разрешено', description: 'Пользователь снова может отвечать на этот пост.' },
  undo: 'Отменить',
  delete: 'Удалить',
  deleteQuestion: 'Удалить этот пост?',
  deleteConsequence: 'Он исчезнет для всех вместе с репостами.',
  cancel: 'Отмена',
  categoryQuestions: {
    '2': 'Помогает ли это что-то понять?',
    '3': 'Относится ли это к тому, на что отвечает?',
    '4': 'Уважительно ли это к людям?',
  },
  averagesFrom: (count) =>
    `${noun(count, 'Оценил', 'Оценили', 'Оценили')} ${count} ${noun(count, 'человек', 'человека', 'человек')}; полоски — среднее.`,
  weighInComment: 'Почему? (необязательно)',
  weighInRemove: 'Убрать',
  weighInUpdate: 'Обновить',
  weighInSent: 'Оценка поставлена',
  weighInRemoved: 'Оценка снята',
  weighInKept: 'Ещё не отправлено. Ваш комментарий сохранён здесь.',
  levels: ['Очень низко', 'Низко', 'Нейтрально', 'Высоко', 'Очень высоко'],
};
