import { VIEW_TAGS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';

/** The variant of a view tag (ID-04); without one, the general view. */
export function variantOfViewTag(tag: unknown): BrandVariant {
  const match = (Object.keys(VIEW_TAGS) as BrandVariant[]).find((variant) => VIEW_TAGS[variant] === tag);
  return match ?? 'D';
}

export const brandName = (variant: BrandVariant): string => BRANDS[variant].name;

/** Custom properties by variant; identity.css takes every colour of the brand from these. */
export function brandStyles(): string {
  return (Object.keys(BRANDS) as BrandVariant[])
    .map((variant) => `[data-variant="${variant}"]{--brand:${BRANDS[variant].primary};--accent:${BRANDS[variant].accent}}`)
    .join('');
}
