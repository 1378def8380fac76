import type { Translation } from '@/shared/i18n';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  notes: {
    kept: 'Мы восстановили то, что вы написали. Это ещё не отправлено.',
    overtaken: 'Мы восстановили то, что вы написали. Тем временем это изменил кто-то другой, поэтому проверьте перед сохранением.',
    perhapsSent: 'Вы покинули страницу во время отправки. Проверьте, дошло ли, прежде чем отправлять снова.',
    discarded: 'Ваши изменения отменены.',
  },
  discard: 'Отменить изменения',
  restore: 'Вернуть',
};
