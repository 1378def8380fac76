import type { Translation } from '@/shared/i18n';
import { noun } from '@/shared/i18n/noun.ts';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  post: 'Пост',
  loadingPost: 'Загрузка поста',
  reply: 'Ответ',
  replies: 'Ответы',
  missingTitle: 'Пост не найден',
  missingText: 'Возможно, он удалён или виден только участникам группы.',
  failedTitle: 'Пост не загрузился',
  repliesFailedTitle: 'Ответы не загрузились',
  toFeed: 'К ленте',
  sort: 'Порядок ответов',
  noOrder: 'Без сортировки',
  orders: { newest: 'Сначала новые', oldest: 'Сначала старые', rated: 'Сначала ценные' },
  openImage: (description) => `Увеличить: ${description}`,
  averagesFrom: (count) => `В среднем по оценкам ${count} ${noun(count, 'человека', 'человек', 'человек')}`,
  moreWeighIns: (count, total) => `Показать ещё ${count} из ${total} ${noun(total, 'оценки', 'оценок', 'оценок')}`,
  noReplies: 'Ответов пока нет',
  noRepliesText: 'Начните разговор.',
  more: (count) => `Показать ещё ${count} ${noun(count, 'ответ', 'ответа', 'ответов')}`,
  writeReplyTo: (name) => `Ответить: ${name}`,
  writeReply: 'Ответить',
};
