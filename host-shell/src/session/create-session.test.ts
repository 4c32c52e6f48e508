import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, type StartedSession } from './create-session.ts';
import { fakeIdentity } from './fake-identity.ts';
import type { Departure } from './identity-client.ts';

const ORIGIN = window.location.origin;
const opened: StartedSession[] = [];

function open(state: {
  signedIn: boolean;
  isElsewhere?: boolean;
  at?: string;
  prepare?: (provider: ReturnType<typeof fakeIdentity>['provider']) => void;
}) {
  window.history.replaceState(null, '', state.at ?? '/job-list');
  const { provider, identity } = fakeIdentity(state);
  state.prepare?.(provider);
  const leave = vi.fn<(departure: Departure) => void>();
  const reload = vi.fn<() => void>();
  const session = createSession({ identity, origin: ORIGIN, leave, reload });
  opened.push(session);
  return { session, provider, leave, reload };
}

const stored = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

/** Long enough for the other tabs to respond, too short for the next check of the token. */
const settle = () => vi.advanceTimersByTimeAsync(500);
/** A response that takes time, while the clock continues. */
async function answered<T>(work: Promise<T>): Promise<T> {
  await settle();
  return work;
}
const settled = async (session: StartedSession) => {
  await settle();
  await session.settled();
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const session of opened.splice(0)) session.stop();
  vi.useRealTimers();
});

