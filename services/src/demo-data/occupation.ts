import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, EXPERIENCE_LEVELS } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import business from './data/occupations/business.json' with { type: 'json' };
import handsOn from './data/occupations/hands-on.json' with { type: 'json' };
import healthcare from './data/occupations/healthcare.json' with { type: 'json' };
import peopleAndPlaces from './data/occupations/people-and-places.json' with { type: 'json' };
import technology from './data/occupations/technology.json' with { type: 'json' };

const SECTORS = [
  'technology',
  'healthcare',
  'finance',
  'logistics',
  'education',
  'hospitality',
  'public',
  'creative',
  'manufacturing',
  'retail',
] as const;
export type Sector = (typeof SECTORS)[number];

const texts = z.array(z.string()).readonly();

/** What a job of this kind is like; the generator combines it with an employer, a city and a level. */
const occupationSchema = z.strictObject({
  title: z.string(),
  sectors: z.array(z.enum(SECTORS)).readonly(),
  /** Where the work can be done: on site only, or also from home. */
  where: z.enum(['site', 'office']),
  levels: z.array(z.enum(EXPERIENCE_LEVELS)).readonly(),
  employment: z.array(z.enum(EMPLOYMENT_TYPES)).readonly().exactOptional(),
  education: z.enum(EDUCATION_LEVELS).nullable(),
  /** Annual pay in the United States at mid level, in thousands of dollars. */
  pay: z.tuple([z.number(), z.number()]).readonly(),
  paidByTheHour: z.boolean().exactOptional(),
  /** Names of the skill catalogue: always asked for, and sometimes. */
  skills: texts,
  extraSkills: texts,
  purpose: texts,
  duties: texts,
  needs: texts,
  question: z
    .strictObject({ label: z.string(), kind: z.enum(['TEXT', 'RADIO']), options: texts.exactOptional() })
    .exactOptional(),
});
export type Occupation = z.infer<typeof occupationSchema>;

export const OCCUPATIONS: readonly Occupation[] = z
  .array(occupationSchema)
  .parse([...technology, ...healthcare, ...business, ...handsOn, ...peopleAndPlaces]);
