import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The file with the typeface of the product. */
export const FONT_FILE = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

export const fontData = (): Buffer => readFileSync(FONT_FILE);

/**
 * The typeface of the product, as on its pages: used only if it is there at the first paint, so that it never moves text; the
 * fallback has the same line height.
 */
export const fontStyles = (url: string): string => `@font-face {
  font-family: 'Figtree Variable';
  font-display: optional;
  font-weight: 300 900;
  src: url('${url}') format('woff2');
  unicode-range:
    U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122,
    U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: 'Figtree Fallback';
  font-weight: 300 549;
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 101%;
  ascent-override: 94%;
  descent-override: 24.75%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Figtree Fallback';
  font-weight: 550 900;
  src: local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold');
  size-adjust: 98%;
  ascent-override: 96%;
  descent-override: 25.5%;
  line-gap-override: 0%;
}
`;
