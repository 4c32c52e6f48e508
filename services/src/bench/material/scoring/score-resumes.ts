import { foldText } from '@hirehq/shared-contracts/fold-text';
import { withWesternDigits } from '../../../platform/terms/western-digits.ts';
import { countryCodeOf } from '../../../modules/engine/places/index.ts';
import { degreeLevel } from '../../../modules/engine/resume-reading/fields/educations.ts';
import { readDocument } from '../../../modules/engine/resume-reading/formats/read-document.ts';
import { skillItems } from '../../../modules/engine/resume-reading/match-skills.ts';
import { parseResume, type ParsedResume } from '../../../modules/engine/resume-reading/parse-resume.ts';
import type { MaterialCase } from '../material.ts';
import { makeResumeFile } from '../render/make-resume-file.ts';
import { pairEntries } from './pair-entries.ts';
import { verdictOn, type Verdict } from './verdict.ts';

type ResumeCase = MaterialCase<'resumes'>;
type Person = ResumeCase['person'];
type Reading = ParsedResume['reading'];
type Job = Reading['workHistory'][number]['value'];
type Education = Reading['educations'][number]['value'];

/** The day on which the résumés are read: after the last date that one of them names. */
const TODAY = '2026-12-01';

const isAlike = (one: string, other: string) => foldText(one) === foldText(other);
const text = (field: string, read: string | null | undefined, ...expected: (string | null | undefined)[]): Verdict =>
  verdictOn<string>({ field, read: read || null, expected: expected.map((each) => each ?? null), isSame: isAlike });

/** Names are compared without the order of their words, and without titles such as 'Dr.' and '(FH)'. */
const nameWords = (name: string) =>
  foldText(name)
    .split(' ')
    .filter((word) => !/[.)]$/.test(word))
    .toSorted()
    .join(' ');
const digits = (phone: string) => withWesternDigits(phone).replaceAll(/\D/g, '');

/** A country that the address does not name need not be read. */
const countriesOf = ({ written, country }: NonNullable<Person['address']>) =>
  written.split(/[,،、(]/).some((part) => countryCodeOf(part) === country) ? [country] : [country, null];

function compareContacts(reading: Reading, person: Person): Verdict[] {
  const { address } = person;
  const name = [reading.firstName?.value, reading.lastName?.value].filter(Boolean).join(' ');
  // Chinese and Korean names are written without a space.
  const turned = `${reading.lastName?.value}${reading.firstName?.value}`;
  const country = reading.country && (countryCodeOf(reading.country.value) ?? reading.country.value);
  return [
    verdictOn({
      field: 'name',
      read: name || null,
      expected: [person.name],
      isSame: (read, expected) => nameWords(read) === nameWords(expected) || turned === expected,
    }),
    text('headline', reading.profileTitle?.value, person.headline),
    text('email', reading.emailAddress?.value, person.email),
    verdictOn({
      field: 'phone',
      read: reading.telephone?.value ?? null,
      expected: [person.phone ?? null],
      isSame: (read, expected) => digits(read) === digits(expected),
    }),
    text('street', reading.address?.value, address?.street),
    text('postCode', reading.zipCode?.value, address?.postCode),
    text('city', reading.city?.value, address?.city),
    text('country', country, ...(address ? countriesOf(address) : [null])),
  ];
}

/** A résumé is read in months: of a day, its month. */
const month = (field: string, read: string | null, expected: string | null | undefined): Verdict =>
  verdictOn({ field, read, expected: [expected?.slice(0, 7) ?? null] });

/** An entry without an end lasts, if it has a beginning. */
const endOf = (from: string | null, till: string | null) => till ?? (from === null ? null : 'present');

const compareJob = (read: Job | undefined, job: Person['jobs'][number] | undefined): Verdict[] => [
  text('title', read?.title, job?.title),
  text('employer', read?.workedWith, job?.employer),
  month('from', read?.workedFrom ?? null, job?.from),
  month('to', read ? endOf(read.workedFrom, read.workedTill) : null, job?.to),
];

/** A profile has the level of a degree and what it is in: both are of the text, or the level alone if the text says no more. */
function isDegree({ level, fieldOfStudy }: Pick<Education, 'level' | 'fieldOfStudy'>, degree: string): boolean {
  if (fieldOfStudy !== null) return foldText(degree).includes(foldText(fieldOfStudy));
  return level !== null && level === degreeLevel(degree);
}

const compareEducation = (read: Education | undefined, education: Person['educations'][number] | undefined): Verdict[] => [
  {
    ...verdictOn({
      field: 'degree',
      read: read && (read.level ?? read.fieldOfStudy) !== null ? JSON.stringify([read.level, read.fieldOfStudy]) : null,
      expected: [education?.degree ?? null],
      isSame: (_, degree) => read !== undefined && isDegree(read, degree),
    }),
  },
  text('school', read?.institution, education?.school, education?.school.split(', ')[0]),
  month('studiedFrom', read?.studiedFrom ?? null, education?.from),
  month('studiedTill', read ? endOf(read.studiedFrom, read.studiedTill) : null, education?.to),
];

function compareSkills(read: readonly string[], expected: readonly string[]): Verdict[] {
  const left = [...read];
  const verdicts = expected.map((skill) => {
    const at = left.findIndex((each) => isAlike(each, skill));
    return text('skill', at < 0 ? null : left.splice(at, 1)[0], skill);
  });
  return [...verdicts, ...left.map((skill) => text('skill', skill, null))];
}

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'NATIVE'];
/** Of a word such as 'fluent' two levels that are next to each other are right; of a level of the framework only that one. */
const isLevel = (read: string, expected: string, written: string) =>
  read === expected ||
  (!/\b[ABC][12]\b/.test(written) && Math.abs(LEVELS.indexOf(read) - LEVELS.indexOf(expected)) === 1 && read !== 'NATIVE');

