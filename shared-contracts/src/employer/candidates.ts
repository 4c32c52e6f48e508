import { z } from 'zod';
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { id, signedUrl } from '../rest/primitives.ts';

const day = z.string();

/** What a candidate shares with an employer; a section that is not shared is null or empty, like one with nothing in it. */
export const candidateProfileSchema = z.object({
  firstName: z.string(),
  lastName: z.string().nullable(),
  profileTitle: z.string().nullable(),
  jobTitle: z.string().nullable(),
  employerName: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  emailAddress: z.string().nullable(),
  telephone: z.string().nullable(),
  overallYearsOfExperience: z.number().nullable(),
  mediaFileSignedUrl: signedUrl,
  mediaFileType: z.string().nullable(),
  video: z
    .object({
      signedUrl: z.string(),
      contentType: z.string(),
      posterSignedUrl: signedUrl,
      captionsSignedUrl: signedUrl,
      /** Seconds. */
      duration: z.number().nullable(),
      /** Bytes. */
      size: z.number(),
    })
    .nullable(),
  skills: z.array(z.object({ name: z.string(), yearsOfExperience: z.number() })),
  workHistory: z.array(
    z.object({
      title: z.string(),
      workedWith: z.string(),
      workedFrom: day,
      workedTill: day.nullable(),
      showcases: z.array(z.object({ fileName: z.string(), contentType: z.string(), signedUrl: z.string() })),
    }),
  ),
  educations: z.array(
    z.object({
      level: z.enum(EDUCATION_LEVELS),
      institution: z.string(),
      fieldOfStudy: z.string().nullable(),
      studiedFrom: day.nullable(),
      studiedTill: day.nullable(),
    }),
  ),
  licences: z.array(
    z.object({
      name: z.string(),
      issuer: z.string().nullable(),
      region: z.string().nullable(),
      expiresOn: day.nullable(),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), level: z.enum(LANGUAGE_LEVELS) })),
  checklists: z.array(z.object({ specialty: z.string(), signedOn: day, expiresOn: day })),
});
export type CandidateProfile = z.infer<typeof candidateProfileSchema>;

export const employerCandidateCalls = {
  'GET candidates/{candidateId}/profile': defineCall('GET candidates/{candidateId}/profile', {
    access: { scope: 'applications:read' },
    summary: 'What a candidate shares of the profile with employers',
    note: 'Only candidates with an application that was not withdrawn, or in a talent pool of the enterprise. 404 also if the candidate has hidden the profile from the enterprise; what came with an application stays in the application.',
    params: z.object({ candidateId: id }),
    response: candidateProfileSchema,
  }),
} as const;
