import type { BrandVariant } from './codes.ts';

/** Brand colours by variant; shared-ui makes the scales, the identity pages and mails take the same. */
export const BRANDS = {
  D: { name: 'hireHQ', primary: '#4338CA', accent: '#0E9F8E' },
  N: { name: 'hireHQ Neurodiversify', primary: '#6D28D9', accent: '#B45309' },
  H: { name: 'hireHQ Direct Health', primary: '#0F6CBD', accent: '#0B8457' },
} as const satisfies Record<BrandVariant, { name: string; primary: string; accent: string }>;
