import * as z from 'zod/mini';
import { wrong, years } from './fields.ts';

export const SKILLS_MAX = 100;

/** An id of the skills table. */
const skillId = z.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

/** The body of `PUT candidates/skills`. `version`: the one that is replaced; null for a skill that is added. */
export const skillsInput = z
  .array(z.object({ id: skillId, yearsOfExperience: years(), version: z.nullish(z.string().check(z.maxLength(40))) }))
  .check(z.maxLength(SKILLS_MAX, wrong('TOO_MANY')));
