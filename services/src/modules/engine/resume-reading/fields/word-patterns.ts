/** A text as a pattern; its spaces match any space. */
export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);

/** A pattern for one of the texts, the longest that matches. */
export const oneOf = (texts: readonly string[]): string =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** No letter or digit before, or after: `\b` knows only Latin letters without accents. */
export const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
export const AFTER = String.raw`(?![\p{L}\p{N}])`;
