import type { ShellSession } from '../lend/shell-session.ts';

const never = () => new Promise<never>(() => {});

/** The session of a visitor nobody knows, for pages painted when the shell is built. */
export const visitorSession: ShellSession = {
  current: () => ({ status: 'signed-out' }),
  subscribe: () => () => {},
  connection: () => 'online',
  ending: () => undefined,
  giveUp: () => {},
  signIn: never,
  signUp: never,
  signOut: never,
  manageAccount: never,
  settled: () => Promise.resolve(),
  isSignedIn: () => false,
  headers: () => Promise.resolve(undefined),
  refresh: () => Promise.resolve('refused'),
  classify: () => Promise.resolve(),
};
