import { expect, test } from 'vitest';
import type { StoredPlace } from '../../../platform/database/tables/jobs.ts';
import { countriesOfRegion } from '../places/index.ts';
import { pagePosting } from './job-posting.ts';
import type { PostedJob } from './read-published.ts';
import { googleJobPosting } from './testing/google-job-posting.ts';

const JOB: PostedJob = {
  id: 'a5f0c1de-0000-4000-8000-000000000001',
  enterprise_id: 'a5f0c1de-0000-4000-8000-00000000000e',
  isAppliedHere: true,
  title: 'Welder',
  description_html: '<p>You weld.</p>',
  work_mode: 'R',
  remote: true,
  employment_type: null,
  experience_level: null,
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

test('JB-24 a region of many countries is given by name', () => {
  expect(applicantsOf(region('EMEA'), US)).toEqual([
    { '@type': 'AdministrativeArea', name: 'EMEA' },
    { '@type': 'Country', name: 'United States' },
  ]);
  expect(applicantsOf(region('world'), US)).toBeUndefined();
});

test('JB-24 on-site work somewhere in a region has no location', () => {
  expect(pagePosting({ ...JOB, remote: false, work_mode: 'O', places: [region('EMEA')] }, context)).toBeUndefined();
});
