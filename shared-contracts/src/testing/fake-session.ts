import type { Session, SessionUser } from '../session.ts';
import type { SessionApi } from '../shell-api.ts';

export interface FakeSession extends SessionApi {
  /** Return addresses of the calls that leave the page, in order. */
  left: { to: 'sign-in' | 'sign-in-again' | 'sign-up' | 'sign-out' | 'account'; options: unknown }[];
  /** The arguments of `goOn` calls, in order. */
  goneOn: ({ skipProfile?: boolean } | undefined)[];
  /** Changes the session. */
  change(session: Session): void;
}

export function sessionUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    candidateId: '00000000-0000-4000-8000-00000000000a',
    name: 'Ada Byron',
    email: 'ada@example.com',
    emailVerified: true,
    neuroClassification: 'NT',
    talentPoolId: null,
    inviteeCandidateId: null,
    roles: [],
    ...overrides,
  };
}

export const signedOut: Session = { status: 'signed-out' };
export const signedIn = (overrides: Partial<SessionUser> = {}): Session => ({
  status: 'signed-in',
  user: sessionUser(overrides),
});

export function createFakeSession(first: Session): FakeSession {
  const listeners = new Set<(session: Session) => void>();
  const left: FakeSession['left'] = [];
  const goneOn: FakeSession['goneOn'] = [];
  let current = first;
  // The page is being left: a promise that waits for this never resolves.
  const leave = (to: FakeSession['left'][number]['to'], options?: unknown) => {
    left.push({ to, options });
    return new Promise<never>(() => {});
  };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (options) => leave('sign-in', options),
    signInAgain: (options) => leave('sign-in-again', options),
    signUp: (options) => leave('sign-up', options),
    signOut: () => leave('sign-out'),
    manageAccount: (action, options) => leave('account', { action, ...options }),
    goOn: (options) => void goneOn.push(options),
    left,
    goneOn,
    change(session) {
      current = session;
      for (const listener of listeners) listener(session);
    },
  };
}
