import { expect, test } from 'vitest';
import type { ProfileDraft } from './profile-draft.ts';
import { fieldCodesOf } from '@hirehq/shared-contracts/inputs';
import { yearsOf } from '../../shared/years-text.ts';
import { skillsWithYears } from '../../shared/skills/skill-years.ts';
import { personStep, profileProblem, splitName } from './profile-rules.ts';

const TODAY = '2026-11-21';

const draft = (changes: Partial<ProfileDraft> = {}): ProfileDraft => ({
  step: 'person',
  name: 'Ada Byron',
  profileTitle: 'Nurse',
  overallYearsOfExperience: '',
  placeText: '',
  place: undefined,
  jobTitle: '',
  employerName: '',
  workedFrom: '',
  workedTo: '',
  address: '',
  zipCode: '',
  telephone: '',
  skills: [],
  found: [],
  records: [],
  ...changes,
});

test.each([
  ['Ada', 'Ada', ''],
  [' Ada  Byron ', 'Ada', 'Byron'],
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
])('PR-01 splits the name %j at its first space', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test.each([
  ['0', 0],
  ['7.5', 7.5],
  [' 7,5 ', 7.5],
  ['٧٫٥', 7.5],
  ['80', 80],
  ['81', undefined],
  ['80.5', undefined],
  ['7.25', undefined],
  ['-1', undefined],
  ['seven', undefined],
  ['', undefined],
])('PR-01 reads %j as years', (text, years) => {
  expect(yearsOf(text)).toBe(years);
});

test.each<[string, Partial<ProfileDraft>, string[]]>([
  ['nothing but name and title', {}, []],
  ['a blank name and title', { name: ' ', profileTitle: '' }, ['name', 'profileTitle']],
  ['a place that was only typed', { placeText: 'Utr' }, ['place']],
  ['a place of the list', { placeText: 'Utrecht', place: { description: 'Utrecht', placeId: 'city:1' } }, []],
  ['years that are none', { overallYearsOfExperience: 'many' }, ['overallYearsOfExperience']],
  ['a start without a job', { workedFrom: '2020-01-01' }, ['jobTitle', 'employerName']],
  ['an end without a start', { jobTitle: 'Nurse', employerName: 'Acme', workedTo: '2020-01-01' }, ['workedFrom']],
  ['a start today', { jobTitle: 'Nurse', employerName: 'Acme', workedFrom: TODAY }, []],
  ['a start tomorrow', { jobTitle: 'Nurse', employerName: 'Acme', workedFrom: '2026-11-22' }, ['workedFrom']],
  [
    'an end in the month of the start',
    { jobTitle: 'Nurse', employerName: 'Acme', workedFrom: '2020-01-02', workedTo: '2020-01-01' },
    [],
  ],
  [
    'an end in a month before the start',
    { jobTitle: 'Nurse', employerName: 'Acme', workedFrom: '2020-02-01', workedTo: '2020-01-01' },
    ['workedTo'],
  ],
  [
    'months without a year',
    { jobTitle: 'Nurse', employerName: 'Acme', workedFrom: '-02', workedTo: '20-03' },
    ['workedFrom', 'workedTo'],
  ],
])('PR-01 step one with %s', (_, changes, fields) => {
  const read = personStep(TODAY).safeParse(draft(changes));
  expect(Object.keys(fieldCodesOf(read.error?.issues ?? []))).toEqual(fields);
});

test('PR-02 step two requires a skill, and years for each', () => {
  const codesOf = (skills: ProfileDraft['skills']) => fieldCodesOf(skillsWithYears.safeParse({ skills }).error?.issues ?? []);
  expect(codesOf([])).toEqual({ skills: 'MISSING' });
  const skills = [
    { id: 1, name: 'React', years: '' },
    { id: 2, name: 'Nursing', years: '0' },
  ];
  expect(codesOf(skills)).toEqual({ 'skills.0.years': 'OUT_OF_RANGE' });
});

test.each([
  ['skills.0.years', { field: 'years-7', values: { skill: 'React' } }],
  ['0.yearsOfExperience', { field: 'years-7', values: { skill: 'React' } }],
  ['lastName', { field: 'name' }],
  ['workedTill', { field: 'workedTo' }],
  ['profileTitle', { field: 'profileTitle' }],
])('PR-01 a mistake at %s is shown at its field', (field, shown) => {
  const typed = draft({ skills: [{ id: 7, name: 'React', years: '3' }] });
  expect(profileProblem({ field, code: 'TOO_LONG' }, typed)).toMatchObject(shown);
});
