import type { laterLabels } from './laterLabels.ts';

export const russian: typeof laterLabels = {
  close: 'Закрыть',
  clear: 'Очистить',
  required: 'Обязательное поле',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  decimalMark: ',',
  message: 'Сообщение',
  cancel: 'Отмена',
  confirm: 'Подтвердить',
  tooLong: (characters) => `Лишних знаков: ${characters}`,
  images: 'Изображения',
  imageTitle: (number, count) => (count === 1 ? 'Изображение' : `Изображение ${number} из ${count}`),
  previousImage: 'Предыдущее изображение',
  nextImage: 'Следующее изображение',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
  wholeCaption: 'Показать описание целиком',
  showAsTable: 'Показать таблицей',
  showAsChart: 'Показать графиком',
};
