import type { BrandVariant } from '@hirehq/shared-contracts/codes';

export const ICONS = '/icons';

/** Where an icon of a brand is served: the same address in every release, so that an installed app keeps its icon. */
export const iconUrl = (variant: BrandVariant, file: string) => `${ICONS}/${variant}/${file}`;
