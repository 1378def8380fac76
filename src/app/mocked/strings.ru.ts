import type { Translation } from '@/shared/i18n';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  notRobot: 'Я не робот',
  offline: 'Учебная проверка',
  note: 'Учебная сборка',
  noteText: (phone, code) => `SMS не отправляются. Введите ${phone} и код ${code}.`,
};
