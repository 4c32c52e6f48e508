import type { Session } from '@hirehq/shared-contracts/session';
import type { ShellSession } from '../lend/shell-session.ts';
import { keepWanted } from '../routing/guard.ts';
import type { ConnectIdentity, ConnectMode, IdentityClient } from './identity-client.ts';
import { CALLBACK_PATH } from './keycloak-client.ts';
import { farewell, forgetCandidate, sessionMarker } from './session-marker.ts';
import { joinSessionTabs } from './session-tabs.ts';
import { sessionUserOf } from './session-user.ts';

export interface CreateSessionOptions {
  connect: ConnectIdentity;
  origin: string;
  /** Leaves the page. */
  leave?: (url: string) => void;
}

export type Connection = 'online' | 'reconnecting';

/** A session as its maker holds it; the shell sees ShellSession. */
export interface StartedSession extends ShellSession {
  /** Whether the identity provider answers; while it does not, who is signed in stays so. */
  connection(): Connection;
  stop(): void;
}

const CHECK_EVERY_MS = 10_000;
const MIN_VALIDITY_SECONDS = 60;
/** Less than this and a call may arrive with a token that is over. */
const CALL_VALIDITY_SECONDS = 10;
const CLAIM_RETRIES = 2;
const SIGN_OUT_LOOKS = 8;
const SIGN_OUT_LOOK_MS = 400;
const ENTRANCES = /^\/(signin|signup|forgotpassword|sso)\b/;

// The page is on its way out; whoever waits for it waits with it.
const pageIsLeaving = () => new Promise<never>(() => {});

export function createSession({
  connect,
  origin,
  leave = (url) => window.location.assign(url),
}: CreateSessionOptions): StartedSession {
  let session: Session = { status: 'unknown' };
  let client: IdentityClient | undefined;
  let connection: Connection = 'online';
  let underWay: ReturnType<ShellSession['refresh']> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let endedElsewhere = false;
  const listeners = new Set<(session: Session) => void>();
  const tabs = joinSessionTabs((news) => {
    if (news === 'signed-out') {
      end();
      endedElsewhere = true;
    } else if (session.status !== 'signed-in') {
      void look('silent');
    }
  });

  function become(next: Session): void {
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    session = next;
    for (const listener of listeners) listener(session);
  }

  function end(): void {
    client = undefined;
    sessionMarker.clear();
    become({ status: 'signed-out' });
  }

  /** Takes over what a client knows. False when it knows nobody. */
  async function adopt(found: IdentityClient): Promise<boolean> {
    connection = 'online';
    let user = found.tokens() && sessionUserOf(found.claims());
    // A candidate made a moment ago may be missing from the first tokens.
    for (let turn = 0; found.tokens() && !user && turn < CLAIM_RETRIES; turn += 1) {
      await found.update(-1);
      user = sessionUserOf(found.claims());
    }
    if (!user) {
      end();
      return false;
    }
    client = found;
    sessionMarker.set();
    become({ status: 'signed-in', user });
    return true;
  }

  /** Asks the provider who this is. A provider that does not answer changes nothing. */
  async function look(mode: ConnectMode): Promise<'signed-in' | 'signed-out' | 'unreachable'> {
    try {
      return (await adopt(await connect(mode))) ? 'signed-in' : 'signed-out';
    } catch {
      connection = 'reconnecting';
      return 'unreachable';
    }
  }

  async function start(): Promise<void> {
    if (farewell.end()) tabs.tell('signed-out');
    if (window.location.pathname === CALLBACK_PATH) {
      // A callback that is not ours any more (reloaded, storage blocked) still leaves the provider's own session to ask for.
      const completed = await connect('callback').catch(() => undefined);
      if (completed?.tokens() && (await adopt(completed))) tabs.tell('signed-in');
      else await look('silent');
      return;
    }
    if (sessionMarker.isPossible()) await look('silent');
    else become({ status: 'signed-out' });
  }

  async function renew(minValidity: number): Promise<'refreshed' | 'refused' | 'unreachable'> {
    if (!client) return 'refused';
    const outcome = await client.update(minValidity);
    if (outcome === 'unreachable') {
      connection = 'reconnecting';
      return 'unreachable';
    }
    // The answer to an earlier try may have been lost with its new token: the provider's own session decides.
    if (outcome === 'refused') {
      const found = await look('silent');
      return found === 'signed-in' ? 'refreshed' : found === 'signed-out' ? 'refused' : 'unreachable';
    }
    connection = 'online';
    const user = sessionUserOf(client.claims());
    if (user) become({ status: 'signed-in', user });
    return 'refreshed';
  }

  function refresh(minValidity = -1): Promise<'refreshed' | 'refused' | 'unreachable'> {
    underWay ??= renew(minValidity).finally(() => (underWay = undefined));
    return underWay;
  }

  function plan(): void {
    // Spread out, so that tabs and browsers do not all come back to a restarted provider at once.
    const wait = connection === 'reconnecting' ? CHECK_EVERY_MS * (0.5 + Math.random() / 2) : CHECK_EVERY_MS;
    timer = setTimeout(() => void check(), wait);
  }

  async function check(): Promise<void> {
    if (session.status === 'unknown') await look('silent');
    else if (client) await refresh(MIN_VALIDITY_SECONDS);
    if (!stopped) plan();
  }

  const started = start().then(plan);

  /** The other tab tells first and then leaves for the provider; going there before it would sign in again at once. */
  async function otherTabIsOut(): Promise<void> {
    for (let turn = 0; turn < SIGN_OUT_LOOKS; turn += 1) {
      const found = await connect('silent').catch(() => undefined);
      if (!found?.tokens()) break;
      await new Promise((resolve) => setTimeout(resolve, SIGN_OUT_LOOK_MS));
    }
    endedElsewhere = false;
  }

  async function enter(kind: 'sign-in' | 'sign-up', returnTo: string | undefined, loginHint?: string): Promise<never> {
    const { pathname, search } = window.location;
    const wanted = new URL(returnTo ?? (ENTRANCES.test(pathname) ? '/candidate/dashboard' : pathname + search), origin);
    if (wanted.origin === origin) keepWanted(wanted.pathname, wanted.search);
    if (endedElsewhere) await otherTabIsOut();
    const entrance = client ?? (await connect('idle'));
    leave(await entrance.entranceUrl({ kind, loginHint, locale: document.documentElement.lang || 'en' }));
    return pageIsLeaving();
  }

  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: ({ returnTo, loginHint } = {}) => enter('sign-in', returnTo, loginHint),
    signUp: ({ returnTo } = {}) => enter('sign-up', returnTo),
    async signOut() {
      const url = client ? client.signOutUrl() : `${origin}/candidate/dashboard`;
      forgetCandidate();
      // Told earlier, another tab's look at the provider would overtake the sign-out that is on its way there.
      if (!farewell.begin()) tabs.tell('signed-out');
      leave(url);
      return pageIsLeaving();
    },
    settled: () => started,
    isSignedIn: () => session.status === 'signed-in',
    async headers() {
      if (!client) return undefined;
      if (client.expiresWithin(CALL_VALIDITY_SECONDS)) await refresh(MIN_VALIDITY_SECONDS);
      const tokens = client?.tokens();
      return tokens && { authorization: `Bearer ${tokens.access}`, 'x-access-token': tokens.id };
    },
    refresh: () => refresh(),
    connection: () => connection,
    stop() {
      stopped = true;
      clearTimeout(timer);
      tabs.leave();
    },
  };
}
