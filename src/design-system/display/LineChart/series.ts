/** Series differ by colour and by dash: solid, dashed, dotted. */
export const seriesLines = ['one', 'two', 'three'] as const;
export type SeriesLine = (typeof seriesLines)[number];

export interface ChartSeries {
  name: string;
  /** One value per moment, oldest first; null where none is known. */
  values: readonly (number | null)[];
}
