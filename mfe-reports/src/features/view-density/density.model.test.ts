import { expect, test } from 'vitest';
import { parseJobSearch } from '@hirehq/shared-contracts/routes';
import { radiusOf, searchOf } from './density.model.ts';

const AMSTERDAM = { city: 'Amsterdam', state: 'North Holland', country: 'NL', latitude: 52.37, longitude: 4.89, jobs: 3 };

test('RP-03 a location opens the search with its place and the same filter', () => {
  const address = searchOf(AMSTERDAM, { skills: [3, 7], keyword: 'react & co' });
  expect(address).toMatch(/^\/candidate\/find-jobs\?/);
  expect(parseJobSearch(new URLSearchParams(address.split('?')[1]))).toMatchObject({
    keyword: 'react & co',
    skills: [3, 7],
    city: 'Amsterdam',
    state: 'North Holland',
    country: 'NL',
  });
});

test('RP-03 a country is searched without a city, a city without a state without one', () => {
  expect(searchOf({ ...AMSTERDAM, city: null, state: null }, { skills: [], keyword: '' })).toBe(
    '/candidate/find-jobs?country=NL',
  );
  expect(searchOf({ ...AMSTERDAM, city: 'Singapore', state: null, country: 'SG' }, { skills: [], keyword: '' })).toBe(
    '/candidate/find-jobs?city=Singapore&country=SG',
  );
});

test('PF-05 for everybody it is the public search among the jobs of the employer', () => {
  expect(searchOf(AMSTERDAM, { skills: [], keyword: '', enterprise: 'acme' })).toBe(
    '/job-list?city=Amsterdam&state=North+Holland&country=NL&enterprise=acme',
  );
});

test('RP-03 four times the jobs are a bubble of twice the size', () => {
  const [one, four] = [radiusOf(25, 100) - radiusOf(0, 100), radiusOf(100, 100) - radiusOf(0, 100)];
  expect(four).toBe(2 * one);
});
