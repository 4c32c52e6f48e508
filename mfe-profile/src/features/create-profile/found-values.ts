import { EDUCATION_LEVELS, LANGUAGE_LEVELS, READING_DOUBTS, type ReadingDoubt } from '@hirehq/shared-contracts/codes';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { isRecord } from '@hirehq/shared-contracts/is-record';

export const FOUND_KINDS = [
  'name',
  'telephone',
  'profileTitle',
  'location',
  'address',
  'zipCode',
  'years',
  'work',
  'education',
  'skill',
  'licence',
  'language',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Where in the file a value was found. */
export interface FoundAt {
  page: number | null;
  /** Left, top, width and height on the page, each from 0 to 1. */
  box: readonly number[] | null;
  text: string;
}

/** A value of a résumé that the candidate takes, changes or leaves. */
export interface FoundValue {
  id: string;
  kind: FoundKind;
  /** As typed, by field. */
  values: Readonly<Record<string, string>>;
  isTaken: boolean;
  foundAt: FoundAt;
  /** Why it has to be checked first; empty for a value that was found with confidence. */
  doubts: readonly ReadingDoubt[];
  /** What the form has already, if it is another value. */
  typed?: string | undefined;
}

/** What the form has already, by the kinds that a profile has one value of. */
export type TypedValues = Readonly<Partial<Record<FoundKind, string>>>;

/** The fields of each kind, and which of them it cannot be saved without. */
export const FIELDS: Readonly<Record<FoundKind, Readonly<Record<string, { isNeeded: boolean }>>>> = {
  name: { name: { isNeeded: true } },
  telephone: { telephone: { isNeeded: true } },
  profileTitle: { profileTitle: { isNeeded: true } },
  location: { city: { isNeeded: false }, state: { isNeeded: false }, country: { isNeeded: false } },
  address: { address: { isNeeded: true } },
  zipCode: { zipCode: { isNeeded: true } },
  years: { years: { isNeeded: true } },
  work: {
    title: { isNeeded: true },
    workedWith: { isNeeded: true },
    workedFrom: { isNeeded: true },
    workedTill: { isNeeded: false },
  },
  education: {
    level: { isNeeded: true },
    institution: { isNeeded: true },
    fieldOfStudy: { isNeeded: false },
    studiedFrom: { isNeeded: false },
    studiedTill: { isNeeded: false },
  },
  skill: { years: { isNeeded: false } },
  licence: {
    name: { isNeeded: true },
    issuer: { isNeeded: false },
    number: { isNeeded: false },
    expiresOn: { isNeeded: false },
  },
  language: { level: { isNeeded: true } },
};

/** Values of these fields are codes, chosen from a list. */
export const CODES: Readonly<Partial<Record<FoundKind, { field: string; codes: readonly string[] }>>> = {
  education: { field: 'level', codes: EDUCATION_LEVELS },
  language: { field: 'level', codes: LANGUAGE_LEVELS },
};

/** Fields with a date as a résumé writes it: `YYYY-MM`, or only the year. */
export const DATES: ReadonlySet<string> = new Set(['workedFrom', 'workedTill', 'studiedFrom', 'studiedTill', 'expiresOn']);
const PARTIAL_DATE = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Fields that are missing or not valid, so that the value cannot be taken yet. */
export function wrongFields({ kind, values }: Pick<FoundValue, 'kind' | 'values'>): string[] {
  const wrong = Object.entries(FIELDS[kind]).flatMap(([field, { isNeeded }]) => {
    const value = values[field]?.trim() ?? '';
    if (value === '') return isNeeded ? [field] : [];
    return DATES.has(field) && !PARTIAL_DATE.test(value) ? [field] : [];
  });
  const isBackwards =
    (values['workedTill'] ?? '') !== '' && (values['workedTill'] ?? '') < (values['workedFrom'] ?? '').slice(0, 4);
  return isBackwards && !wrong.includes('workedTill') ? [...wrong, 'workedTill'] : wrong;
}

type Texts = Readonly<Record<string, string | number | null>>;
const typed = (values: Texts) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? '' : String(value)]));

