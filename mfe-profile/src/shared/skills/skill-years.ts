import { SKILLS_MAX, wrong } from '@hirehq/shared-contracts/inputs';
import * as z from 'zod/mini';
import { yearsText } from '../years-text.ts';

export interface SkillYears {
  id: number;
  name: string;
  /** As typed. */
  years: string;
}

/** Typed skills, each with its years. */
export const skillsWithYears = z.object({
  skills: z
    .array(z.object({ id: z.number(), name: z.string(), years: yearsText(true) }))
    .check(z.minLength(1, wrong('MISSING')), z.maxLength(SKILLS_MAX, wrong('TOO_MANY'))),
});

export const isSkillYears = (value: unknown): value is SkillYears =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isInteger(value.id) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'years' in value &&
  typeof value.years === 'string';

/** The field name of a skill's years: it contains the skill, because skills are added and removed. */
export const yearsField = (skillId: number) => `years-${skillId}`;
