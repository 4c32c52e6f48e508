/** What jobs in health say of the post, as their employers state it. */

/** Where people are cared for. */
export const CARE_SETTINGS = [
  'HOSPITAL',
  'CLINIC',
  'CARE_HOME',
  'COMMUNITY',
  'PHARMACY',
  'LABORATORY',
  'SCHOOL',
  'TELEHEALTH',
] as const;
export type CareSetting = (typeof CARE_SETTINGS)[number];

export const SHIFT_PATTERNS = ['DAYS', 'EVENINGS', 'NIGHTS', 'ROTATING', 'ON_CALL'] as const;
export type ShiftPattern = (typeof SHIFT_PATTERNS)[number];

/** Whether a licence or registration is required: from the first day, soon after it, or not. */
export const LICENCE_NEEDS = ['REQUIRED', 'IN_PROGRESS', 'NONE'] as const;
export type LicenceNeed = (typeof LICENCE_NEEDS)[number];

/** The bands of Agenda for Change, in which the National Health Service pays. */
export const PAY_BANDS = [
  'BAND_2',
  'BAND_3',
  'BAND_4',
  'BAND_5',
  'BAND_6',
  'BAND_7',
  'BAND_8A',
  'BAND_8B',
  'BAND_8C',
  'BAND_8D',
  'BAND_9',
] as const;
export type PayBand = (typeof PAY_BANDS)[number];

/** The facts of a post in health by the name of their filter, in the order in which they are shown. */
export const HEALTH_FACTS = {
  careSetting: CARE_SETTINGS,
  shiftPattern: SHIFT_PATTERNS,
  licenceNeed: LICENCE_NEEDS,
  payBand: PAY_BANDS,
} as const;
export type HealthFact = keyof typeof HEALTH_FACTS;
