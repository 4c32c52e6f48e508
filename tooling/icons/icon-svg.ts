import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS, BRAND_SIGNS } from '@hirehq/shared-contracts/design-tokens';

/**
 * The mark of a brand as an icon. `tile` has the brand mark's rounded corners on a transparent background; `square` fills the square to its
 * edges and keeps the mark in the middle three fifths, for systems that apply their own shape (maskable, Apple).
 */
export function iconSvg(variant: BrandVariant, shape: 'tile' | 'square'): string {
  const { primary } = BRANDS[variant];
  const [background, sign] =
    shape === 'tile'
      ? ['<rect width="32" height="32" rx="9"', '']
      : ['<rect width="32" height="32"', ' transform="translate(3.2 3.2) scale(.8)"'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${background} fill="${primary}"/><path${sign} d="${BRAND_SIGNS[variant]}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
}
