import { EDUCATION_LEVELS, LANGUAGE_LEVELS, NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import candidates from './data/candidates.json' with { type: 'json' };

/** A demo account with a history on the platform. */
const candidateSchema = z.strictObject({
  name: z.string(),
  email: z.email(),
  /** What their account shows, for whoever tries the platform. */
  shows: z.string(),
  neuroClassification: z.enum(NEURO_CLASSIFICATIONS),
  profileTitle: z.string(),
  city: z.string(),
  country: z.string(),
  /** Skill names of the catalogue, with years of experience. */
  skills: z.record(z.string(), z.number()),
  /** Titles of the jobs they have applied to, with the state of the application. */
  applications: z.array(
    z.strictObject({
      title: z.string(),
      status: z.enum(['R', 'S', 'F', 'O']),
      /** An open invitation, an accepted interview, or a completed one that the candidate can rate. */
      interview: z.enum(['invited', 'accepted', 'held']).exactOptional(),
    }),
  ),
  saves: z.array(z.string()),
  /** Saved search with daily alerts, as a query string. */
  search: z.strictObject({ name: z.string(), query: z.string() }),
  /** Has the history of `demo-year.ts` as well. */
  yearOfApplications: z.literal(true).exactOptional(),
  /** Drawn for the demo, by their names in `data/files`; résumés by their titles. */
  files: z
    .strictObject({
      photo: z.string().exactOptional(),
      resumes: z.array(z.string()).exactOptional(),
      showcase: z.string().exactOptional(),
      pitch: z.string().exactOptional(),
    })
    .exactOptional(),
  profile: z
    .strictObject({
      state: z.string(),
      jobTitle: z.string(),
      employerName: z.string(),
      overallYearsOfExperience: z.number(),
      workHistory: z.array(
        z.strictObject({
          title: z.string(),
          workedWith: z.string(),
          workedFrom: z.iso.date(),
          workedTill: z.iso.date().nullable(),
        }),
      ),
      educations: z.array(
        z.strictObject({
          level: z.enum(EDUCATION_LEVELS),
          institution: z.string(),
          fieldOfStudy: z.string(),
          studiedFrom: z.iso.date(),
          studiedTill: z.iso.date(),
        }),
      ),
      licences: z.array(
        z.strictObject({
          name: z.string(),
          issuer: z.string(),
          region: z.string().nullable(),
          expiresInDays: z.int().nullable(),
        }),
      ),
      /** Levels by ISO 639 code. */
      languages: z.record(z.string(), z.enum(LANGUAGE_LEVELS)),
      /** A specialty whose checklist they have signed. */
      signedChecklist: z.string().exactOptional(),
    })
    .exactOptional(),
});
export type DemoCandidate = z.infer<typeof candidateSchema>;
export type DemoProfile = NonNullable<DemoCandidate['profile']>;
export type DemoInterview = NonNullable<DemoCandidate['applications'][number]['interview']>;

export const DEMO_CANDIDATES: readonly DemoCandidate[] = z.array(candidateSchema).parse(candidates);
