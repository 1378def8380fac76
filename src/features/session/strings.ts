import { catalogue } from '@/shared/i18n';

export const strings = catalogue('session', {
  expiredTitle: 'Error 401',
  expired: 'Session expired. Please log in to continue.',
  forbidden: 'Sorry, access to this resource forbidden.',
  accountGone: 'This account no longer exists. Contact support for help, or log out to return to the home screen.',
  accountGoneTitle: 'Account unavailable',
  logOut: 'Log out',
});
