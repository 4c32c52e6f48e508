/** What an employer does, as it says itself. */
export const ENTERPRISE_SECTORS = [
  'AGRICULTURE',
  'CONSTRUCTION',
  'CREATIVE',
  'EDUCATION',
  'ENERGY',
  'FINANCE',
  'HEALTHCARE',
  'HOSPITALITY',
  'LOGISTICS',
  'MANUFACTURING',
  'NONPROFIT',
  'PROFESSIONAL_SERVICES',
  'PUBLIC',
  'REAL_ESTATE',
  'RETAIL',
  'SCIENCE',
  'TECHNOLOGY',
] as const;
export type EnterpriseSector = (typeof ENTERPRISE_SECTORS)[number];

/** How many people work for an employer, as it says itself; the most of each, null for the last. */
export const ENTERPRISE_SIZES = {
  UP_TO_10: 10,
  UP_TO_50: 50,
  UP_TO_250: 250,
  UP_TO_1000: 1000,
  UP_TO_5000: 5000,
  OVER_5000: null,
} as const;
export type EnterpriseSize = keyof typeof ENTERPRISE_SIZES;
