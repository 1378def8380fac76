import type { pickerLabels } from './pickerLabels.ts';

export const russian: typeof pickerLabels = {
  invalidColor: 'Введите # и шесть шестнадцатеричных цифр.',
  colorText: (label) => `${label}, код цвета`,
  refusedNumber: (text, { min, max, value }) => `«${text}» не входит в промежуток от ${min} до ${max}, установлено ${value}.`,
  calendar: 'Календарь',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  month: 'Месяц',
  year: 'Год',
  phonePlaceholder: 'Введите номер телефона',
  extensionLeftOut: (extension) => `Добавочный номер ${extension} пропущен, используется только основной.`,
  country: 'Страна',
  searchCountries: 'Поиск страны',
  noCountries: 'Такой страны нет.',
  noCommands: 'Ничего не найдено.',
  cropPlace: ({ fromLeft, fromTop }) => `${fromLeft} % от левого края, ${fromTop} % от верхнего`,
};
