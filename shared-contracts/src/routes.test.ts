import { describe, expect, test } from 'vitest';
import { jobSearchQuery, parseJobSearch, routes, safeLocalPath, type JobSearchParams } from './routes.ts';

const ORIGIN = 'http://localhost:3000';

/** The same numbers each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

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

  test('JB-10 every filter comes back as it went', () => {
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
      payMin: 50_000,
      postedWithinDays: 7,
      sort: 'newest',
      triggerSearch: false,
    };
    expect(parseJobSearch(new URLSearchParams(jobSearchQuery(search)))).toEqual(search);
  });

  test.each(['payMin', 'postedWithinDays', 'radius', 'skills'])(
    'JB-10 a number of %s that no filter can hold is left out',
    (key) => {
      for (const value of ['2147483648', '99999999999999999999', '1e300', '-1', '1.5', 'NaN', 'Infinity'])
        expect(parseJobSearch(new URLSearchParams({ [key]: value }))).toEqual({});
    },
  );

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
      for (const number of [search.payMin ?? 0, search.postedWithinDays ?? 0, search.radiusKm ?? 0])
        expect(Number.isInteger(number) && number >= 0 && number < 2 ** 31).toBe(true);
      const again = parseJobSearch(new URLSearchParams(jobSearchQuery(search)));
      expect(parseJobSearch(new URLSearchParams(jobSearchQuery(again)))).toEqual(again);
    }
  });
});

describe('safeLocalPath', () => {
  test.each([
    ['/candidate/my-jobs?tab=SAVED#top', '/candidate/my-jobs?tab=SAVED#top'],
    ['candidate/dashboard', '/candidate/dashboard'],
    [`${ORIGIN}/job/1`, '/job/1'],
    ['/a/../b', '/b'],
    // What these look like is all that is wrong with them: a browser takes each for a path of ours.
    ['http:evil.example', '/evil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/?to=//evil.example', '/?to=//evil.example'],
    ['{"toString":1}', '/%7B%22toString%22:1%7D'],
    ['\u0000', '/'],
  ])('SH-16 lets %j through as %j', (target, path) => {
    expect(safeLocalPath(target, ORIGIN)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'http://localhost:3000@evil.example/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:http://localhost:3000/1',
    'http://[',
    `/${'a'.repeat(5000)}`,
    '/'.repeat(2 ** 20),
    '/\t/evil.example',
    '/\r\n//evil.example',
    '/%2e%2e//evil.example',
    'https:evil.example',
    'file:///etc/passwd',
    '\\/\\evil.example',
    'vbscript:x',
    'http:/\\evil.example',
  ])('SH-16 refuses %j', (target) => {
    expect(safeLocalPath(target, ORIGIN)).toBeUndefined();
  });

  test('SH-16 whatever goes in, what comes out stays on our origin', () => {
    const random = randomNumbers(11);
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '\u0000',
      ' ',
      'evil.example',
      'javascript:',
      'http:',
      'https://',
      'localhost',
      '%2f',
      '%5c',
      'a',
      '\u202e',
      '／',
    ];
    for (let round = 0; round < 5000; round += 1) {
      const target = Array.from({ length: random(7) + 1 }, () => pieces[random(pieces.length)]).join('');
      const path = safeLocalPath(target, ORIGIN);
      if (path === undefined) continue;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }
  });
});

describe('links', () => {
  test('a value cannot leave its place', () => {
    expect(routes.job({ id: '../x?y', referrerId: 'a/b' })).toBe('/job/..%2Fx%3Fy/a%2Fb');
    expect(routes.interviewDetails({ id: '1&tab=2' })).toBe('/candidate/interviewDetails?id=1%26tab%3D2');
  });
});
