import type { FormProgress } from '@hirehq/shared-ui/forms';
import type { Candidate } from '../../shared/candidate.query.ts';
import { isSkillYears, type SkillYears } from '../../shared/skills/skill-years.ts';
import { isFoundValue, isRecord, type FoundValue, type TypedValues } from './found-values.ts';

export type Step = 'person' | 'skills';

/** A place from the list; the candidate's current location, which has no id; or one of a résumé, by its parts. */
export interface Place {
  description: string;
  placeId?: string;
  parts?: { city: string; state: string; country: string };
}

const TEXTS = [
  'name',
  'profileTitle',
  'overallYearsOfExperience',
  'placeText',
  'address',
  'zipCode',
  'telephone',
  'jobTitle',
  'employerName',
  'workedFrom',
  'workedTo',
] as const;
type Texts = Record<(typeof TEXTS)[number], string>;

/** A started profile, as typed. Dates are as a `MonthField` has them, empty if they are missing. */
export interface ProfileDraft extends Texts {
  step: Step;
  /** The place that `placeText` names; undefined while it is only typed. */
  place: Place | undefined;
  skills: readonly SkillYears[];
  /** What was read from a résumé and is not reviewed yet. */
  found: readonly FoundValue[];
  /** Taken from a résumé: jobs before the current one, educations, licences and languages. */
  records: readonly FoundValue[];
}

/** A draft with the known data of the candidate. */
export function draftOf(candidate: Candidate): ProfileDraft {
  const { firstName, lastName, city, state, country, overallYearsOfExperience: years } = candidate;
  const description = [city, state, country].filter(Boolean).join(', ');
  return {
    step: 'person',
    name: `${firstName} ${lastName}`.trim(),
    profileTitle: candidate.profileTitle ?? '',
    overallYearsOfExperience: years === null ? '' : String(years),
    placeText: description,
    place: description ? { description } : undefined,
    address: candidate.address ?? '',
    zipCode: candidate.zipCode ?? '',
    telephone: candidate.telephone ?? '',
    jobTitle: candidate.jobTitle ?? '',
    employerName: candidate.employerName ?? '',
    workedFrom: '',
    workedTo: '',
    skills: candidate.skillData.map(({ id, name, yearsOfExperience }) => ({ id, name, years: String(yearsOfExperience) })),
    found: [],
    records: [],
  };
}

const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  typeof value['description'] === 'string' &&
  (value['placeId'] === undefined || typeof value['placeId'] === 'string') &&
  (value['parts'] === undefined || isParts(value['parts']));

const isParts = (value: unknown) =>
  isRecord(value) && ['city', 'state', 'country'].every((part) => typeof value[part] === 'string');

export const isDraft = (value: unknown): value is ProfileDraft =>
  isRecord(value) &&
  (value['step'] === 'person' || value['step'] === 'skills') &&
  TEXTS.every((name) => typeof value[name] === 'string') &&
  (value['place'] === undefined || isPlace(value['place'])) &&
  Array.isArray(value['skills']) &&
  value['skills'].every(isSkillYears) &&
  [value['found'], value['records']].every((list) => Array.isArray(list) && list.every(isFoundValue));

/** `complete`: the candidate has a profile, and nothing has changed. */
export function progressOf(draft: ProfileDraft, candidate: Candidate): FormProgress {
  const { step, ...saved } = draftOf(candidate);
  if (JSON.stringify({ ...saved, step }) !== JSON.stringify({ ...saved, ...draft, step })) return 'started';
  return candidate.skillData.length > 0 ? 'complete' : 'blank';
}

/** What the form has of the values that a résumé may have too. */
export const typedValues = (draft: ProfileDraft): TypedValues => ({
  name: draft.name,
  telephone: draft.telephone,
  profileTitle: draft.profileTitle,
  location: draft.placeText,
  address: draft.address,
  zipCode: draft.zipCode,
  years: draft.overallYearsOfExperience,
});
