import type { Translation } from '@/shared/i18n';
import type { copyStrings } from './copyStrings.ts';

export const russian: Translation<typeof copyStrings> = {
  linkCopied: 'Ссылка скопирована',
  title: 'Скопируйте ссылку',
  why: 'Браузер не дал странице её скопировать, поэтому скопируйте её сами.',
  link: 'Ссылка',
};
