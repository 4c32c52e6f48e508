import { fieldParts, rowParts, type FormProgress, type Parts, type Stored } from '@hirehq/shared-ui/forms';
import type { Candidate } from '../../shared/candidate.query.ts';
import { isSkillYears, type SkillYears } from '../../shared/skills/skill-years.ts';
import { isFoundValue, type FoundValue, type TypedValues } from './found-values.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';

export type Step = 'person' | 'skills';

/** A place from the list; the candidate's current location, which has no id; or one of a résumé, by its parts. */
export interface DraftPlace {
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
  place: DraftPlace | undefined;
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

/** The versions of what a profile consists of: the person, and each skill by its id. */
interface ProfileVersions {
  person: string;
  skills: Readonly<Record<string, string>>;
}

/** The profile as it is stored. */
export function storedProfile(candidate: Candidate): Stored<ProfileDraft> {
  const skills = Object.fromEntries(candidate.skillData.map(({ id, version }) => [id, version]));
  const versions: ProfileVersions = { person: candidate.version, skills };
  return { version: JSON.stringify(versions), values: draftOf(candidate) };
}

/** The versions in the version of a stored profile. */
export const versionsIn = (version: string) => JSON.parse(version) as ProfileVersions;

const SKILL = 'skill.';
/** The part of a profile that is one skill. */
export const skillPart = (id: number): string => `${SKILL}${id}`;

const FIELDS = fieldParts<Omit<ProfileDraft, 'step' | 'found' | 'skills'>>({ placeText: ['place'] });
const SKILLS = rowParts<ProfileDraft, 'skills', SkillYears>('skills', ({ id }) => skillPart(id));

/** Each field and each skill is a part; the step and what waits to be reviewed are of one tab only. */
export const PROFILE_PARTS: Parts<ProfileDraft> = {
  read: ({ step: _, found: __, ...values }) => {
    const { skills, ...fields } = values;
    return { ...FIELDS.read(fields), ...SKILLS.read({ ...values, step: 'person', found: [], skills }) };
  },
  write: (values, part, value) =>
    part.startsWith(SKILL) ? SKILLS.write(values, part, value) : { ...values, ...(value as Partial<ProfileDraft>) },
  // A place that was chosen has an id or parts, and the stored one only its text, which names all of it.
  isSame: (part, one, other) =>
    part === 'placeText' &&
    (one as Partial<ProfileDraft> | undefined)?.placeText?.trim() ===
      (other as Partial<ProfileDraft> | undefined)?.placeText?.trim(),
};

const isPlace = (value: unknown): value is DraftPlace =>
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

/** A draft as this browser stores it: with what it is based on, which an earlier release did not store. */
export type StoredProfileDraft = ProfileDraft & { base?: Stored<ProfileDraft> | undefined };

export const isStoredProfileDraft = (value: unknown): value is StoredProfileDraft =>
  isDraft(value) &&
  (!('base' in value) ||
    value.base === undefined ||
    (isRecord(value.base) && isVersion(value.base['version']) && isDraft(value.base['values'])));

function isVersion(version: unknown): boolean {
  try {
    const found: unknown = JSON.parse(String(version));
    return isRecord(found) && typeof found['person'] === 'string' && isRecord(found['skills']);
  } catch {
    return false;
  }
}

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