describe('boot', () => {
  test('ID-01 without a marker the visitor is signed out immediately, and the provider is not asked', async () => {
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
    await settled(session);
    expect(session.current()).toEqual({
      status: 'signed-in',
      user: {
        candidateId: 'c-1',
        name: 'Ada',
        email: 'ada@example.com',
        emailVerified: true,
        neuroClassification: 'ND',
        talentPoolId: null,
        inviteeCandidateId: null,
        roles: [],
      },
    });
    expect(await session.headers()).toEqual({ authorization: 'Bearer access-1', 'x-access-token': 'id-1' });
    expect(stored()).toEqual({ token: '1', email_verified: 'true' });
  });

  test('SH-43 a marker without a session is cleared', async () => {
    localStorage.setItem('token', '1');
    const { session } = open({ signedIn: false });
    await settled(session);
    expect(session.current().status).toBe('signed-out');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('ID-01 the callback page completes the sign-in and sets the marker', async () => {
    const { session, provider } = open({ signedIn: false, at: '/sso/callback' });
    await settled(session);
    expect(provider.connections).toEqual(['callback']);
    expect(session.isSignedIn()).toBe(true);
    expect(localStorage.getItem('token')).toBe('1');
  });

  test('ID-01 a lost callback falls back to the session of the provider', async () => {
    const { session } = open({ signedIn: true, at: '/sso/callback', prepare: (provider) => (provider.callbackIsValid = false) });
    await settled(session);
    expect(session.isSignedIn()).toBe(true);
  });

  test('ID-01 a failed sign-in is reported, and not repeated', async () => {
    const { session, leave } = open({
      signedIn: false,
      at: '/sso/callback',
      prepare: (provider) => (provider.callbackFails = true),
    });
    await settled(session);
    expect([session.current().status, session.ending(), leave.mock.calls.length]).toEqual(['signed-out', 'failed', 0]);
  });

  test('a storage that throws does not prevent signing in', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { session } = open({ signedIn: true });
    await settled(session);
    expect(session.isSignedIn()).toBe(true);
  });

  test('a provider that is down leaves the session open and is asked again', async () => {
    localStorage.setItem('token', '1');
    const { session, provider } = open({ signedIn: true, prepare: (state) => (state.isDown = true) });
    await settled(session);
    expect([session.current().status, session.connection()]).toEqual(['unknown', 'reconnecting']);
    provider.isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([session.current().status, session.connection()]).toEqual(['signed-in', 'online']);
  });

  test('SH-41 a token without a candidate reloads the page twice, then the session ends', async () => {
    const nobody = { claims: { email: 'ada@example.com' } };
    for (const [reloads, departures] of [
      [1, 0],
      [1, 0],
      [0, 1],
    ]) {
      localStorage.setItem('token', '1');
      const { session, reload, leave } = open({ signedIn: true, prepare: (state) => Object.assign(state, nobody) });
      await settled(session);
      expect([reload.mock.calls.length, leave.mock.calls.length]).toEqual([reloads, departures]);
      session.stop();
    }
    expect(stored()).toEqual({});
  });

  test('ID-01 if the frame cannot use the provider’s cookies, the page redirects there and back', async () => {
    localStorage.setItem('token', '1');
    const blind = (state: { frameIsBlind: boolean }) => void (state.frameIsBlind = true);
    const { leave } = open({ signedIn: true, isElsewhere: true, at: '/candidate/my-jobs?tab=SAVED', prepare: blind });
    await settle();
    expect(leave).toHaveBeenCalledWith({ url: 'https://sso.example/check' });
    expect(stored()).toMatchObject({ redirect_uri: '/candidate/my-jobs?tab=SAVED' });
    const { session } = open({ signedIn: false, at: '/job-list' });
    await settled(session);
    expect(session.current().status).toBe('signed-out');
  });
});

async function signedIn() {
  localStorage.setItem('token', '1');
  const parts = open({ signedIn: true });
  await settled(parts.session);
  return parts;
}

describe('refresh', () => {
  test('A21 SH-41 the token is checked every 10 s and renewed when it is valid for less than 60 s', async () => {
    const { session, provider } = await signedIn();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([provider.updates, provider.issued]).toEqual([0, 1]);
    provider.expiresInSeconds = 59;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([provider.updates, provider.issued]).toEqual([1, 2]);
    expect(await session.headers()).toMatchObject({ authorization: 'Bearer access-2' });
  });

  test('SH-37 a new classification is stored in the account, and the next tokens contain it', async () => {
    localStorage.setItem('token', '1');
    const { session, provider } = open({ signedIn: true });
    await settled(session);
    await answered(session.classify('NT'));
    expect(provider.classified).toEqual(['NT']);
    expect(session.current()).toMatchObject({ status: 'signed-in', user: { neuroClassification: 'NT' } });
  });

  test('SH-37 a provider that already has the classification is not asked to store it', async () => {
    localStorage.setItem('token', '1');
    const { session, provider } = open({ signedIn: true });
    await settled(session);
    provider.claims = { ...provider.claims, 'custom:neuro_classification': 'NT' };
    await answered(session.classify('NT'));
    expect(provider.classified).toEqual([]);
    expect(session.current()).toMatchObject({ user: { neuroClassification: 'NT' } });
  });

  test('SH-37 a provider that does not accept the classification changes nothing', async () => {
    localStorage.setItem('token', '1');
    const { session } = open({ signedIn: true, prepare: (provider) => (provider.takesClassification = false) });
    await settled(session);
    await answered(session.classify('NT'));
    expect(session.current()).toMatchObject({ status: 'signed-in', user: { neuroClassification: 'ND' } });
  });

  test('concurrent calls share one refresh', async () => {
    const { session, provider } = await signedIn();
    provider.expiresInSeconds = 0;
    const work = Promise.all([session.headers(), session.headers(), session.refresh()]);
    await settle();
    const all = await work;
    expect(provider.updates).toBe(1);
    expect(all[0]).toEqual(all[1]);
  });

  test('SH-41 a provider that refuses ends the session and clears the marker', async () => {
    const { session, provider } = await signedIn();
    provider.response = 'refused';
    expect(await answered(session.refresh())).toBe('refused');
    expect([session.current().status, session.ending()]).toEqual(['signed-out', 'refused']);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('SH-41 a refused refresh right after a sign-in stays a session that has ended, and sign-in is told', async () => {
    const { session, provider, leave } = open({ signedIn: false, at: '/sso/callback' });
    await settled(session);
    provider.response = 'refused';
    expect(await answered(session.refresh())).toBe('refused');
    session.giveUp();
    expect([session.current().status, session.ending()]).toEqual(['signed-out', 'refused']);
    void session.signIn();
    await settle();
    expect(leave.mock.calls.at(-1)?.[0].url).toContain('sign-in-session-ended');
  });

  test('SH-39 services that refuse the tokens end the session; right after a sign-in, the sign-in has failed', async () => {
    const { session } = await signedIn();
    session.giveUp();
    expect([session.current().status, session.ending(), localStorage.getItem('token')]).toEqual(['signed-out', 'refused', null]);
    const fresh = open({ signedIn: false, at: '/sso/callback' });
    await settled(fresh.session);
    expect(fresh.session.isSignedIn()).toBe(true);
    fresh.session.giveUp();
    expect(fresh.session.ending()).toBe('failed');
  });

  test('a refresh without a response does not sign out while the provider still has the session', async () => {
    const { session, provider } = await signedIn();
    provider.response = 'unreachable';
    expect(await answered(session.refresh())).toBe('unreachable');
    provider.response = 'refused';
    expect(await answered(session.refresh())).toBe('refreshed');
    expect(session.isSignedIn()).toBe(true);
  });

  test('a failed request of one tab does not sign out another', async () => {
    const here = await signedIn();
    const there = await signedIn();
    here.provider.response = 'unreachable';
    expect(await answered(here.session.refresh())).toBe('unreachable');
    there.provider.response = 'refused';
    expect(await answered(there.session.refresh())).toBe('refreshed');
    expect([here.session.isSignedIn(), there.session.isSignedIn()]).toEqual([true, true]);
  });

  test('ID-06 a provider that restarts signs nobody out', async () => {
    const { session, provider } = await signedIn();
    provider.response = 'unreachable';
    expect(await answered(session.refresh())).toBe('unreachable');
    expect([session.isSignedIn(), session.connection(), localStorage.getItem('token')]).toEqual([true, 'reconnecting', '1']);
    Object.assign(provider, { response: 'renewed', expiresInSeconds: 0 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([session.isSignedIn(), session.connection()]).toEqual([true, 'online']);
  });

  test('one tab requests new tokens, the others take them over', async () => {
    const here = await signedIn();
    const there = await signedIn();
    expect(there.provider.connections).toEqual(['idle']);
    for (const { provider } of [here, there]) provider.expiresInSeconds = 30;
    await vi.advanceTimersByTimeAsync(10_500);
    expect(here.provider.updates + there.provider.updates).toBe(1);
  });
});

describe('signing in and out', () => {
  test('ID-01 signing in stores the page and passes on the login hint', async () => {
    const { session, leave } = open({ signedIn: false, at: '/job-list?keyword=nurse#results' });
    void session.signIn({ loginHint: 'ada@example.com' });
    await settle();
    expect(leave).toHaveBeenCalledWith({ url: 'https://sso.example/sign-in?hint=ada@example.com&locale=en' });
    expect(localStorage.getItem('redirect_uri')).toBe('/job-list?keyword=nurse#results');
  });

  test('ID-01 signing in again asks the provider for a new sign-in of the same person, and returns as somebody who was signed in', async () => {
    const { session, leave } = await signedIn();
    void session.signInAgain({ returnTo: '/candidate/settings' });
    await settle();
    expect(leave).toHaveBeenCalledWith({ url: 'https://sso.example/sign-in-again?hint=ada@example.com&locale=en' });
    expect(localStorage.getItem('redirect_uri')).toBe('/candidate/settings');
    session.stop();
    const returned = open({ signedIn: true, at: '/sso/callback' });
    await settled(returned.session);
    expect(returned.session.isBack()).toBe(true);
    const reloaded = open({ signedIn: true, at: '/sso/callback' });
    expect(reloaded.session.isBack()).toBe(false);
  });

  test('SH-16 a job details page is stored under its own name', async () => {
    const { session, leave } = open({ signedIn: false });
    void session.signUp({ returnTo: '/candidate/job-details/7' });
    await settle();
    expect(leave.mock.calls[0]?.[0].url).toContain('/sign-up');
    expect(localStorage.getItem('jobRedirectUrl')).toBe('/candidate/job-details/7');
  });

  test('a return address on another origin is not stored', async () => {
    const { session } = open({ signedIn: false });
    void session.signIn({ returnTo: '//evil.example/x' });
    await settle();
    expect(localStorage.getItem('redirect_uri')).toBeNull();
  });

  test('SH-42 signing out clears stored data, keeps the settings of the device, and ends the session at the provider', async () => {
    const { session, leave } = await signedIn();
    localStorage.setItem('colorScheme', 'dark');
    localStorage.setItem('hirehq:jobs:draft', 'x');
    document.cookie = 'profile_skipped=1; Path=/';
    void session.signOut();
    await settle();
    expect(leave).toHaveBeenCalledWith({ url: 'https://sso.example/logout', fields: { id_token_hint: 'id-1' } });
    expect(stored()).toEqual({ colorScheme: 'dark' });
    expect(document.cookie).not.toContain('skipped');
    expect(document.cookie).not.toContain('signed_in');
  });

  test('SH-42 NT-12 signing out waits for what must happen before, once and not for long', async () => {
    const { session, leave } = await signedIn();
    const work = vi.fn<() => Promise<unknown>>(() => new Promise(() => {}));
    session.beforeSignOut(work);
    session.beforeSignOut(() => Promise.reject(new Error('failed')));
    void session.signOut();
    void session.signOut();
    await vi.advanceTimersByTimeAsync(1_999);
    expect([work.mock.calls.length, leave.mock.calls.length, session.isSignedIn()]).toEqual([1, 0, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(leave.mock.calls).toHaveLength(1);
  });

  test('JB-13 a cookie that names nobody tells the server that there is a session', async () => {
    const { session } = await signedIn();
    expect(document.cookie.split('; ')).toContain('signed_in=1');
    session.giveUp();
    expect(document.cookie).not.toContain('signed_in');
  });

  test('SH-42 a tab that signs out tells the others, which wait for the user before they redirect to sign-in', async () => {
    const here = await signedIn();
    const there = await signedIn();
    void there.session.signOut();
    await settle();
    expect([here.session.current().status, here.session.ending()]).toEqual(['signed-out', 'elsewhere']);
    expect(here.leave).not.toHaveBeenCalled();
  });

  test('SH-41 redirecting to a provider that is down waits until it is back', async () => {
    const { session, provider, leave } = open({ signedIn: false, prepare: (state) => (state.isDown = true) });
    void session.signIn();
    await settle();
    expect([session.connection(), leave.mock.calls.length]).toEqual(['reconnecting', 0]);
    provider.isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([session.connection(), leave.mock.calls.length]).toEqual(['online', 1]);
  });

  test('SH-42 a tab that had one candidate is reloaded for another, so that no data of the first stays in memory', async () => {
    const here = await signedIn();
    const there = await signedIn();
    void there.session.signOut();
    await settle();
    here.provider.claims = { ...here.provider.claims, dsaascandidateid: 'c-2' };
    open({ signedIn: true, at: '/sso/callback' });
    await vi.waitFor(() => expect(here.reload).toHaveBeenCalledOnce(), 20_000);
    expect(here.session.current().status).toBe('signed-out');
    expect(stored()).toHaveProperty('token');
  });

  test('signing in in one tab signs in the other tabs', async () => {
    const here = open({ signedIn: true });
    await settled(here.session);
    open({ signedIn: true, at: '/sso/callback' });
    await vi.waitFor(() => expect(here.session.isSignedIn()).toBe(true), 20_000);
  });
});
