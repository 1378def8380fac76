import { catalogue } from '@/shared/i18n';

export const strings = catalogue('forms', {
  notes: {
    kept: 'We restored what you wrote. It hasn’t been sent.',
    overtaken: 'We restored what you wrote. Someone has changed this in the meantime, so check it before you save.',
    perhapsSent: 'This was being sent when you left the page. Check whether it arrived before sending it again.',
    discarded: 'Your changes were discarded.',
  },
  discard: 'Discard',
  restore: 'Undo',
});
