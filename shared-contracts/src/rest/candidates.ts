import { z } from 'zod';
import { CANDIDATE_ORIGINS, NEURO_CLASSIFICATIONS } from '../codes.ts';
import { defineCall } from './define-call.ts';
import { themeSchema } from './enterprises.ts';
import { done, id, optionalText, signedUrl, text } from './primitives.ts';
import { candidateSkillSchema } from './skills.ts';

/** Where a candidate came from; `general` is the identity provider's word for none of the letters. */
export const candidateOrigin = z.enum([...CANDIDATE_ORIGINS, 'general']);

/** JSON text with fixation, fontSize, color and bionicSelect; empty when the reading mode is off. */
const bionicReadingConfiguration = z.string().max(500);
const accessibility = z.enum(['Y', 'N']);

/** The candidate as the candidate sees it (§3). */
export const candidateSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  profileTitle: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  zipCode: z.string().nullable(),
  employerName: z.string().nullable(),
  jobTitle: z.string().nullable(),
  overallYearsOfExperience: z.number().nullable(),
  /** Photo, gif or video. */
  mediaFileSignedUrl: signedUrl,
  neuroClassification: z.enum(NEURO_CLASSIFICATIONS).nullable(),
  sourceEnterpriseId: z.string().nullable(),
  /** `Z`: exclusive to the employer of `sourceEnterpriseId`. */
  talentPool: z.string().nullable(),
  unbindRequestStatus: z.enum(['P', 'R']).nullable(),
  exclusiveCandidateTheme: themeSchema.nullable(),
  enterpriseTheme: themeSchema.nullable(),
  exclusiveCandidateLogoFileSignedUrl: signedUrl,
  navBarLogoSignedUrl: signedUrl,
  origin: candidateOrigin.nullable(),
  skillData: z.array(candidateSkillSchema),
  accessibility: accessibility.nullable(),
  bionicReadingConfiguration,
});
export type Candidate = z.infer<typeof candidateSchema>;

/** What a candidate may change about the own record. Anything else in the body is refused. */
export const candidateChangesSchema = z
  .strictObject({
    id,
    firstName: text(100),
    lastName: z.string().trim().max(100),
    profileTitle: optionalText(200),
    address: optionalText(300),
    city: optionalText(120),
    state: optionalText(120),
    country: optionalText(120),
    zipCode: optionalText(20),
    employerName: optionalText(200),
    jobTitle: optionalText(200),
    overallYearsOfExperience: z.number().min(0).max(80).nullable(),
    neuroClassification: z.enum(NEURO_CLASSIFICATIONS),
    origin: candidateOrigin,
    sourceEnterpriseId: id.nullable(),
    accessibility,
    bionicReadingConfiguration,
  })
  .partial();
export type CandidateChanges = z.infer<typeof candidateChangesSchema>;

export const candidateCalls = {
  'GET candidates/': defineCall('GET candidates/', {
    access: 'candidate',
    summary: 'The signed-in candidate',
    answer: candidateSchema,
  }),
  'PUT candidates/': defineCall('PUT candidates/', {
    access: 'candidate',
    summary: 'Changes the signed-in candidate',
    note: 'Only the fields sent change. `origin` and `sourceEnterpriseId` are taken once, while the candidate has no origin.',
    body: candidateChangesSchema,
    answer: candidateSchema,
  }),
  'GET candidates/accessibility': defineCall('GET candidates/accessibility', {
    access: 'candidate',
    summary: 'Saved reading and accessibility preferences',
    answer: z.object({ accessibility: accessibility.nullable(), bionicReadingConfiguration }),
  }),
  'PUT candidates/update/region/{countryName}': defineCall('PUT candidates/update/region/{countryName}', {
    access: 'candidate',
    summary: "Sets the candidate's country, for origin M",
    params: z.object({ countryName: text(120) }),
    answer: done,
  }),
  'PUT candidates/notification/device': defineCall('PUT candidates/notification/device', {
    access: 'candidate',
    summary: 'Registers a device for push messages',
    body: z.object({ deviceToken: text(4096) }),
    answer: done,
  }),
  // The doubled slash is the specification's.
  'PUT candidates//consented/versions': defineCall('PUT candidates//consented/versions', {
    access: 'candidate',
    summary: 'Accepts the terms of service',
    body: z.object({ version: text(40).optional() }).nullish(),
    answer: done,
  }),
  'POST candidates/chatbot/details': defineCall('POST candidates/chatbot/details', {
    access: 'candidate',
    summary: 'Tells the chatbot who is visiting',
    note: 'The answer is ignored.',
    body: z.looseObject({}).nullish(),
    answer: done,
  }),
} as const;
