import { catalogue } from '@/shared/i18n';

/** Words of mocked builds only; apart from the feature's own, so that the live build has none of them. */
export const strings = catalogue('app/mocked', {
  notRobot: 'I am not a robot',
  offline: 'Mocked check',
  note: 'Mocked build',
  noteText: (phone: string, code: string) => `No SMS is sent. Use ${phone} and the code ${code}.`,
});