const SAME_LANGUAGES: Readonly<Record<string, string>> = { fil: 'tl', nb: 'no' };

function compareLanguages(read: Reading['languages'], expected: Person['languages']): Verdict[] {
  // Filipino is Tagalog in ISO 639-1; 'norsk' says nothing of Bokmål.
  const codeOf = (code: string) => SAME_LANGUAGES[code] ?? code;
  const found = new Map(read.map(({ value }) => [codeOf(value.language), value.level]));
  const verdicts = expected.flatMap(({ code: stated, level, written }) => {
    const code = codeOf(stated);
    const own = found.has(code) ? code : null;
    return [
      text('language', own, code),
      verdictOn<string>({
        field: 'level',
        read: found.get(code) ?? null,
        expected: [level ?? null],
        isSame: (one, other) => isLevel(one, other, written),
      }),
    ];
  });
  const others = [...found.keys()].filter((code) => !expected.some((each) => codeOf(each.code) === code));
  return [...verdicts, ...others.map((code) => text('language', code, null))];
}

/** What was read, as far as a profile has fields for it: it has none for links, for a text about oneself, and for the place of a job. */
export function compareResume({ reading, skillTexts }: ParsedResume, person: Person): Verdict[] {
  const jobs = reading.workHistory.map(({ value }) => value);
  const educations = reading.educations.map(({ value }) => value);
  const listed = skillTexts.filter(({ isList }) => isList);
  return [
    ...compareContacts(reading, person),
    ...pairEntries(jobs, person.jobs, compareJob),
    ...pairEntries(educations, person.educations, compareEducation),
    ...compareSkills(skillItems(listed), person.skills),
    ...compareLanguages(reading.languages, person.languages),
  ];
}

export const EMPTY_READING: ParsedResume = {
  reading: {
    firstName: null,
    lastName: null,
    emailAddress: null,
    telephone: null,
    address: null,
    city: null,
    state: null,
    country: null,
    zipCode: null,
    profileTitle: null,
    overallYearsOfExperience: null,
    workHistory: [],
    educations: [],
    licences: [],
    languages: [],
    pages: null,
  },
  skillTexts: [],
};

/** Reads the file of each résumé; of one that cannot be read, every value is missed. `browser` prints the PDF files. */
export const resumeScorer =
  (browser = process.env['CHROME_PATH']) =>
  async (of: ResumeCase): Promise<Verdict[]> => {
    const { contentType, data } = await makeResumeFile(of, browser);
    const document = await readDocument(contentType, new Uint8Array(data)).catch(() => undefined);
    return compareResume(document ? parseResume(document, TODAY) : EMPTY_READING, of.person);
  };
