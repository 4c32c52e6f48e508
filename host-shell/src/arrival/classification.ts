import { designedFor, type BrandVariant, type NeuroClassification } from '@hirehq/shared-contracts/codes';

/** The classification a candidate would have to adopt to use this platform (SH-37); undefined if there is nothing to ask. */
export function classificationToConfirm(variant: BrandVariant, own: NeuroClassification | null): NeuroClassification | undefined {
  const wanted = designedFor(variant);
  return own === null || own === wanted ? undefined : wanted;
}
