import { describe, expect, test } from 'vitest';
import { isPagePath, pageTarget, safeLocalPath } from './page-path.ts';
import { routes } from './routes.ts';
import { randomNumbers } from './testing/random-numbers.ts';

const ORIGIN = 'http://localhost:3000';

describe('safeLocalPath', () => {
  test.each([
    ['/candidate/my-jobs?tab=SAVED#top', '/candidate/my-jobs?tab=SAVED#top'],
    ['candidate/dashboard', '/candidate/dashboard'],
    [`${ORIGIN}/job/1`, '/job/1'],
    ['/a/../b', '/b'],
    // Addresses that look valid, but that a browser would not treat as paths of our origin.
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

describe('pageTarget', () => {
  test.each([
    '/',
    '/?from=mail',
    '/home#testimonials',
    '/feature',
    '/job-list?keyword=nurse#results',
    '/candidate/my-jobs?tab=SAVED#main',
    '/platform/remotes/jobs',
    '/Candidate/job-details/3f2a',
    '/webview/find-jobs',
    '/candidate/public/a1b2',
    '/privacypolicy',
  ])('SH-16 SH-18 lets the page %s through as it is', (target) => {
    expect(pageTarget(target, ORIGIN)).toBe(target);
  });

  test('SH-16 SH-18 every typed address but the entrances is a page', () => {
    const entrances = [routes.signIn(), routes.signUp()];
    const pages = [
      routes.landing(),
      routes.home(),
      routes.feature(),
      routes.jobList(),
      routes.findJobs(),
      routes.myJobs(),
      routes.dashboard(),
      routes.createProfile(),
      routes.editProfile(),
      routes.settings(),
      routes.savedSearches(),
      routes.myReferrals(),
      routes.checklist(),
      routes.messageList(),
      routes.analytics(),
      routes.interviews(),
      routes.interviewDetails({ id: '1' }),
      routes.job({ id: '1', referrerId: '2' }),
      routes.trackedJob({ id: '1', tab: 'offer' }),
      routes.candidateJob({ id: '1' }),
      routes.application({ id: '1' }),
      routes.publicApplication({ id: '1' }),
      routes.publicProfile({ candidateKey: 'k' }),
      routes.termsOfUse(),
      routes.privacyPolicy(),
      routes.cookiePolicy(),
      routes.ukPrivacyPolicy(),
    ];
    expect(pages.filter((page) => pageTarget(page, ORIGIN) !== page)).toEqual([]);
    expect(entrances.filter((entrance) => pageTarget(entrance, ORIGIN) !== undefined)).toEqual([]);
  });

  const SERVER = [
    '/realms/hirehq/protocol/openid-connect/logout',
    '/sso/callback?code=1',
    '/signin',
    '/signup',
    '/forgotpassword',
    '/api/v1/candidates/',
    '/public/api/v1/load-reports',
    '/graphql',
    '/stream',
    '/dev/outbox',
    '/ops/load-reports',
    '/files/1',
    '/remotes/jobs/1.0.0/remoteEntry.js',
    '/shell/1.0.0/main.js',
    '/icons/D/favicon.svg',
    '/employer/v1/jobs',
    '/unsubscribe',
    '/live',
    '/ready',
    '/offline',
    '/service-worker.js',
    '/silent-check-sso.html',
    '/robots.txt',
    '/no-such-page',
  ];
  const written = (path: string) => [
    path,
    ORIGIN + path,
    path.slice(1),
    path.toUpperCase(),
    `${path}?next=/candidate/dashboard#top`,
    `/candidate/..${path}`,
    `/candidate/%2e%2E${path}`,
    `/candidate/..%2f${path.slice(1)}`,
    `/candidate/%2e%2e%2f${path.slice(1)}`,
    `/candidate/%252e%252e/${path.slice(1)}`,
    `/candidate/..%5c${path.slice(1)}`,
    `/candidate\\..\\${path.slice(1)}`,
    `/candidate/.%09.${path}`,
    `/./${path.slice(1)}`,
    `/candidate/.\t.${path}`,
    `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
    `/candidate%2f..${path}`,
    `/candidate;/..${path}`,
    `/candidate/../${path}`,
  ];

  test.each(SERVER)('SH-16 SH-18 refuses %s, however it is written', (path) => {
    expect(written(path).filter((target) => pageTarget(target, ORIGIN) !== undefined)).toEqual([]);
  });

  test.each([
    '/candidates',
    '/candidate.json',
    '/candidate;a=b',
    '/jobs',
    '/candidate//realms',
    '/webviewer/x',
    '/job-list.xml',
    '/platform/v1/sets',
    '/Platform/V1',
  ])('SH-16 refuses %s, which only looks like a page', (path) => expect(isPagePath(path)).toBe(false));
});
