import { ENTERPRISE_SECTORS, ENTERPRISE_SIZES, type EnterpriseSector, type EnterpriseSize } from '@hirehq/shared-contracts/codes';

const isSize = (size: string): size is EnterpriseSize => Object.hasOwn(ENTERPRISE_SIZES, size);

/** Null for a sector that this version does not know. */
export const knownSector = (sector: string | null): EnterpriseSector | null =>
  ENTERPRISE_SECTORS.find((each) => each === sector) ?? null;

/** Null for a size that this version does not know. */
export const knownSize = (size: string | null): EnterpriseSize | null => (size !== null && isSize(size) ? size : null);
