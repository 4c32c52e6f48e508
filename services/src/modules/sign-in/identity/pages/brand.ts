import { VIEW_TAGS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';

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

/** Custom properties by variant; identity.css takes every colour of the brand from these. */
export function brandStyles(): string {
  return (Object.keys(BRANDS) as BrandVariant[])
    .map((variant) => `[data-variant="${variant}"]{--brand:${BRANDS[variant].primary};--accent:${BRANDS[variant].accent}}`)
    .join('');
}
