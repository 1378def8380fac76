export { catalogue, loadLocale, translated } from './catalogue.ts';
export { formatAge, formatDate, formatDay, formatMoment } from './dates.ts';
export { locale } from './locale.ts';
export { formatShort, formatSigned, formatWhole, plural } from './numbers.ts';
