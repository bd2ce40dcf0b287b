// Types of subset-font, which ships none. Only what scripts/subset-fonts.ts uses.
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat: 'woff2';
    /** Tags of the OpenType features to keep, such as `kern`. */
    keepFeatures: readonly string[];
  }
  /** @param text the characters to keep */
  const subsetFont: (font: Buffer, text: string, options: SubsetFontOptions) => Promise<Buffer>;
  export default subsetFont;
}
