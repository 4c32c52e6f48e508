declare module 'subset-font' {
  /** The font with the glyphs of a text only, and its axes at the given values. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt';
      variationAxes: Readonly<Record<string, number>>;
      dropTables?: readonly string[];
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
