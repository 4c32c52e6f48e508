/** What it is like to work at a job, as its employer states it. */

export const NOISE_LEVELS = ['QUIET', 'MODERATE', 'LOUD'] as const;
export type NoiseLevel = (typeof NOISE_LEVELS)[number];

export const LIGHTINGS = ['DAYLIGHT', 'ADJUSTABLE', 'BRIGHT'] as const;
export type Lighting = (typeof LIGHTINGS)[number];

/** Contact with people. */
export const CONTACT_LEVELS = ['LITTLE', 'SOME', 'CONSTANT'] as const;
export type ContactLevel = (typeof CONTACT_LEVELS)[number];

/** Fixed routines and instructions, a mix, or one's own choice of tasks and order. */
export const WORK_STRUCTURES = ['FIXED', 'MIXED', 'SELF_DIRECTED'] as const;
export type WorkStructure = (typeof WORK_STRUCTURES)[number];

/** Of the hours of work. */
export const FLEXIBILITIES = ['FIXED_HOURS', 'CORE_HOURS', 'FLEXIBLE_HOURS'] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];

export const INTERVIEW_FORMATS = ['CONVERSATION', 'PANEL', 'WRITTEN', 'WORK_SAMPLE', 'TRIAL_DAY'] as const;
export type InterviewFormat = (typeof INTERVIEW_FORMATS)[number];

/** The facts of the workplace by the name of their field, in the order in which they are shown. */
export const WORKPLACE_FACTS = {
  noiseLevel: NOISE_LEVELS,
  lighting: LIGHTINGS,
  contactLevel: CONTACT_LEVELS,
  workStructure: WORK_STRUCTURES,
  flexibility: FLEXIBILITIES,
  interviewFormat: INTERVIEW_FORMATS,
} as const;
export type WorkplaceFact = keyof typeof WORKPLACE_FACTS;
