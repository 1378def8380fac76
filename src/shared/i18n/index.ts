export { catalogue, loadLocale, translated } from './catalogue.ts';
export { formatAge, formatDate, formatDay, formatMoment } from './dates.ts';
export { locale, plural } from './locale.ts';
export { formatShort, formatSigned, formatWhole } from './numbers.ts';
