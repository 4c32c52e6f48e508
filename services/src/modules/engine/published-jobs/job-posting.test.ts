import { expect, test } from 'vitest';
import type { StoredPlace } from '../../../platform/database/tables/jobs.ts';
import { countriesOfRegion } from '../places/index.ts';
import { columnsOfFacts, columnsOfTexts, NO_FACTS } from '../../../platform/job-facts.ts';
import { jobPosting, pagePosting } from './job-posting.ts';
import type { PostedJob } from './read-published.ts';
import { googleJobPosting } from './testing/google-job-posting.ts';

const JOB: PostedJob = {
  id: 'a5f0c1de-0000-4000-8000-000000000001',
  enterprise_id: 'a5f0c1de-0000-4000-8000-00000000000e',
  isAppliedHere: true,
  title: 'Welder',
  description_html: '<p>You weld.</p>',
  ...columnsOfFacts({ ...NO_FACTS, workMode: 'R' }),
  ...columnsOfTexts(NO_FACTS),
  remote: true,
  education: null,
  pay_currency: null,
  pay_min: null,
  pay_max: null,
  pay_unit: null,
  posted_at: new Date('2026-01-02T03:04:05Z'),
  closes_on: null,
  places: [],
  establishment_name: 'Acme',
  domain_names: [],
  logo_file: null,
  skills: null,
  years: null,
};
const context = { origin: 'https://jobs.example.com', logoOf: (file: string) => file };
const region = (label: string): StoredPlace => ({
  city: null,
  state: null,
  country: null,
  countries: countriesOfRegion(label) ?? [],
  label,
});
const US: StoredPlace = { city: null, state: null, country: 'US', label: 'USA' };

/** What a posting of remote work in these places says of its applicants; undefined where it says nothing. */
function applicantsOf(...places: StoredPlace[]) {
  const posting = pagePosting({ ...JOB, places }, context);
  if (posting) expect(googleJobPosting.safeParse(posting).error?.issues).toBeUndefined();
  return posting && 'applicantLocationRequirements' in posting ? posting.applicantLocationRequirements : undefined;
}

test('JB-24 a remote job in a region has its countries for applicants', () => {
  const countries = ['Belgium', 'Luxembourg', 'Netherlands', 'United States'];
  expect(applicantsOf(region('Benelux'), US)).toEqual(countries.map((name) => ({ '@type': 'Country', name })));
  expect(applicantsOf(region('EEA'))).toHaveLength(30);
});

test('JB-24 a region of many countries, and the world, have all their countries on a page, and their name in feeds', () => {
  const emea = countriesOfRegion('EMEA') ?? [];
  expect(applicantsOf(region('EMEA'), US)).toHaveLength(emea.length + 1);
  expect(jobPosting({ ...JOB, places: [region('EMEA'), US] }, context)).toMatchObject({
    applicantLocationRequirements: [
      { '@type': 'AdministrativeArea', name: 'EMEA' },
      { '@type': 'Country', name: 'United States' },
    ],
  });
  const world = countriesOfRegion('world') ?? [];
  for (const places of [[], [region('world')]]) {
    expect(applicantsOf(...places)).toHaveLength(world.length);
    expect(jobPosting({ ...JOB, places }, context)).not.toHaveProperty('applicantLocationRequirements');
  }
});

const UTRECHT: StoredPlace = { city: 'Utrecht', state: null, country: 'NL', label: 'Utrecht' };
const SOMEWHERE: StoredPlace = { city: 'Springfield', state: null, country: null, label: 'Springfield' };
const ON_SITE = { remote: false, work_mode: 'O' as const };

test.each<[string, Partial<PostedJob>, boolean]>([
  ['on site without a location', ON_SITE, false],
  ['on site in a city of no country', { ...ON_SITE, places: [SOMEWHERE] }, false],
  ['on site in two countries', { ...ON_SITE, places: [UTRECHT, US] }, true],
  ['on site, one location unclear', { ...ON_SITE, places: [SOMEWHERE, UTRECHT] }, true],
  ['hybrid', { remote: true, work_mode: 'H', places: [UTRECHT] }, true],
  ['hybrid without a location', { remote: true, work_mode: 'H' }, false],
  ['remote from anywhere', {}, true],
  ['remote from one country', { places: [US] }, true],
  ['remote from a city of no country', { places: [SOMEWHERE] }, false],
  ['pay from 0', { pay_currency: 'EUR', pay_unit: 'HOUR', pay_min: '0', pay_max: '20' }, true],
  ['pay of 0', { pay_currency: 'EUR', pay_unit: 'HOUR', pay_min: '0', pay_max: '0' }, true],
  ['one amount', { pay_currency: 'EUR', pay_unit: 'YEAR', pay_min: '40000', pay_max: '40000' }, true],
  ['the closing day', { closes_on: '2026-01-02' }, true],
  ['an empty description', { description_html: '<p> </p>' }, false],
  ['no description', { description_html: '' }, false],
  ['its title as description', { description_html: '<p>Welder</p>' }, false],
])('JB-24 %s: a valid posting or none', (_name, facts, has) => {
  const posting = pagePosting({ ...JOB, ...facts }, context);
  expect(posting !== undefined).toBe(has);
  if (posting) expect(googleJobPosting.safeParse(posting).error?.issues).toBeUndefined();
});

test('JB-24 on-site work somewhere in a region has no location', () => {
  expect(pagePosting({ ...JOB, remote: false, work_mode: 'O', places: [region('EMEA')] }, context)).toBeUndefined();
});

test('JB-24 shifts, licence, band, setting and workplace are in the properties that schema.org has for them', () => {
  const facts = columnsOfFacts({
    ...NO_FACTS,
    shiftPattern: 'ROTATING',
    nightShift: true,
    weekendWork: true,
    flexibility: 'FIXED_HOURS',
    licenceNeed: 'REQUIRED',
    careSetting: 'HOSPITAL',
    noiseLevel: 'QUIET',
    lighting: 'DAYLIGHT',
    contactLevel: 'CONSTANT',
    interviewFormat: 'PANEL',
  });
  const pay = { pay_currency: 'GBP', pay_unit: 'YEAR', pay_min: '35000', pay_max: '43000' } as const;
  const job: PostedJob = { ...JOB, ...facts, ...pay, licence: 'NMC registration', pay_band: 'Band 6', places: [US] };
  const posting = pagePosting(job, context);
  expect(googleJobPosting.safeParse(posting).error?.issues).toBeUndefined();
  expect(posting).toMatchObject({
    workHours: 'rotating shifts, night shift, weekends, fixed hours',
    qualifications: 'NMC registration',
    employmentUnit: { '@type': 'Hospital', name: 'Acme' },
    sensoryRequirement: 'quiet surroundings, daylight',
    baseSalary: { name: 'Band 6' },
  });
  const none = jobPosting(JOB, context);
  for (const property of ['workHours', 'qualifications', 'employmentUnit', 'sensoryRequirement'])
    expect(none).not.toHaveProperty(property);
  expect(jobPosting({ ...job, licence: null, licence_need: 'IN_PROGRESS' }, context)).toMatchObject({
    qualifications: 'licence or registration, may be in progress',
  });
  expect(jobPosting({ ...job, licence_need: 'NONE', licence: null }, context)).not.toHaveProperty('qualifications');
});
