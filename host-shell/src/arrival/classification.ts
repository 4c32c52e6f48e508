import type { BrandVariant, NeuroClassification } from '@hirehq/shared-contracts/codes';

/** The classification a candidate would have to take on to use this platform (SH-37); undefined when there is nothing to ask. */
export function classificationToConfirm(variant: BrandVariant, own: NeuroClassification | null): NeuroClassification | undefined {
  const designedFor = variant === 'N' ? 'ND' : 'NT';
  return own === null || own === designedFor ? undefined : designedFor;
}
