import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSession, type StartedSession } from '../session/create-session.ts';
import { fakeIdentity } from '../session/fake-identity.ts';
import { IdentityRefusal } from '../session/identity-client.ts';
import { enterByWindow } from './enter-by-window.ts';

const origin = window.location.origin;
const opened: StartedSession[] = [];
afterEach(() => {
  for (const session of opened.splice(0)) session.stop();
  localStorage.clear();
});

function open(ask: ((url: string) => Promise<URL>) | undefined) {
  window.history.replaceState(null, '', '/application/1');
  const { identity } = fakeIdentity({ signedIn: false });
  const leave = vi.fn<() => void>();
  const window_ = { open: vi.fn<() => typeof ask>(() => ask) };
  const session = createSession({ identity, origin, leave, enterBy: enterByWindow(window_) });
  opened.push(session);
  return { session, leave, window: window_ };
}

describe('PF-05 a sign-in from a frame', () => {
  it('opens the window in the click itself, and the page that stays has the session then', async () => {
    const asked: string[] = [];
    const { session, leave, window } = open(async (url) => {
      asked.push(url);
      return new URL(`${origin}/silent-check-sso.html#code=1`);
    });
    void session.signUp();
    expect(window.open).toHaveBeenCalledTimes(1);
    await expect.poll(() => session.current().status).toBe('signed-in');
    expect(asked).toEqual([expect.stringContaining('https://sso.example/sign-up')]);
    await expect(session.headers()).resolves.toMatchObject({ authorization: 'Bearer access-1' });
    expect([leave.mock.calls.length, location.pathname]).toEqual([0, '/application/1']);
  });

  it.each([
    ['was closed', () => Promise.reject(new IdentityRefusal('closed'))],
    ['came back without a code', () => Promise.resolve(new URL(`${origin}/silent-check-sso.html#error=access_denied`))],
    ['was blocked', undefined],
  ])('changes nothing if the window %s, and can be tried again', async (_what, ask) => {
    const { session, window } = open(ask);
    void session.signIn();
    await Promise.resolve();
    await expect.poll(() => session.current().status).toBe('signed-out');
    void session.signIn();
    expect(window.open).toHaveBeenCalledTimes(2);
  });
});
