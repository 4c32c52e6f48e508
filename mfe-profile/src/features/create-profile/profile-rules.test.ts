import { expect, test } from 'vitest';
import type { ProfileDraft } from './profile-draft.ts';
import { isoDay, personProblems, skillProblems, splitName, yearsOf } from './profile-rules.ts';

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
  skills: [],
  ...changes,
});

test.each([
  ['Ada', 'Ada', ''],
  [' Ada  Byron ', 'Ada', 'Byron'],
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
])('PR-01 splits the name %j on its first space', (name, firstName, lastName) => {
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
    'an end before the start',
    { jobTitle: 'Nurse', employerName: 'Acme', workedFrom: '2020-01-02', workedTo: '2020-01-01' },
    ['workedTo'],
  ],
])('PR-01 step one with %s', (_, changes, fields) => {
  expect(personProblems(draft(changes), TODAY).map(({ field }) => field)).toEqual(fields);
});

test('PR-02 step two wants a skill, and years for each', () => {
  expect(skillProblems({ skills: [] }).map(({ field }) => field)).toEqual(['skills']);
  const skills = [
    { id: 1, name: 'React', years: '' },
    { id: 2, name: 'Nursing', years: '0' },
  ];
  expect(skillProblems({ skills })).toEqual([
    { field: 'years-1', message: 'profile.skillYears.wrong', values: { skill: 'React' } },
  ]);
});

test('today is the day of the clock on the wall', () => {
  expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
