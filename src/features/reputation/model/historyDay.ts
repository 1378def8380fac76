import { formatDay } from '@/shared/i18n';

/** A day of the history (`YYYY-MM-DD`) as a local day. Without a time it would be parsed as midnight UTC, the day before in America. */
export const formatHistoryDay = (date: string): string => formatDay(`${date.slice(0, 10)}T00:00`);
