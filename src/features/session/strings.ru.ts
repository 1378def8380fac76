import type { Translation } from '@/shared/i18n';
import type { strings } from './strings.ts';

export const russian: Translation<typeof strings> = {
  expiredTitle: 'Ошибка 401',
  expired: 'Сеанс истёк. Войдите, чтобы продолжить.',
  forbidden: 'К сожалению, доступ закрыт.',
  accountGone: 'Этого аккаунта больше нет. Обратитесь в поддержку или выйдите, чтобы вернуться на главную страницу.',
  accountGoneTitle: 'Аккаунт недоступен',
  logOut: 'Выйти',
};
