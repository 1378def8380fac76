export { formatAge, formatDay, formatMoment } from './dates.ts';
export { catalogue, locale, plural } from './locale.ts';
export { formatShort, formatSigned, formatWhole } from './numbers.ts';
