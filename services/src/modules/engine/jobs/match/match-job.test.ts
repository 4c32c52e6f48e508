import { describe, expect, test } from 'vitest';
import { matchJob, type MatchedJob } from './match-job.ts';
import type { MatchProfile } from './match-profile.store.ts';

const PROFILE: MatchProfile = {
  skills: new Map([
    [1, 4],
    [2, 1],
  ]),
  titles: ['Frontend Developer'],
  years: 4,
  city: 'Utrecht',
  state: 'Utrecht',
  country: 'NL',
};
const JOB: MatchedJob = {
  title: 'Senior Front-end Engineer',
  experienceLevel: 'AT',
  remote: false,
  remoteFrom: [],
  storedPlaces: [{ city: 'Amsterdam', state: 'North Holland', country: 'NL', label: 'Amsterdam' }],
};
const REGION = { city: null, state: null, country: null, countries: ['BR', 'MX'], label: 'LATAM' };
const ASKED = [
  { skill_id: 1, name: 'React', min_years: 2 },
  { skill_id: 2, name: 'TypeScript', min_years: 5 },
  { skill_id: 3, name: 'CSS', min_years: null },
];
const match = (job: Partial<MatchedJob> = {}, profile: Partial<MatchProfile> = {}, asked = ASKED) =>
  matchJob({ ...JOB, ...job }, asked, { ...PROFILE, ...profile });
const reason = (kind: string, ...given: Parameters<typeof match>) => match(...given)?.reasons.find((each) => each.kind === kind);

test('JB-23 a score is the sum of its reasons, heaviest first', () => {
  expect(match()).toEqual({
    score: 65,
    reasons: [
      { kind: 'SKILLS', points: 30, of: 60, met: ['React', 'TypeScript'], missing: ['CSS'] },
      { kind: 'TITLE', points: 20, of: 20, met: ['Frontend Developer'], missing: [] },
      { kind: 'EXPERIENCE', points: 10, of: 10, met: ['AT'], missing: [] },
      { kind: 'PLACE', points: 5, of: 10, met: ['Amsterdam'], missing: [] },
    ],
  });
  expect(match()).toEqual(match());
});

test('JB-23 there is no score for a profile without skills, nor for a job without anything to compare', () => {
  expect(match({}, { skills: new Map() })).toBeNull();
  expect(match({ title: 'Baker' }, {}, [])).toBeNull();
  expect(match({}, {}, [])?.reasons.map(({ kind }) => kind)).toEqual(['TITLE', 'EXPERIENCE', 'PLACE']);
});

test('JB-23 parts that are not stated are left out, and the rest adds up to a hundred', () => {
  const bare = match({ experienceLevel: null, storedPlaces: [] }, { titles: [] });
  expect(bare).toMatchObject({ score: 50, reasons: [{ kind: 'SKILLS', points: 50, of: 100 }] });
  for (const given of [match(), match({}, { titles: [] }), match({}, { years: null }), match({ storedPlaces: [] })])
    expect(given?.reasons.reduce((sum, { of }) => sum + of, 0)).toBe(100);
});

describe('JB-23 each reason says what matches and what does not', () => {
  test('a title of a different occupation', () => {
    expect(reason('TITLE', { title: 'Pastry Chef' })).toMatchObject({ points: 0, met: [], missing: ['Pastry Chef'] });
  });

  test.each([
    [0, 'ML', 0],
    [4, 'ML', 8],
    [4, 'AT', 10],
    [19, 'EL', 2],
  ] as const)('%i years for level %s', (years, experienceLevel, points) => {
    expect(reason('EXPERIENCE', { experienceLevel }, { years })?.points).toBe(points);
  });

  test.each<[string, Partial<MatchedJob>, number, string[], string[]]>([
    ['the same city', { storedPlaces: [{ city: 'utrecht', state: null, country: 'NL', label: 'U' }] }, 10, ['U'], []],
    ['another country', { storedPlaces: [{ city: 'Utrecht', state: null, country: 'ZA', label: 'U' }] }, 0, [], ['U']],
    ['remote from anywhere', { remote: true }, 10, ['R'], []],
    ['remote from here', { remote: true, remoteFrom: ['BE', 'NL'] }, 10, ['R'], []],
    [
      'remote from elsewhere',
      { remote: true, remoteFrom: ['US'], storedPlaces: [{ city: null, state: null, country: 'US', label: 'USA' }] },
      0,
      [],
      ['USA'],
    ],
    ['remote from a region elsewhere', { remote: true, remoteFrom: ['BR', 'MX'], storedPlaces: [REGION] }, 0, [], ['LATAM']],
    ['remote from the own region', { remote: true, remoteFrom: ['BE', 'NL'], storedPlaces: [REGION] }, 10, ['R'], []],
  ])('%s', (_name, job, points, met, missing) => {
    expect(reason('PLACE', job)).toEqual({ kind: 'PLACE', points, of: 10, met, missing });
  });
});

test('JB-23 a region does not count for a candidate without a country, nor for on-site work', () => {
  expect(
    reason('PLACE', { remote: true, remoteFrom: ['BR', 'MX'], storedPlaces: [REGION] }, { country: undefined }),
  ).toBeUndefined();
  expect(reason('PLACE', { storedPlaces: [REGION] })).toBeUndefined();
});

const MOST_JOBS_ASK = [{ skill_id: 9, name: 'Microsoft Excel', min_years: null }];
const AS_ASKED = { skills: new Map([[9, 6]]), titles: ['Registered Nurse'], years: 6 };

test.each(['Accountant', 'Data Analyst', 'Chef', 'Lehrer'])(
  'JB-23 one common skill does not make a job of another occupation a match: %s',
  (title) => {
    const found = match({ title, storedPlaces: [] }, AS_ASKED, MOST_JOBS_ASK);
    expect(found?.score).toBeLessThan(35);
    expect(found?.reasons.map(({ kind }) => kind)).toEqual(['SKILLS', 'TITLE']);
  },
);

test('JB-23 in the own occupation one skill is enough, and in another one several are', () => {
  expect(match({ title: 'Staff Nurse', storedPlaces: [] }, AS_ASKED, MOST_JOBS_ASK)?.score).toBe(100);
  const asked = [7, 8, 9].map((skill_id) => ({ skill_id, name: String(skill_id), min_years: null }));
  const skills = new Map(asked.map(({ skill_id }) => [skill_id, 6]));
  expect(match({ title: 'Data Analyst', storedPlaces: [] }, { ...AS_ASKED, skills }, asked)?.score).toBe(75);
});
