import { z } from 'zod';
import { NEURO_CLASSIFICATIONS } from '../codes.ts';
import {
  accessibility,
  assistiveTools,
  bionicReadingConfiguration,
  candidateChangesSchema,
  candidateOrigin,
} from '../inputs/candidate-changes.ts';
import { defineCall } from '../define-call.ts';
import { themeSchema } from './enterprises.ts';
import { done, signedUrl, text, version } from './primitives.ts';
import { ownSkillSchema } from './skills.ts';

/** The candidate's own record, as the candidate sees it (§3). */
export const candidateSchema = z.object({
  id: z.string(),
  /** Of name, titles, location, address and experience. */
  version,
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  profileTitle: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  zipCode: z.string().nullable(),
  /** Shared like the email address, by the section CONTACT. */
  telephone: z.string().nullable(),
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
  origin: z.nullable(candidateOrigin),
  skillData: z.array(ownSkillSchema),
  accessibility: z.nullable(accessibility),
  bionicReadingConfiguration,
});
export type Candidate = z.infer<typeof candidateSchema>;

export const readingPreferencesSchema = z.object({
  accessibility: z.nullable(accessibility),
  bionicReadingConfiguration,
  assistiveTools: z.nullable(assistiveTools),
});
export type ReadingPreferences = z.infer<typeof readingPreferencesSchema>;
export type { CandidateChanges } from '../inputs/candidate-changes.ts';

export const candidateCalls = {
  'GET candidates/': defineCall('GET candidates/', {
    access: 'candidate',
    summary: 'The signed-in candidate',
    versioned: true,
    response: candidateSchema,
  }),
  'PUT candidates/': defineCall('PUT candidates/', {
    access: 'candidate',
    summary: 'Changes the signed-in candidate',
    versioned: true,
    note: 'Only the fields in the request change. `origin` and `sourceEnterpriseId` are accepted once, while the candidate has no origin.',
    body: candidateChangesSchema,
    response: candidateSchema,
  }),
  'GET candidates/accessibility': defineCall('GET candidates/accessibility', {
    access: 'candidate',
    summary: 'Saved reading and accessibility preferences',
    note: '`assistiveTools` is null until it is saved.',
    response: readingPreferencesSchema,
  }),
  'PUT candidates/update/region/{countryName}': defineCall('PUT candidates/update/region/{countryName}', {
    access: 'candidate',
    edits: {
      lastWins:
        'Set once after sign-up of origin M, from a list; the profile page, which has a version, edits the same country afterwards.',
    },
    summary: "Sets the candidate's country, for origin M",
    params: z.object({ countryName: text(120) }),
    response: done,
  }),
  'PUT candidates/notification/device': defineCall('PUT candidates/notification/device', {
    access: 'candidate',
    edits: 'own',
    summary: 'Registers a device for push messages',
    note: '`deviceToken` is the JSON of a PushSubscription. Other tokens are stored, but not used.',
    body: z.object({ deviceToken: text(4096) }),
    response: done,
  }),
  // The double slash is in the specification.
  'PUT candidates//consented/versions': defineCall('PUT candidates//consented/versions', {
    access: 'candidate',
    edits: 'mark',
    summary: 'Accepts the terms of service',
    body: z.object({ version: text(40).optional() }).nullish(),
    response: done,
  }),
  'POST candidates/chatbot/details': defineCall('POST candidates/chatbot/details', {
    access: 'candidate',
    edits: 'nothing',
    summary: 'Sends the visitor’s details to the chatbot',
    note: 'The response is ignored.',
    body: z.looseObject({}).nullish(),
    response: done,
  }),
} as const;
