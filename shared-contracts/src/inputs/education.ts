import * as z from 'zod/mini';
import { EDUCATION_LEVELS } from '../codes.ts';
import { date, optionalText, text, wrong } from './fields.ts';

/** Educations of one profile. */
export const EDUCATIONS_MAX = 30;
export const INSTITUTION_MAX = 200;
export const FIELD_OF_STUDY_MAX = 200;

/** The body of `PUT candidates/educations`. */
export const educationInput = z
  .object({
    id: z.optional(z.uuid()),
    level: z.enum(EDUCATION_LEVELS, wrong('MISSING')),
    institution: text(INSTITUTION_MAX),
    fieldOfStudy: optionalText(FIELD_OF_STUDY_MAX),
    studiedFrom: z.nullish(date()),
    studiedTill: z.nullish(date()),
  })
  .check(
    z.refine(({ studiedFrom, studiedTill }) => !studiedFrom || !studiedTill || studiedTill >= studiedFrom, {
      path: ['studiedTill'],
      message: wrong('BEFORE_START'),
    }),
  );
