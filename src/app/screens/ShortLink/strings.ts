import { catalogue } from '@/shared/i18n';

export const strings = catalogue('app/screens/ShortLink', {
  opening: 'Opening the post',
  goneTitle: 'We couldn’t find this post',
  gone: 'It may have been deleted, or the link is incomplete.',
  failedTitle: 'The link didn’t open',
});
