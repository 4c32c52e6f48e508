import { useShell } from '@hirehq/shared-ui';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';

export function useBrand(): BrandVariant {
  return useShell().brand.variant;
}
