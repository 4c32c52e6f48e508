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

/** Facts of an occupation, which the generator combines with an employer, a city and a level. */
export interface Occupation {
  title: string;
  sectors: readonly Sector[];
  /** Possible work modes: on site only, or also from home. */
  where: 'site' | 'office';
  levels: readonly ExperienceLevel[];
  employment?: readonly EmploymentType[];
  education: EducationLevel | null;
  /** Annual pay in the United States at mid level, in thousands of dollars. */
  pay: readonly [number, number];
  paidByTheHour?: boolean;
  /** Skill names of the catalogue: always required, and sometimes required. */
  skills: readonly string[];
  extraSkills: readonly string[];
  purpose: readonly string[];
  duties: readonly string[];
  needs: readonly string[];
  question?: { label: string; kind: 'TEXT' | 'RADIO'; options?: readonly string[] };
}
