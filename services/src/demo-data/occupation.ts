import type { EducationLevel, EmploymentType, ExperienceLevel } from '@hirehq/shared-contracts/codes';

export type Sector =
  | 'technology'
  | 'healthcare'
  | 'finance'
  | 'logistics'
  | 'education'
  | 'hospitality'
  | 'public'
  | 'creative'
  | 'manufacturing'
  | 'retail';

/** What a job of this kind is like; the generator mixes it with an employer, a place and a level. */
export interface Occupation {
  title: string;
  sectors: readonly Sector[];
  /** Where the work can be done: at a place only, or also from home. */
  where: 'site' | 'office';
  levels: readonly ExperienceLevel[];
  employment?: readonly EmploymentType[];
  education: EducationLevel | null;
  /** Yearly pay in the United States at mid level, in thousands of dollars. */
  pay: readonly [number, number];
  paidByTheHour?: boolean;
  /** Names of the skill catalogue: asked for always, and sometimes. */
  skills: readonly string[];
  extraSkills: readonly string[];
  purpose: readonly string[];
  duties: readonly string[];
  needs: readonly string[];
  question?: { label: string; kind: 'TEXT' | 'RADIO'; options?: readonly string[] };
}
