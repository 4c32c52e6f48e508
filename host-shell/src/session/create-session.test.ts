import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, type StartedSession } from './create-session.ts';
import { fakeIdentity } from './fake-identity.ts';

const ORIGIN = window.location.origin;
const opened: StartedSession[] = [];

function open(state: {
  signedIn: boolean;
  at?: string;
  prepare?: (provider: ReturnType<typeof fakeIdentity>['provider']) => void;
}) {
  window.history.replaceState(null, '', state.at ?? '/job-list');
  const { provider, connect } = fakeIdentity(state);
  state.prepare?.(provider);
  const leave = vi.fn<(url: string) => void>();
  const session = createSession({ connect, origin: ORIGIN, leave });
  opened.push(session);
  return { session, provider, leave };
}

const stored = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

/** Lets what has been started come to its end, without the clock going on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const session of opened.splice(0)) session.stop();
  vi.useRealTimers();
});

describe('boot', () => {
  test('ID-01 without a marker the visitor is signed out at once and the provider is not asked', async () => {
    const { session, provider } = open({ signedIn: true });
    expect(session.current()).toEqual({ status: 'signed-out' });
    await settle();
    expect(provider.connections).toEqual([]);
    await expect(session.headers()).resolves.toBeUndefined();
  });

  test('SH-43 with a marker the provider is asked silently, and the tokens stay in memory', async () => {
    localStorage.setItem('token', '1');
    const { session } = open({ signedIn: true });
    expect(session.current()).toEqual({ status: 'unknown' });
    await session.settled();
    expect(session.current()).toEqual({
      status: 'signed-in',
      user: {
        candidateId: 'c-1',
        name: 'Ada',
        email: 'ada@example.com',
        emailVerified: true,
        neuroClassification: 'ND',
        talentPoolId: null,
      },
    });
    expect(await session.headers()).toEqual({ authorization: 'Bearer access-1', 'x-access-token': 'id-1' });
    expect(stored()).toEqual({ token: '1' });
  });

  test('SH-43 a marker without a session is cleared', async () => {
    localStorage.setItem('token', '1');
    const { session } = open({ signedIn: false });
    await session.settled();
    expect(session.current().status).toBe('signed-out');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('ID-01 the callback page completes the sign-in and sets the marker', async () => {
    const { session, provider } = open({ signedIn: false, at: '/sso/callback' });
    await session.settled();
    expect(provider.connections).toEqual(['callback']);
    expect(session.isSignedIn()).toBe(true);
    expect(localStorage.getItem('token')).toBe('1');
  });

  test('ID-01 a callback that was lost on the way falls back to the session of the provider', async () => {
    const { session } = open({ signedIn: true, at: '/sso/callback', prepare: (provider) => (provider.callbackIsValid = false) });
    await session.settled();
    expect(session.isSignedIn()).toBe(true);
  });

  test('a storage that throws does not keep anybody from signing in', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { session } = open({ signedIn: true });
    await session.settled();
    expect(session.isSignedIn()).toBe(true);
  });

  test('a provider that is away leaves the question open and is asked again', async () => {
    localStorage.setItem('token', '1');
    const { session, provider } = open({ signedIn: true, prepare: (state) => (state.isDown = true) });
    await session.settled();
    expect([session.current().status, session.connection()]).toEqual(['unknown', 'reconnecting']);
    provider.isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([session.current().status, session.connection()]).toEqual(['signed-in', 'online']);
  });

  test('SH-41 a token that names no candidate is asked for again twice, then the session ends', async () => {
    localStorage.setItem('token', '1');
    const { session, provider } = open({ signedIn: true, prepare: (state) => (state.claims = { email: 'ada@example.com' }) });
    await session.settled();
    expect([provider.updates, session.current().status]).toEqual([2, 'signed-out']);
  });
});

async function signedIn() {
  localStorage.setItem('token', '1');
  const parts = open({ signedIn: true });
  await parts.session.settled();
  return parts;
}

describe('refresh', () => {
  test('SH-41 the token is looked at every 10 s and renewed when it has less than 60 s left', async () => {
    const { session, provider } = await signedIn();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([provider.updates, provider.issued]).toEqual([1, 1]);
    provider.expiresInSeconds = 59;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([provider.updates, provider.issued]).toEqual([2, 2]);
    expect(await session.headers()).toMatchObject({ authorization: 'Bearer access-2' });
  });

  test('calls at the same time share one refresh', async () => {
    const { session, provider } = await signedIn();
    provider.expiresInSeconds = 0;
    const all = await Promise.all([session.headers(), session.headers(), session.refresh()]);
    expect(provider.updates).toBe(1);
    expect(all[0]).toEqual(all[1]);
  });

  test('SH-41 a provider that says no ends the session and clears the marker', async () => {
    const { session, provider } = await signedIn();
    Object.assign(provider, { answer: 'refused', signedIn: false });
    await expect(session.refresh()).resolves.toBe('refused');
    expect(session.current()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a refresh whose answer was lost does not sign out while the provider still knows the browser', async () => {
    const { session, provider } = await signedIn();
    provider.answer = 'refused';
    await expect(session.refresh()).resolves.toBe('refreshed');
    expect(await session.headers()).toMatchObject({ authorization: 'Bearer access-2' });
  });

  test('ID-06 a provider that restarts signs nobody out', async () => {
    const { session, provider } = await signedIn();
    provider.answer = 'unreachable';
    await expect(session.refresh()).resolves.toBe('unreachable');
    expect([session.isSignedIn(), session.connection(), localStorage.getItem('token')]).toEqual([true, 'reconnecting', '1']);
    Object.assign(provider, { answer: 'renewed', expiresInSeconds: 0 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([session.isSignedIn(), session.connection()]).toEqual([true, 'online']);
  });
});

describe('coming and going', () => {
  test('ID-01 signing in keeps where the visitor was and passes the login hint on', async () => {
    const { session, leave } = open({ signedIn: false, at: '/job-list?keyword=nurse' });
    void session.signIn({ loginHint: 'ada@example.com' });
    await settle();
    expect(leave).toHaveBeenCalledWith('https://sso.example/sign-in?hint=ada@example.com&locale=en');
    expect(localStorage.getItem('redirect_uri')).toBe('/job-list?keyword=nurse');
  });

  test('SH-16 a job details page is kept under its own name', async () => {
    const { session, leave } = open({ signedIn: false });
    void session.signUp({ returnTo: '/candidate/job-details/7' });
    await settle();
    expect(leave.mock.calls[0]?.[0]).toContain('/sign-up');
    expect(localStorage.getItem('jobRedirectUrl')).toBe('/candidate/job-details/7');
  });

  test('a return address on another origin is not kept', async () => {
    const { session } = open({ signedIn: false });
    void session.signIn({ returnTo: '//evil.example/x' });
    await settle();
    expect(localStorage.getItem('redirect_uri')).toBeNull();
  });

  test('SH-42 signing out clears what was kept, keeps the choices of the device, and ends the session at the provider', async () => {
    const { session, leave } = await signedIn();
    localStorage.setItem('colorScheme', 'dark');
    localStorage.setItem('hirehq:jobs:draft', 'x');
    document.cookie = 'profile_skipped=1; Path=/';
    void session.signOut();
    await settle();
    expect(leave).toHaveBeenCalledWith('https://sso.example/logout');
    expect(stored()).toEqual({ colorScheme: 'dark' });
    expect(document.cookie).not.toContain('skipped');
  });

  test('a tab that signs out tells the others once it is back from the provider', async () => {
    const here = await signedIn();
    const there = await signedIn();
    void there.session.signOut();
    await settle();
    expect(here.session.isSignedIn()).toBe(true);
    open({ signedIn: false, at: '/candidate/dashboard' });
    await vi.waitFor(() => expect(here.session.current().status).toBe('signed-out'));
  });

  test('signing in in one tab signs the other tabs in', async () => {
    const here = open({ signedIn: true });
    await here.session.settled();
    open({ signedIn: true, at: '/sso/callback' });
    await vi.waitFor(() => expect(here.session.isSignedIn()).toBe(true));
  });
});
