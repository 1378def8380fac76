export { catalogue, loadLocale, onLanguage, speak, translated } from './catalogue.ts';
export { formatAge, formatDate, formatDay, formatMoment } from './dates.ts';
export { locale } from './formats.ts';
export type { Translation } from './languages.ts';
export { formatShort, formatSigned, formatWhole, plural } from './numbers.ts';
