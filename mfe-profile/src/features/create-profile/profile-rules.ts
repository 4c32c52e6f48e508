import {
  ADDRESS_MAX,
  CANDIDATE_NAME_MAX,
  EMPLOYER_NAME_MAX,
  JOB_TITLE_MAX,
  PROFILE_TITLE_MAX,
  ZIP_CODE_MAX,
  emptyTelephone,
  emptyText,
  text,
  type FieldCode,
} from '@hirehq/shared-contracts/inputs';
import type { FieldWords, Problem } from '@hirehq/shared-ui/forms';
import * as z from 'zod/mini';
import { endsBeforeStart, isWholeMonth } from '../../shared/month-dates.ts';
import { yearsField } from '../../shared/skills/skill-years.ts';
import { yearsText } from '../../shared/years-text.ts';
import type { ProfileDraft } from './profile-draft.ts';

/** The first word is the first name, and the others are the last name (PR-01). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

type PersonField = 'place' | 'jobTitle' | 'employerName' | 'workedFrom' | 'workedTo';

/** Mistakes that concern several fields of step one. */
function problemsBetween(
  draft: Pick<ProfileDraft, Exclude<PersonField, 'place'> | 'placeText'> & { place?: unknown },
  today: string,
): [PersonField, FieldCode][] {
  const { workedFrom, workedTo } = draft;
  const isDated = workedFrom !== '' || workedTo !== '';
  const rules: [boolean, PersonField, FieldCode][] = [
    [draft.placeText.trim() !== '' && !draft.place, 'place', 'NOT_FOUND'],
    [isDated && !draft.jobTitle.trim(), 'jobTitle', 'MISSING'],
    [isDated && !draft.employerName.trim(), 'employerName', 'MISSING'],
    [workedTo !== '' && workedFrom === '', 'workedFrom', 'MISSING'],
    [workedFrom !== '' && !isWholeMonth(workedFrom), 'workedFrom', 'NOT_A_DATE'],
    [isWholeMonth(workedFrom) && workedFrom > today, 'workedFrom', 'IN_FUTURE'],
    [workedTo !== '' && !isWholeMonth(workedTo), 'workedTo', 'NOT_A_DATE'],
    [endsBeforeStart(workedFrom, workedTo), 'workedTo', 'BEFORE_START'],
  ];
  return rules.flatMap(([isBroken, field, code]) => (isBroken ? [[field, code]] : []));
}

/** The typed values of step one; `today` is ISO 8601. */
export const personStep = (today: string) =>
  z
    .object({
      name: text(CANDIDATE_NAME_MAX),
      profileTitle: text(PROFILE_TITLE_MAX),
      placeText: z.string(),
      place: z.optional(z.object({ description: z.string(), placeId: z.optional(z.string()) })),
      address: emptyText(ADDRESS_MAX),
      zipCode: emptyText(ZIP_CODE_MAX),
      telephone: emptyTelephone(),
      overallYearsOfExperience: yearsText(false),
      jobTitle: emptyText(JOB_TITLE_MAX),
      employerName: emptyText(EMPLOYER_NAME_MAX),
      workedFrom: z.string(),
      workedTo: z.string(),
    })
    .check(
      z.superRefine((typed, { addIssue }) => {
        for (const [field, code] of problemsBetween(typed, today)) addIssue({ code: 'custom', path: [field], message: code });
      }),
    );

/** Fields of the calls that store a profile, if their names differ from those on the page. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  firstName: 'name',
  lastName: 'name',
  title: 'jobTitle',
  workedWith: 'employerName',
  workedTill: 'workedTo',
};

export function profileProblem(problem: Problem, { skills }: ProfileDraft): Problem {
  const index = /^(?:skills\.)?(\d+)\./.exec(problem.field)?.[1];
  const skill = index === undefined ? undefined : skills[Number(index)];
  if (skill) return { ...problem, field: yearsField(skill.id), values: { skill: skill.name } };
  return { ...problem, field: SHOWN_AT[problem.field] ?? problem.field };
}

export const PROFILE_WORDS: FieldWords = {
  'name.MISSING': 'profile.name.missing',
  'profileTitle.MISSING': 'profile.profileTitle.missing',
  'telephone.NOT_A_TELEPHONE': 'profile.telephone.wrong',
  'place.NOT_FOUND': 'profile.place.notChosen',
  'overallYearsOfExperience.OUT_OF_RANGE': 'profile.years.wrong',
  'jobTitle.MISSING': 'profile.jobTitle.missing',
  'employerName.MISSING': 'profile.employer.missing',
  'workedFrom.MISSING': 'profile.workedFrom.missing',
  'workedFrom.NOT_A_DATE': 'profile.workedFrom.wrong',
  'workedFrom.IN_FUTURE': 'profile.workedFrom.future',
  'workedTo.NOT_A_DATE': 'profile.workedTo.wrong',
  'workedTo.BEFORE_START': 'profile.workedTo.early',
  'skills.MISSING': 'profile.skills.missing',
  OUT_OF_RANGE: 'profile.skillYears.wrong',
};
