import { formatDay } from '@/shared/i18n';

/** A day of the history (`YYYY-MM-DD`). A date without a time begins at midnight in London: read so, it is the day before in all of America. */
export const formatHistoryDay = (date: string): string => formatDay(`${date.slice(0, 10)}T00:00`);
