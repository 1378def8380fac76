import type { Translation } from '@/shared/i18n';
import type { pictureStrings } from './pictureStrings.ts';

export const russian: Translation<typeof pictureStrings> = {
  changePicture: 'Сменить фото',
  cancel: 'Отмена',
};
