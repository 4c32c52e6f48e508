import { describe, expect, test } from 'vitest';
import { randomNumbers } from './testing/random-numbers.ts';
import { searchedPayOf } from './searched-pay.ts';
import { jobSearchQuery, parseJobSearch, routes, type JobSearchParams } from './routes.ts';

const FRAGMENTS = [
  '',
  ' ',
  ',',
  '0',
  '-1',
  '1.5',
  '1e9',
  'NaN',
  'Infinity',
  '99999999999',
  'true',
  'false',
  'FT',
  'ft',
  'newest',
  '%',
  '%zz',
  '%00',
  '\u0000',
  '\ud800',
  '💥',
  'a'.repeat(5000),
  '<script>',
  "' or 1=1",
  '../',
  '__proto__',
  'constructor',
  '1,2,x,3',
  'FT,PT,<b>',
];
const KEYS = [
  'keyword',
  'jobTitle',
  'name',
  'city',
  'state',
  'country',
  'radius',
  'skills',
  'employmentType',
  'workMode',
  'experienceLevel',
  'remote',
  'easyApply',
  'payMin',
  'payMax',
  'payUnit',
  'payCurrency',
  'postedWithinDays',
  'sort',
  'triggerSearch',
  '__proto__',
  'other',
];

describe('a job search in the address', () => {
  test('JB-02 goes into the address as the specification names it', () => {
    expect(jobSearchQuery({ keyword: 'nurse', skills: [3, 12], city: 'Utrecht', triggerSearch: true })).toBe(
      'keyword=nurse&city=Utrecht&skills=3%2C12&triggerSearch=true',
    );
    expect(routes.searchResults(false, { keyword: 'nurse' })).toBe('/job-list?keyword=nurse');
    expect(routes.searchResults(true, { keyword: 'nurse' })).toBe('/candidate/find-jobs?keyword=nurse');
    expect(routes.jobList({})).toBe('/job-list');
  });

  test('JB-10 every filter is restored from the address', () => {
    const search: JobSearchParams = {
      keyword: 'c++ & c#',
      jobTitle: 'Engineer',
      name: 'Engineer',
      skills: [1, 2],
      city: 'São Paulo',
      state: 'SP',
      country: 'BR',
      radiusKm: 25,
      employmentType: ['FT', 'PT'],
      workMode: ['R'],
      experienceLevel: ['ML'],
      remote: true,
      easyApply: true,
      payMin: 22.5,
      payUnit: 'HOUR',
      payCurrency: 'EUR',
      postedWithinDays: 7,
      sort: 'newest',
      triggerSearch: false,
    };
    expect(parseJobSearch(new URLSearchParams(jobSearchQuery(search)))).toEqual(search);
  });

  test('JB-10 a link with an amount alone is still read', () => {
    expect(parseJobSearch(new URLSearchParams('payMin=50000&v=1'))).toEqual({ payMin: 50_000 });
    expect(jobSearchQuery({ payMin: 50_000 })).toBe('payMin=50000&v=1');
  });

  test('JB-10 an amount that no filter can have is left out', () => {
    for (const value of ['1000000000001', '1e300', '-1', '1.555', 'NaN', 'Infinity', '50k'])
      expect(parseJobSearch(new URLSearchParams({ payMin: value }))).toEqual({});
    expect(parseJobSearch(new URLSearchParams('payUnit=FORTNIGHT&payCurrency=eur'))).toEqual({});
  });

  test.each(['postedWithinDays', 'radius', 'skills'])('JB-10 a number of %s that no filter can have is left out', (key) => {
    for (const value of ['2147483648', '99999999999999999999', '1e300', '-1', '1.5', 'NaN', 'Infinity'])
      expect(parseJobSearch(new URLSearchParams({ [key]: value }))).toEqual({});
  });

  test('JB-10 whatever is malformed is left out, and what is left is a search that keeps its shape', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 3000; round += 1) {
      const query = new URLSearchParams();
      for (let part = random(8); part >= 0; part -= 1) {
        const value = FRAGMENTS[random(FRAGMENTS.length)] ?? '';
        query.append(
          KEYS[random(KEYS.length)] ?? '',
          random(3) === 0 ? value + (FRAGMENTS[random(FRAGMENTS.length)] ?? '') : value,
        );
      }
      const search = parseJobSearch(query);
      expect(Object.getPrototypeOf(search)).toBe(Object.prototype);
      for (const id of search.skills ?? []) expect(Number.isInteger(id) && id > 0 && id < 2 ** 31).toBe(true);
      for (const text of [search.keyword, search.name, search.city]) expect((text ?? 'a').length).toBeLessThanOrEqual(200);
      for (const code of [...(search.employmentType ?? []), ...(search.workMode ?? [])]) expect(code).toMatch(/^[A-Z]{1,2}$/);
      expect(search.payMin ?? 0).toBeLessThanOrEqual(1e12);
      for (const number of [search.postedWithinDays ?? 0, search.radiusKm ?? 0])
        expect(Number.isInteger(number) && number >= 0 && number < 2 ** 31).toBe(true);
      const again = parseJobSearch(new URLSearchParams(jobSearchQuery(search)));
      expect(parseJobSearch(new URLSearchParams(jobSearchQuery(again)))).toEqual(again);
    }
  });
});

describe('links', () => {
  test('JB-10 a job page is told in what its pay was compared', () => {
    const link = routes.job({ id: '1', comparedIn: { payUnit: 'HOUR', payCurrency: 'EUR' } });
    expect(link).toBe('/job/1?payUnit=HOUR&payCurrency=EUR');
    expect(searchedPayOf(new URL(link, 'https://jobs.example').searchParams)).toEqual({ payUnit: 'HOUR', payCurrency: 'EUR' });
    expect(routes.candidateJob({ id: '1' })).toBe('/candidate/job/1');
    expect(searchedPayOf(new URLSearchParams('payUnit=x&payCurrency=%20'))).toEqual({});
  });

  test('a value cannot change the path', () => {
    expect(routes.job({ id: '../x?y', referrerId: 'a/b' })).toBe('/job/..%2Fx%3Fy/a%2Fb');
    expect(routes.interviewDetails({ id: '1&tab=2' })).toBe('/candidate/interviewDetails?id=1%26tab%3D2');
  });
});
