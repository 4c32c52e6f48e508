import { VIEW_TAGS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS, PAGE_COLORS } from '@hirehq/shared-contracts/design-tokens';

/** The variant whose view tag a request carries, as `view_tag` or among its scopes (ID-04). */
export function variantOf(params: Readonly<Record<string, unknown>>, otherwise: BrandVariant): BrandVariant {
  const { view_tag: tag, scope } = params;
  const tags = [tag, ...(typeof scope === 'string' ? scope.split(' ') : [])];
  const variants = Object.keys(VIEW_TAGS) as BrandVariant[];
  for (const wanted of tags) {
    const match = variants.find((variant) => VIEW_TAGS[variant] === wanted);
    if (match) return match;
  }
  return otherwise;
}

export const brandName = (variant: BrandVariant): string => BRANDS[variant].name;

const palette = ({ page, surface, border, text, textMuted }: (typeof PAGE_COLORS)['light' | 'dark']): string =>
  `--ground:${page};--surface:${surface};--line:${border};--text:${text};--muted:${textMuted};`;

const LIGHT = `${palette(PAGE_COLORS.light)}--line-strong:#8d877d;--danger:#a11c1c;--danger-ground:#fdeceb;--link:color-mix(in srgb,var(--brand) 88%,black);--ring:color-mix(in srgb,var(--brand) 32%,transparent)`;
const DARK = `${palette(PAGE_COLORS.dark)}--line-strong:#8b857b;--danger:#f7b1ac;--danger-ground:#3d1f1d;--link:color-mix(in srgb,var(--brand) 42%,white);--ring:color-mix(in srgb,var(--brand) 60%,transparent)`;

/** The colours of the product's pages: by the browser, unless `data-scheme` says which the visitor has chosen there. */
export const paletteStyles = (): string =>
  [
    `:root{${LIGHT};color-scheme:light dark}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme='light']){${DARK}}}`,
    `:root[data-scheme='dark']{${DARK};color-scheme:dark}`,
    `:root[data-scheme='light']{color-scheme:light}`,
  ].join('\n');

/** Custom properties by variant; identity.css takes every colour of the brand from these. */
export function brandStyles(): string {
  return (Object.keys(BRANDS) as BrandVariant[])
    .map((variant) => `[data-variant="${variant}"]{--brand:${BRANDS[variant].primary};--accent:${BRANDS[variant].accent}}`)
    .join('');
}
