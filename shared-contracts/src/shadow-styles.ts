/** Length of one rem in a surface: the size of `font-size: medium`, whatever size the page around it has set for its root. */
export const SURFACE_REM = '--hq-rem';
/** Class of the elements in a surface that stand for the root and the body of a page. */
export const SURFACE_ROOT = 'hq-root';
/** Class of those whose width stands for that of the window. */
export const SURFACE_VIEW = 'hq-view';

const OWN = 'hireHQ';
const FAMILIES = ['Figtree Variable', 'Figtree Fallback', 'Atkinson Hyperlegible', 'Lexend Variable', 'OpenDyslexic'];
const FAMILY = new RegExp(`(["']?)\\b(?<!${OWN} )(${FAMILIES.join('|')})\\b\\1`, 'g');

/**
 * Values of styles as they are in a surface. Rem and the width of the window are replaced; fonts have names that the page around it
 * does not use, since they are registered with its document.
 */
export const surfaceValue = (css: string): string =>
  css
    .replaceAll('var(--mantine-scale)', '1')
    .replaceAll(/(?<![\w.#-])(-?(?:\d+\.)?\.?\d+)rem\b/g, `calc($1 * var(${SURFACE_REM}))`)
    .replaceAll(/(?<![\w.#-])(-?(?:\d+\.)?\.?\d+)vw\b/g, '$1cqi')
    .replaceAll(FAMILY, `"${OWN} $2"`);
