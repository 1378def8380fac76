import { catalogue } from '@/shared/i18n';

export const strings = catalogue('app/screens/ShortLink', {
  opening: 'Opening the post',
  goneTitle: 'This link leads nowhere',
  gone: 'Its post may have been deleted, or the link is incomplete.',
  failedTitle: 'The link did not open',
  failed: 'Check your connection and try again.',
});
