import type { Translation } from '@/shared/i18n';
import { nounOfShort } from '@/shared/i18n/noun.ts';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  title: 'Связи',
  titleOf: (name) => `Связи: ${name}`,
  notFound: 'Страница не найдена',
  unknownList: 'Такого списка нет.',
  toFollowers: 'К подписчикам',
  tabsLabel: 'Вид связи',
  tabs: { followers: 'Подписчики', following: 'Подписки', monitoring: 'Наблюдение', channels: 'Каналы' },
  filters: 'Фильтры',
  verified: 'Подтверждённые',
  unreadFirst: 'Сначала непрочитанное',
  sort: 'Сортировка',
  unsorted: 'Без сортировки',
  sortings: { newest: 'Сначала новые', oldest: 'Сначала старые', rated: 'По рейтингу' },
  sortedLoaded: (loaded, all) => `Отсортированы загруженные: ${loaded} из ${all}`,
  loading: 'Загрузка списка людей',
  loadingChannels: 'Загрузка каналов',
  failedTitle: 'Список не загрузился',
  failedText: 'Не удалось загрузить содержимое. Проверьте подключение и повторите попытку.',
  invalidTitle: 'Ссылка неполная',
  empty: {
    followers: { title: 'Подписчиков пока нет', text: 'Подписчики появятся здесь.' },
    following: { title: 'Подписок пока нет', text: 'Здесь появятся те, на кого оформлена подписка.' },
    monitoring: { title: 'Наблюдений нет', text: 'Здесь появятся те, за кем ведётся наблюдение.' },
    channels: { title: 'Каналов нет', text: 'Здесь появятся каналы из подписок и наблюдения.' },
  },
  emptyFiltered: { title: 'Ничего не подходит', text: 'Сбросьте фильтр, чтобы увидеть всех.' },
  showAll: 'Сбросить фильтр',
  channelKinds: { all: 'Все', following: 'Подписки', monitoring: 'Наблюдение' },
  channelKindLabel: 'Какие каналы',
  unreadPosts: (count, number) => `${count} ${nounOfShort(number, 'непрочитанный пост', 'непрочитанных поста', 'непрочитанных постов')}`,
  suggested: 'Кого почитать',
};
