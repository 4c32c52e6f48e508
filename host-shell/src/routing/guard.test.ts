import { beforeEach, describe, expect, it } from 'vitest';
import { keepWanted, needsSignIn, takeWanted } from './guard.ts';

const origin = 'https://jobs.example.com';
const FIRST = '/candidate/first';

describe('candidate guard', () => {
  beforeEach(() => localStorage.clear());

  it('SH-16 keeps the address of a job-details page under jobRedirectUrl, any other under redirect_uri', () => {
    keepWanted('/candidate/job-details/1', '?a=b');
    keepWanted('/candidate/my-jobs', '');
    expect(localStorage.getItem('jobRedirectUrl')).toBe('/candidate/job-details/1?a=b');
    expect(localStorage.getItem('redirect_uri')).toBe('/candidate/my-jobs');
  });

  it('SH-16 lets everyone see a public profile', () => {
    expect(needsSignIn('/candidate/public/abc', 'candidate')).toBe(false);
    expect(needsSignIn('/candidate/settings', 'candidate')).toBe(true);
    expect(needsSignIn('/job-list', 'public')).toBe(false);
  });

  it('SH-18 goes to the stored job, else to the stored page, else to the first page; once', () => {
    keepWanted('/candidate/my-jobs', '?tab=x');
    keepWanted('/candidate/job-details/1', '');
    expect(takeWanted(origin, FIRST)).toBe('/candidate/job-details/1');
    expect(takeWanted(origin, FIRST)).toBe(FIRST);
  });

  it('SH-18 a stored job that is no address of ours does not hide the stored page', () => {
    localStorage.setItem('jobRedirectUrl', '//evil.example');
    localStorage.setItem('redirect_uri', '/candidate/my-jobs');
    expect(takeWanted(origin, FIRST)).toBe('/candidate/my-jobs');
    expect(localStorage.getItem('jobRedirectUrl')).toBeNull();
  });

  it.each([
    ['/candidate/x', `?a=${'b'.repeat(5000)}`],
    ['//evil.example/candidate', ''],
  ])('SH-16 keeps no address that could not be gone back to: %.30s', (pathname, search) => {
    keepWanted(pathname, search);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/signin',
    '/sso/callback?code=1',
    '/signin?email=a',
    '/SignUp#x',
    '/webview/create-profile?x=1',
    '/\t/evil.example',
    'http:evil.example/',
    '/'.repeat(5000),
  ])('SH-18 never goes to %s', (stored) => {
    localStorage.setItem('redirect_uri', stored);
    expect(takeWanted(origin, FIRST)).toBe(FIRST);
  });
});
