import type { ShellSession } from '../shell-api/shell-session.ts';

const never = () => new Promise<never>(() => {});

/** The session of an unknown visitor, for prerendered pages. */
export const visitorSession: ShellSession = {
  current: () => ({ status: 'signed-out' }),
  subscribe: () => () => {},
  connection: () => 'online',
  ending: () => undefined,
  giveUp: () => {},
  isBack: () => false,
  signIn: never,
  signInAgain: never,
  signUp: never,
  signOut: never,
  manageAccount: never,
  settled: () => Promise.resolve(),
  isSignedIn: () => false,
  headers: () => Promise.resolve(undefined),
  refresh: () => Promise.resolve('refused'),
  classify: () => Promise.resolve(),
  beforeSignOut: () => {},
};
