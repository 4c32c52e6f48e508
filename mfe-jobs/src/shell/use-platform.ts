import { useShell } from '@hirehq/shared-ui';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';

/** Where we run: the brand variant, and the origin of links that leave the page. */
export function usePlatform(): { variant: BrandVariant; origin: string; navigate: (to: string) => void } {
  const { brand, origin, navigate } = useShell();
  return { variant: brand.variant, origin, navigate };
}
