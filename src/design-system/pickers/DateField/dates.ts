/** The first day that can be chosen (product specification, section 5). Local time, like every date here. */
export const firstDay = new Date(1900, 0, 1);

const two = (number: number) => String(number).padStart(2, '0');

/** The format that the field shows and emits: en-US, "12/31/2024". */
export const formatDate = (date: Date): string => date.toLocaleDateString('en-US');

/** The format that the calendar reads out for a day: dd/mm/yy with the year in full, "31/12/2024". */
export const formatDay = (date: Date): string => `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;

/** From 1 January 1900 through today, whatever the time of day. */
export function isSelectable(date: Date, today: Date): boolean {
  const endOfToday = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 23, 59, 59, 999);
  return date >= firstDay && date <= endOfToday;
}
