import type { Locale } from '@hirehq/shared-contracts/page';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { loadFeatureSections } from './feature/feature-page.tsx';
import { homeSections } from './home/home-page.tsx';
import { loadLandingSections } from './landing/landing-page.tsx';
import { preparePart } from './sections/later-part.tsx';

const PARTS = {
  landing: () => loadLandingSections,
  home: homeSections,
  feature: () => loadFeatureSections,
} as const;

const hasLaterPart = (routeId: string): routeId is keyof typeof PARTS => Object.hasOwn(PARTS, routeId);

/** Loads the content below the first screen in advance, so that the first render of a page is complete. */
export async function prepareShellPage(
  routeId: string,
  { variant, locale }: { variant: BrandVariant; locale: Locale },
): Promise<void> {
  if (hasLaterPart(routeId)) await preparePart(PARTS[routeId](variant), locale);
}
