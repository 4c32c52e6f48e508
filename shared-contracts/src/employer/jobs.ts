import { z } from 'zod';
import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  HEALTH_FACTS,
  PAY_UNITS,
  QUESTION_KINDS,
  WORK_MODES,
  WORKPLACE_FACTS,
} from '../codes.ts';
import { date, id, optionalText, text, timestamp, version } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';
import { pageOf, pageQuery } from './pages.ts';

const MAX_DESCRIPTION = 100_000;
const years = z.number().int().min(0).max(60).nullable();
const amount = z.number().min(0).max(999_999_999).nullable();

export const payBody = z
  .object({
    currency: z.string().regex(/^[A-Z]{3}$/, 'Send an ISO 4217 code such as EUR.'),
    min: amount,
    max: amount,
    unit: z.enum(PAY_UNITS),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, { path: ['max'], error: 'is less than min' });

const place = z.object({
  city: optionalText(100),
  /** Without one, a city that is known in its country gets its state. */
  state: optionalText(100),
  /** ISO 3166-1 alpha-2; 'UK' stands for GB. Codes that are not assigned are refused. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Send an ISO 3166-1 code such as DE.')
    .nullable(),
});

const question = z
  .object({
    /** Unique within the job, and stable. */
    id: z.string().regex(/^[A-Za-z0-9_-]{1,50}$/),
    kind: z.enum(QUESTION_KINDS),
    label: text(300),
    required: z.boolean().default(false),
    options: z.array(text(200)).max(50).default([]),
  })
  .refine(({ kind, options }) => (kind === 'RADIO' || kind === 'CHECKBOX' ? options.length > 0 : options.length === 0), {
    path: ['options'],
    error: 'RADIO and CHECKBOX need options, other kinds have none',
  });
const OWN_QUESTION_IDS = ['availabilityStartDate', 'availability', 'hoursPerDay', 'daysAvailable'];

const stated = <Codes extends readonly [string, ...string[]]>(codes: Codes) => z.enum(codes).nullable();
/** Facts of the workplace; null if they are not stated. */
const workplace = {
  noiseLevel: stated(WORKPLACE_FACTS.noiseLevel),
  lighting: stated(WORKPLACE_FACTS.lighting),
  contactLevel: stated(WORKPLACE_FACTS.contactLevel),
  workStructure: stated(WORKPLACE_FACTS.workStructure),
  flexibility: stated(WORKPLACE_FACTS.flexibility),
  interviewFormat: stated(WORKPLACE_FACTS.interviewFormat),
};

/** Facts of a post in health; null if they are not stated. */
const healthPost = {
  careSetting: stated(HEALTH_FACTS.careSetting),
  shiftPattern: stated(HEALTH_FACTS.shiftPattern),
  /** REQUIRED if only `licence` is stated. */
  licenceNeed: stated(HEALTH_FACTS.licenceNeed),
};
const MOST_OF_WORDS = 100;

const jobBody = z.object({
  title: text(300),
  /** HTML; everything that could run, load or style is removed. */
  description: text(MAX_DESCRIPTION),
  places: z.array(place).max(50).default([]),
  workMode: z.enum(WORK_MODES).nullable().default(null),
  /** The job can be done remotely: from the countries of its locations, or from anywhere if it has none. */
  remote: z.boolean().default(false),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable().default(null),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable().default(null),
  education: z.enum(EDUCATION_LEVELS).nullable().default(null),
  noiseLevel: workplace.noiseLevel.default(null),
  lighting: workplace.lighting.default(null),
  contactLevel: workplace.contactLevel.default(null),
  workStructure: workplace.workStructure.default(null),
  flexibility: workplace.flexibility.default(null),
  interviewFormat: workplace.interviewFormat.default(null),
  careSetting: healthPost.careSetting.default(null),
  shiftPattern: healthPost.shiftPattern.default(null),
  licenceNeed: healthPost.licenceNeed.default(null),
  /** The licence or registration in your words: 'NMC registration'. */
  licence: text(MOST_OF_WORDS).nullable().default(null),
  /** The band of pay in your words: 'Band 5'. Candidates can filter by bands of Agenda for Change. */
  payBand: text(MOST_OF_WORDS).nullable().default(null),
  pay: payBody.nullable().default(null),
  /** Names or synonyms of the skills catalogue; if absent, skills are recognised in the description. */
  skills: z
    .array(z.object({ name: text(100), minYears: years.default(null), maxYears: years.default(null) }))
    .max(50)
    .optional(),
  /** Reduces the questions to one: full or part time. */
  easyApply: z.boolean().default(false),
  /** Questions after the four default ones. */
  questions: z
    .array(question)
    .max(30)
    .default([])
    .refine((questions) => new Set(questions.map((each) => each.id)).size === questions.length, {
      error: 'Two questions have one id.',
    })
    .refine((questions) => !questions.some((each) => OWN_QUESTION_IDS.includes(each.id)), {
      error: `The ids ${OWN_QUESTION_IDS.join(', ')} are taken by the questions every application asks.`,
    }),
  /** Last day on which the job accepts applications. */
  closesOn: date.nullable().default(null),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable()
    .default(null),
  /** The employer's own id; at most one job has it. */
  externalId: text(200).nullable().default(null),
  /** Only members of this talent pool see the job. */
  talentPoolId: id.nullable().default(null),
});
export type EmployerJobInput = z.output<typeof jobBody>;

export const employerJobSchema = z.object({
  id: z.string(),
  version,
  externalId: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  places: z.array(
    z.object({ city: z.string().nullable(), state: z.string().nullable(), country: z.string().nullable(), label: z.string() }),
  ),
  workMode: z.enum(WORK_MODES).nullable(),
  remote: z.boolean(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  education: z.enum(EDUCATION_LEVELS).nullable(),
  ...workplace,
  ...healthPost,
  licence: z.string().nullable(),
  payBand: z.string().nullable(),
  pay: z
    .object({ currency: z.string(), min: z.number().nullable(), max: z.number().nullable(), unit: z.enum(PAY_UNITS) })
    .nullable(),
  easyApply: z.boolean(),
  closesOn: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  talentPoolId: z.string().nullable(),
  postedTimestamp: timestamp,
  changedTimestamp: timestamp,
  /** Null while the job is open. */
  closedTimestamp: timestamp.nullable(),
  /** Only candidates who have not withdrawn. */
  applications: z.number().int(),
});
export type EmployerJob = z.infer<typeof employerJobSchema>;

export const employerJobDetailsSchema = employerJobSchema.extend({
  /** Absent only from responses that an earlier release stored for repeated requests. */
  version: version.optional(),
  description: z.string(),
  skills: z.array(z.object({ name: z.string(), minYears: years, maxYears: years })),
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(QUESTION_KINDS),
      label: z.string(),
      required: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
  /** Skills in the request that are not in the catalogue; the job was stored without them. */
  unknownSkills: z.array(z.string()),
});
export type EmployerJobDetails = z.infer<typeof employerJobDetailsSchema>;

const params = z.object({ id });

export const employerJobCalls = {
  'GET jobs': defineCall('GET jobs', {
    access: { scope: null },
    summary: 'Jobs of the enterprise, last changed first',
    query: pageQuery.extend({ state: z.enum(['open', 'closed']).optional(), externalId: z.string().max(200).optional() }),
    response: pageOf(employerJobSchema),
  }),
  'POST jobs': defineCall('POST jobs', {
    access: { scope: 'jobs:write' },
    edits: 'adds',
    summary: 'Posts a job',
    versioned: true,
    body: jobBody,
    response: employerJobDetailsSchema,
  }),
  'GET jobs/{id}': defineCall('GET jobs/{id}', {
    access: { scope: null },
    summary: 'A job with all its fields',
    versioned: true,
    params,
    response: employerJobDetailsSchema,
  }),
  'PUT jobs/{id}': defineCall('PUT jobs/{id}', {
    access: { scope: 'jobs:write' },
    summary: 'Replaces an open job',
    versioned: true,
    params,
    body: jobBody,
    response: employerJobDetailsSchema,
  }),
  'POST jobs/{id}/close': defineCall('POST jobs/{id}/close', {
    access: { scope: 'jobs:write' },
    summary: 'Closes a job for applications; received ones stay unchanged',
    versioned: true,
    params,
    response: employerJobDetailsSchema,
  }),
  'POST jobs/{id}/reopen': defineCall('POST jobs/{id}/reopen', {
    access: { scope: 'jobs:write' },
    summary: 'Reopens a job for applications',
    versioned: true,
    params,
    response: employerJobDetailsSchema,
  }),
} as const;
