import { catalogue } from '@/shared/i18n';

/** The product's name beside its mark. Apart from the dialog's sentences, because every page shows it. */
export const logoName = catalogue('Sez');
