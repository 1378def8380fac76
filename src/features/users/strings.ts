import { catalogue } from '@/shared/i18n';

export const strings = catalogue('users', {
  someone: 'User',
  verified: 'Verified',
  admin: 'Administrator',
});
