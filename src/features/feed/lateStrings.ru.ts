import type { Translation } from '@/shared/i18n';
import { noun } from '@/shared/i18n/noun.ts';
import type { lateStrings } from './lateStrings.ts';

export const russian: Translation<typeof lateStrings> = {
  empty: {
    all: { title: 'Здесь пока пусто', text: 'Начните первыми: скажите то, что стоит прочитать.' },
    following: { title: 'Постов пока нет', text: 'Подпишитесь на кого-нибудь, и посты появятся здесь.' },
    monitoring: { title: 'Постов пока нет', text: 'Здесь появятся посты тех, за кем вы наблюдаете.' },
    reply: { title: 'Ответов пока нет', text: 'Здесь появятся ответы, в том числе ваши.' },
    tag: { title: 'С этим тегом постов нет', text: 'Посты с этим тегом появятся здесь.' },
  },
  findPeople: 'Найти людей',
  write: 'Написать пост',
  newPosts: (count, isMore) => (isMore ? `Новые посты: ${count}+` : `${count} ${noun(count, 'новый пост', 'новых поста', 'новых постов')}`),
  images: (count) => (count === 1 ? 'Изображение' : `${count} ${noun(count, 'изображение', 'изображения', 'изображений')}`),
  roomy: 'К обычной ленте',
  modernTitle: 'Компактная лента',
  modernTag: (tag) => `Компактная лента: #${tag}`,
  firstSteps: {
    title: 'Первые шаги',
    picture: 'Добавьте фото',
    people: (followed, wanted) => `Подпишитесь на трёх человек (${followed} из ${wanted})`,
    weighIn: 'Оцените пост',
    done: ': готово',
    dismiss: 'Скрыть первые шаги',
    dismissed: 'Первые шаги скрыты',
  },
  introTitle: 'Добро пожаловать: посты для начала',
  introMore: 'Показать все посты для начала',
  introDismiss: 'Скрыть посты для начала',
  suggested: 'Кого почитать',
  introDismissed: 'Посты для начала скрыты',
};
