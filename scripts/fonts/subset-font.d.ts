declare module 'subset-font' {
  /** Makes a smaller font of a font (harfbuzz). Only what is used here is declared. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** OpenType features that stay. */
      keepFeatures: readonly string[];
      /** Variation axes, cut to a range. */
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
