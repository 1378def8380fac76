/** Series differ by colour and by dash: solid, dashed, dotted. */
export const seriesTones = ['one', 'two', 'three'] as const;
export type SeriesTone = (typeof seriesTones)[number];

export interface ChartSeries {
  name: string;
  /** One value per moment, oldest first; null where none is known. */
  values: readonly (number | null)[];
}
