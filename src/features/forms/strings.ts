import { catalogue } from '@/shared/i18n';

export const strings = catalogue('forms', {
  notes: {
    kept: 'What you wrote before is here again. It has not been sent.',
    overtaken: 'What you wrote before is here again. Somebody has changed this meanwhile: look through it before you save.',
    perhapsSent: 'This was being sent when the page was left. Look whether it has arrived before you send it again.',
    discarded: 'What you wrote before is discarded.',
  },
  discard: 'Discard',
  restore: 'Bring it back',
});
