import { describe, expect, it } from 'vitest';
import { canonicalPath, jobPageTitle } from './page-head.ts';

describe('the canonical path of a page', () => {
  it.each([
    ['/', '/', '/'],
    ['/job-list', '/job-list/', '/job-list'],
    ['/job/:id/:referrerId?', '/job/a1/b2', '/job/a1'],
    ['/job/:id/:referrerId?', '/job/a1', '/job/a1'],
    ['/candidate/public/:candidateKey', '/candidate/public/%C3%A1', '/candidate/public/%C3%A1'],
  ])('of %s at %s is %s', (route, pathname, expected) => expect(canonicalPath(route, pathname)).toBe(expected));

  it('does not exist for a route of many pages', () => expect(canonicalPath('/webview/*', '/webview/a')).toBeUndefined());
});

describe('the title of a page of a job', () => {
  const job = { title: 'Registered Nurse', enterprise: { establishmentName: 'Acme Health' } };
  it.each([
    [{ city: 'Utrecht', label: 'Utrecht, Netherlands' }, 'Registered Nurse · Acme Health · Utrecht'],
    [{ city: null, label: 'Netherlands' }, 'Registered Nurse · Acme Health · Netherlands'],
    [null, 'Registered Nurse · Acme Health'],
  ])('JB-24 at %j is %s', (place, expected) => expect(jobPageTitle({ ...job, place }, 'en')).toBe(expected));

  it('PF-09 JB-24 has a country in the language of the page', () => {
    expect(jobPageTitle({ ...job, place: { label: 'Spain' } }, 'es')).toMatch(/ · España$/);
  });
});