type Doubted = { doubts: readonly ReadingDoubt[] } | null;
const doubtsOf = (...parts: readonly Doubted[]) => [...new Set(parts.flatMap((part) => part?.doubts ?? []))];

/** Whether the form says the same. It names a place in words, of which a file may have the code. */
function isSame(kind: FoundKind, before: string, values: Texts): boolean {
  const first = Object.values(values).find((value) => value !== null && value !== '');
  const [inForm, inFile] = [foldText(before), foldText(String(first ?? ''))];
  return kind === 'location' ? inForm.includes(inFile) : inForm === inFile;
}

/**
 * The values of a reading, in the order in which they are reviewed. Taken are those that were found with confidence, can be
 * saved as they are, and replace nothing in the form.
 */
export function foundValuesOf(reading: ResumeReading, typedValues: TypedValues = {}): FoundValue[] {
  const found: FoundValue[] = [];
  const add = (
    kind: FoundKind,
    values: Texts,
    { foundAt, doubts }: Pick<FoundValue, 'foundAt' | 'doubts'>,
    id: string = kind,
  ) => {
    const before = typedValues[kind]?.trim();
    const replaces = before && !isSame(kind, before, values) ? before : undefined;
    const value = { id, kind, values: typed(values), foundAt, doubts, typed: replaces };
    found.push({ ...value, isTaken: !replaces && doubts.length === 0 && wrongFields(value).length === 0 });
  };
  const {
    firstName,
    lastName,
    telephone,
    profileTitle,
    city,
    state,
    country,
    address,
    zipCode,
    overallYearsOfExperience: years,
  } = reading;
  if (firstName) {
    const name = [firstName.value, lastName?.value].filter(Boolean).join(' ');
    add('name', { name }, { ...firstName, doubts: doubtsOf(firstName, lastName) });
  }
  if (telephone) add('telephone', { telephone: telephone.value }, telephone);
  if (profileTitle) add('profileTitle', { profileTitle: profileTitle.value }, profileTitle);
  const place = city ?? state ?? country;
  if (place) {
    const values = { city: city?.value ?? '', state: state?.value ?? '', country: country?.value ?? '' };
    add('location', values, { ...place, doubts: doubtsOf(city, state, country) });
  }
  if (address) add('address', { address: address.value }, address);
  if (zipCode) add('zipCode', { zipCode: zipCode.value }, zipCode);
  if (years) add('years', { years: years.value }, years);
  for (const [index, each] of reading.workHistory.entries()) add('work', each.value, each, `work.${index}`);
  for (const [index, each] of reading.educations.entries()) add('education', each.value, each, `education.${index}`);
  for (const each of reading.skills) {
    const { id, name, yearsOfExperience } = each.value;
    add('skill', { id, name, years: yearsOfExperience }, each, `skill.${id}`);
  }
  for (const [index, each] of reading.licences.entries()) add('licence', each.value, each, `licence.${index}`);
  for (const each of reading.languages) add('language', each.value, each, `language.${each.value.language}`);
  return found;
}

/** For drafts that this browser has stored. */
export const isFoundValue = (value: unknown): value is FoundValue =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  FOUND_KINDS.some((kind) => kind === value['kind']) &&
  typeof value['isTaken'] === 'boolean' &&
  isRecord(value['values']) &&
  Object.values(value['values']).every((each) => typeof each === 'string') &&
  isRecord(value['foundAt']) &&
  typeof value['foundAt']['text'] === 'string' &&
  (value['typed'] === undefined || typeof value['typed'] === 'string') &&
  Array.isArray(value['doubts']) &&
  value['doubts'].every((doubt) => READING_DOUBTS.some((known) => known === doubt));
