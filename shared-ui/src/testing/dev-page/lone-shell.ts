import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget } from '@hirehq/shared-contracts/remote-module';
import { OPERATOR } from '@hirehq/shared-contracts/session';
import type { ApiClient, ShellApi } from '@hirehq/shared-contracts/shell-api';
import { createFakeShell, fakeFailure, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { showToast } from '../../toast/toasts.tsx';
import type { RemoteExamples } from '../remote-examples.ts';
import { lengthened } from './long-texts.ts';
import type { Switches } from './switches.ts';

interface LoneShellOptions {
  manifest: RemoteManifest;
  examples: RemoteExamples;
  target: MountTarget;
  switches: Switches;
  /** Goes to a path, as the shell's router does. */
  go: (to: string, replace: boolean) => void;
  /** Receives one line for each request of the part to the shell. */
  log: (line: string) => void;
}

const forever = () => new Promise<never>(() => {});
const short = (value: unknown) => JSON.stringify(value) ?? '';

/** What becomes of a call in a state of the API; undefined where it gets a response. */
function outage(state: Switches['api']): (() => Promise<never>) | undefined {
  switch (state) {
    case 'example data':
    case 'long texts':
    case 'empty lists':
      return undefined;
    case 'loading':
      return forever;
    case 'failing':
      return () => Promise.reject(fakeFailure('INTERNAL'));
    case 'offline':
      return () => Promise.reject(fakeFailure('UNREACHABLE'));
  }
}

const accessOf = ({ routes, slots }: RemoteManifest, { kind, id }: MountTarget) =>
  (kind === 'route' ? routes : slots).find((each) => each.id === id)?.access;

/** Sets what a remote reads off the page itself: language, direction, connection. */
export function applySwitches({ language, direction, api }: Switches): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction === 'of the language' ? directionOf(language) : direction;
  const isOnline = api !== 'offline';
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The fake shell in the state of the switches: responds with the examples, and says what was asked of it. */
export function createLoneShell({ manifest, examples, target, switches, go, log }: LoneShellOptions): ShellApi {
  const access = accessOf(manifest, target);
  const isNeeded = access === 'candidate' || access === 'operator';
  const isSignedIn = switches.session === 'as the part needs' ? isNeeded : switches.session === 'signed in';
  const shell = createFakeShell({
    remote: manifest.id,
    origin: window.location.origin,
    session: isSignedIn ? signedIn({ roles: access === 'operator' ? [OPERATOR] : [] }) : signedOut,
    variant: switches.brand,
    locale: switches.language,
    navigate: (to, options) => go(to, options?.replace ?? false),
  });
  examples.respond(shell.api, switches.api === 'empty lists' ? 'none' : 'some');
  const fail = outage(switches.api);

  const told = async <Payload>(what: string, respond: () => Promise<Payload>): Promise<Payload> => {
    log(what);
    try {
      const response = await (fail ?? respond)();
      return switches.api === 'long texts' ? lengthened(response) : response;
    } catch (error) {
      log(`${what} failed: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  };
  const rest = (key: Parameters<ApiClient['rest']>[0], ...input: unknown[]) =>
    told(`${key} ${short(input[0])}`, () => Reflect.apply(shell.api.rest, undefined, [key, ...input]) as Promise<unknown>);

  return {
    ...shell,
    api: {
      peek: shell.api.peek,
      rest: rest as ApiClient['rest'],
      graphql: (operation, variables, options) =>
        told(`${operation.name} ${short(variables)}`, () => shell.api.graphql(operation, variables, options)),
    },
    events: {
      subscribe: shell.events.subscribe,
      publish(topic, payload, causedBy) {
        log(`publishes ${topic} ${short(payload)}`);
        return shell.events.publish(topic, payload, causedBy);
      },
    },
    session: {
      ...shell.session,
      signIn: (options) => (log(`signs in ${short(options)}`), forever()),
      signInAgain: (options) => (log(`signs in again ${short(options)}`), forever()),
      signUp: (options) => (log(`signs up ${short(options)}`), forever()),
      signOut: () => (log('signs out'), forever()),
      manageAccount: (action) => (log(`leaves for the account: ${action}`), forever()),
      goOn: (options) => log(`continues to what the candidate came for ${short(options)}`),
    },
    navigate(to, options) {
      log(`goes to ${to}`);
      shell.navigate(to, options);
    },
    toast(toast) {
      log(`${toast.kind}: ${toast.message}`);
      showToast(toast);
    },
    confirm(question) {
      log(`asks '${question.question}', and gets Yes`);
      return shell.confirm(question);
    },
    report(error, context) {
      log(`reports ${error instanceof Error ? error.message : String(error)} ${short(context)}`);
    },
  };
}
