import { z } from 'zod';
import { EDUCATION_LEVELS } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { educationInput } from '../inputs/education.ts';
import { storedFileSchema } from './files.ts';
import { done, id, version } from './primitives.ts';

export const educationSchema = z.object({
  id: z.string(),
  version,
  level: z.enum(EDUCATION_LEVELS),
  institution: z.string(),
  fieldOfStudy: z.string().nullable(),
  studiedFrom: z.string().nullable(),
  studiedTill: z.string().nullable(),
  documents: z.array(storedFileSchema),
});
export type Education = z.infer<typeof educationSchema>;

export const educationCalls = {
  'GET candidates/educations': defineCall('GET candidates/educations', {
    access: 'candidate',
    summary: 'Educations, newest first',
    response: z.array(educationSchema),
  }),
  'PUT candidates/educations': defineCall('PUT candidates/educations', {
    access: 'candidate',
    summary: 'Adds an education, or changes the one with the given `id`',
    versioned: true,
    body: educationInput,
    response: educationSchema,
  }),
  'DELETE candidates/educations/{id}': defineCall('DELETE candidates/educations/{id}', {
    access: 'candidate',
    versioned: true,
    summary: 'Removes an education and its documents',
    params: z.object({ id }),
    response: done,
  }),
  'DELETE candidates/educations/documents/{id}': defineCall('DELETE candidates/educations/documents/{id}', {
    access: 'candidate',
    edits: 'member',
    summary: 'Removes a document',
    params: z.object({ id }),
    response: done,
  }),
} as const;
