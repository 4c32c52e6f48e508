import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptReturnPath, saveReturnPath, needsSignIn, takeReturnPath, returnPath } from './guard.ts';

const origin = 'https://jobs.example.com';
const FIRST = '/candidate/first';

const keep = (path: string, now?: number) => saveReturnPath(new URL(path, origin), now);
const kept = () => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'wantedAt'));

function store(items: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries({ wantedAt: String(Date.now()), ...items })) localStorage.setItem(key, value);
}

describe('candidate guard', () => {
  beforeEach(() => localStorage.clear());

  it('SH-16 keeps the address of a job-details page under jobRedirectUrl, any other under redirect_uri', () => {
    keep('/candidate/job-details/1?a=b');
    expect(kept()).toEqual({ jobRedirectUrl: '/candidate/job-details/1?a=b' });
    keep('/candidate/my-jobs');
    expect(kept()).toEqual({ redirect_uri: '/candidate/my-jobs' });
  });

  it('SH-16 stores the fragment, without what the identity provider added', () => {
    keep('/candidate/my-jobs?tab=SAVED#main');
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/my-jobs?tab=SAVED#main');
    keep('/candidate/my-jobs#main&state=a&session_state=b&iss=c&code=d');
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/my-jobs#main');
    keep('/candidate/my-jobs#error=access_denied&state=a');
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/my-jobs');
  });

  it('SH-16 lets everyone see a public profile', () => {
    expect(needsSignIn('/candidate/public/abc', 'candidate')).toBe(false);
    expect(needsSignIn('/candidate/settings', 'candidate')).toBe(true);
    expect(needsSignIn('/job-list', 'public')).toBe(false);
  });

  it('SH-18 goes to the stored job, else to the stored page, else to the first page; once', () => {
    keep('/candidate/my-jobs?tab=x');
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/my-jobs?tab=x');
    store({ jobRedirectUrl: '/candidate/job-details/1', redirect_uri: '/candidate/my-jobs' });
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/job-details/1');
    expect(takeReturnPath(origin, FIRST)).toBe(FIRST);
    expect(localStorage.length).toBe(0);
  });

  it('SH-18 the later of two addresses counts, whether a job or not', () => {
    keep('/candidate/job-details/1');
    keep('/job-list?keyword=nurse');
    expect(takeReturnPath(origin, FIRST)).toBe('/job-list?keyword=nurse');
    keep('/candidate/my-jobs');
    keep('/candidate/job-details/1');
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/job-details/1');
  });

  it('SH-18 a page that only redirects changes nothing', () => {
    keep('/candidate/job-details/1');
    keep('/signin');
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/job-details/1');
  });

  it.each(['setItem', 'getItem'] as const)('SH-16 the page is known on this page if storage refuses %s', (method) => {
    const refused = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keep('/candidate/my-jobs?tab=SAVED');
    keep('/signin');
    expect(returnPath(origin)).toBe('/candidate/my-jobs?tab=SAVED');
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/my-jobs?tab=SAVED');
    expect(takeReturnPath(origin, FIRST)).toBe(FIRST);
    refused.mockRestore();
  });

  it('SH-18 what its own sign-in leads back to comes before what another tab has stored, once', () => {
    keep('/candidate/settings');
    adoptReturnPath('/candidate/my-jobs?tab=SAVED', origin);
    store({ redirect_uri: '/candidate/settings' });
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/my-jobs?tab=SAVED');
    expect(takeReturnPath(origin, FIRST)).toBe(FIRST);
  });

  it.each([undefined, '', '/signin', '//evil.example/', 'https://evil.example/'])(
    'SH-18 a sign-in that leads back to %s changes nothing',
    (path) => {
      keep('/candidate/settings');
      adoptReturnPath(path, origin);
      expect(takeReturnPath(origin, FIRST)).toBe('/candidate/settings');
    },
  );

  it.each([
    [0, true],
    [30 * 60_000, true],
    [30 * 60_000 + 1, false],
    [7 * 86_400_000, false],
    // The clock was set back.
    [-1, false],
  ])('SH-18 an address stored %d ms ago is opened after sign-in: %s', (age, leads) => {
    keep('/candidate/job-details/1', 1_800_000_000_000 - age);
    expect(returnPath(origin, 1_800_000_000_000)).toBe(leads ? '/candidate/job-details/1' : undefined);
  });

  it.each(['', 'null', '{', 'soon', '1e999'])('SH-18 an address stored at %j is ignored', (wantedAt) => {
    store({ jobRedirectUrl: '/candidate/job-details/1', wantedAt });
    expect(returnPath(origin)).toBeUndefined();
  });

  it('SH-18 a stored job that is not one of our addresses does not hide the stored page', () => {
    store({ jobRedirectUrl: '//evil.example', redirect_uri: '/candidate/my-jobs' });
    expect(takeReturnPath(origin, FIRST)).toBe('/candidate/my-jobs');
    expect(localStorage.getItem('jobRedirectUrl')).toBeNull();
  });

  it.each([
    ['/candidate/x', `?a=${'b'.repeat(5000)}`],
    ['//evil.example/candidate', ''],
    ['/realms/hirehq/account', ''],
  ])('SH-16 stores no address that cannot be returned to, and deletes the previous one: %.30s', (pathname, search) => {
    keep('/candidate/job-details/1');
    saveReturnPath({ pathname, search, hash: '' });
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
    '/realms/hirehq/protocol/openid-connect/logout',
    '/candidate/../api/v1/candidates/',
    '/%72ealms/hirehq',
    '/dev/outbox',
    '/no-such-page',
  ])('SH-18 never opens %s', (stored) => {
    store({ redirect_uri: stored });
    expect(takeReturnPath(origin, FIRST)).toBe(FIRST);
  });
});
