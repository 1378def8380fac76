import { formatWhole, type Translation } from '@/shared/i18n';
import { noun } from '@/shared/i18n/noun.ts';
import type { strings } from './strings.ts';

/** One person acts in the present, several in the past, because only those forms have no gender. */
const act = (one: string, several: string) => (people: number) => (people > 1 ? several : one);

export const russian: Translation<typeof strings> = {
  title: 'Уведомления',
  unread: 'Новые',
  earlier: 'Раньше',
  count: (count) => `${formatWhole(count)} ${noun(count, 'новое', 'новых', 'новых')}`,
  loading: 'Загрузка уведомлений',
  failedTitle: 'Уведомления не загрузились',
  none: 'Уведомлений пока нет',
  noneText: 'Здесь появится, когда вам ответят, упомянут вас, подпишутся на вас, оценят ваш пост или пригласят в группу.',
  caughtUp: 'Всё прочитано',
  caughtUpText: 'Здесь появятся ответы, упоминания, подписки и оценки.',
  showMore: 'Показать ещё',
  left: (count) => `Ещё ${formatWhole(count)} ${noun(count, 'уведомление', 'уведомления', 'уведомлений')}`,
  markRead: 'Отметить прочитанным',
  markAll: 'Отметить все прочитанными',
  markedAll: 'Все отмечены прочитанными',
  markGroupRead: (count) => `Отметить ${formatWhole(count)} прочитанными`,
  followBack: 'Подписаться',
  and: ' и ',
  others: (count) => `ещё ${formatWhole(count)} ${noun(count, 'человек', 'человека', 'человек')}`,
  earlierCount: (count) => `Раньше: ${formatWhole(count)}`,
  markedRead: 'Отмечено прочитанным',
  sentences: {
    follow: act('{actor} подписывается на вас', '{actor} подписались на вас'),
    reply: act('{actor} отвечает вам', '{actor} ответили вам'),
    quote: act('{actor} цитирует ваш пост', '{actor} процитировали ваш пост'),
    repost: act('{actor} делает репост вашего поста', '{actor} сделали репост вашего поста'),
    reaction: act('{actor} оценивает ваш пост', '{actor} оценили ваш пост'),
    mention: act('{actor} упоминает вас', '{actor} упомянули вас'),
    group_invitation: act('{actor} приглашает вас в группу «{group}»', '{actor} пригласили вас в группу «{group}»'),
    group_join_request: act('{actor} просит принять в группу «{group}»', '{actor} попросили принять в группу «{group}»'),
    group_join_approved: act('{actor} принимает вас в группу «{group}»', '{actor} приняли вас в группу «{group}»'),
    group_join_declined: act('{actor} отклоняет вашу заявку в группу «{group}»', '{actor} отклонили вашу заявку в группу «{group}»'),
  },
  kinds: {
    follow: 'Подписка',
    reply: 'Ответ',
    quote: 'Цитата',
    repost: 'Репост',
    reaction: 'Оценка',
    mention: 'Упоминание',
    group_invitation: 'Приглашение в группу',
    group_join_request: 'Заявка на вступление',
    group_join_approved: 'Заявка принята',
    group_join_declined: 'Заявка отклонена',
    weigh_in: 'Порог оценок',
    system: 'Сообщение',
  },
  wordless: 'У вас новое уведомление',
};
