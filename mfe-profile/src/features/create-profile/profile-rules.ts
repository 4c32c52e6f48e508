import type { ProfileDraft } from './profile-draft.ts';

export type PersonField =
  | 'name'
  | 'profileTitle'
  | 'place'
  | 'overallYearsOfExperience'
  | 'jobTitle'
  | 'employerName'
  | 'workedFrom'
  | 'workedTo';
export type Field = PersonField | 'skills' | `years-${number}`;

/** What is wrong with a field: the id of the sentence that says what to do. */
export interface Problem {
  field: Field;
  message: string;
  values?: { skill: string };
}

export const fieldId = (field: Field) => `create-profile-${field}`;

const ARABIC_ZERO = 0x0660;
const MOST_YEARS = 80;

/** Years as people write them, `7.5`, `7,5` or `٧٫٥`, at most one digit after the point; undefined when they are none. */
export function yearsOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[,٫]/, '.');
  if (!/^\d{1,2}(\.\d)?$/.test(plain)) return undefined;
  const years = Number(plain);
  return years <= MOST_YEARS ? years : undefined;
}

/** The first word is the first name, all others are the last name (PR-01). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

/** Today as the candidate's clock has it, ISO 8601. */
export function isoDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What is to be mended in step one, in the order of the fields. */
export function personProblems(draft: ProfileDraft, today: string): Problem[] {
  const { workedFrom, workedTo, overallYearsOfExperience } = draft;
  const dated = workedFrom !== '' || workedTo !== '';
  const rules: [boolean, PersonField, string][] = [
    [!draft.name.trim(), 'name', 'profile.name.missing'],
    [!draft.profileTitle.trim(), 'profileTitle', 'profile.profileTitle.missing'],
    [draft.placeText.trim() !== '' && !draft.place, 'place', 'profile.place.notChosen'],
    [
      overallYearsOfExperience.trim() !== '' && yearsOf(overallYearsOfExperience) === undefined,
      'overallYearsOfExperience',
      'profile.years.wrong',
    ],
    [dated && !draft.jobTitle.trim(), 'jobTitle', 'profile.jobTitle.missing'],
    [dated && !draft.employerName.trim(), 'employerName', 'profile.employer.missing'],
    [workedTo !== '' && workedFrom === '', 'workedFrom', 'profile.workedFrom.missing'],
    [workedFrom > today, 'workedFrom', 'profile.workedFrom.future'],
    [workedFrom !== '' && workedTo !== '' && workedTo < workedFrom, 'workedTo', 'profile.workedTo.early'],
  ];
  return rules.filter(([broken]) => broken).map(([, field, message]) => ({ field, message }));
}

/** What is to be mended in step two. */
export function skillProblems({ skills }: Pick<ProfileDraft, 'skills'>): Problem[] {
  if (skills.length === 0) return [{ field: 'skills', message: 'profile.skills.missing' }];
  return skills
    .filter(({ years }) => yearsOf(years) === undefined)
    .map(({ id, name }) => ({ field: `years-${id}`, message: 'profile.skillYears.wrong', values: { skill: name } }));
}
