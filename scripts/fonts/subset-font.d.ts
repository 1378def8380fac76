declare module 'subset-font' {
  /** Creates a subset of a font (harfbuzz). Only the options used here are declared. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** OpenType features to keep. */
      keepFeatures: readonly string[];
      /** Variation axes to restrict to a range. */
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
