import type { BrandVariant } from '@hirehq/shared-contracts/codes';

export const ICONS = '/icons';

/** The URL of a brand's icon: the same in every release, so that an installed app keeps its icon. */
export const iconUrl = (variant: BrandVariant, file: string) => `${ICONS}/${variant}/${file}`;
