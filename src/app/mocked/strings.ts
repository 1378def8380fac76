import { catalogue } from '@/shared/i18n';

/** Texts of mocked builds only, in a separate file so that the live build doesn't contain them. */
export const strings = catalogue('app/mocked', {
  notRobot: 'I am not a robot',
  offline: 'Mocked check',
  note: 'Mocked build',
  noteText: (phone: string, code: string) => `No SMS is sent. Use ${phone} and the code ${code}.`,
});
