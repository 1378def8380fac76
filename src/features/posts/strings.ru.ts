import type { Translation } from '@/shared/i18n';
import { noun } from '@/shared/i18n/noun.ts';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  pageFailed: 'Не удалось загрузить посты. Повторите попытку позже.',
  loadingPosts: 'Загрузка постов',
  failedTitle: 'Посты не загрузились',
  quotedPost: 'Показать цитируемый пост',
  unavailable: 'Этот пост больше недоступен.',
  showMore: 'Показать полностью',
  showLess: 'Свернуть',
  unread: 'Не прочитано',
  edited: 'изменено',
  editedAt: (moment) => `Изменено ${moment}`,
  moreReplies: (count) => `Показать ещё ${count} ${noun(count, 'ответ', 'ответа', 'ответов')}`,
  reply: 'Ответить',
  repliesClosed: 'Отвечать могут только те, на кого автор подписан или кого упоминает.',
  cannotReply: 'На этот пост нельзя ответить.',
  repost: 'Репост',
  quote: 'Процитировать',
  edit: 'Изменить',
  more: 'Ещё',
  weighedInOn: (name) => `Оценка поста пользователя ${name}`,
  answers: (name) => `Ответ пользователю ${name}`,
  reposted: (name, others = 0) =>
    `Репост: ${name}${others > 0 ? ` и ещё ${others} ${noun(others, 'человек', 'человека', 'человек')}` : ''}`,
  replies: (count) => `${count} ${noun(count, 'ответ', 'ответа', 'ответов')}`,
  reposts: (count) => `${count} ${noun(count, 'репост', 'репоста', 'репостов')}`,
  imageOf: (index, count) => `Изображение ${index} из ${count}`,
  weighIn: 'Оценить',
  weighedIn: 'Оценено',
  weighInAverages: (values) => `В среднем: ${values}`,
  onItsWay: { sending: 'Отправка…', waiting: 'Ждёт подключения', failed: 'не отправлено' },
};
