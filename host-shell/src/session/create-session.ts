import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { ShellSession } from '../shell-api/shell-session.ts';
import { reloadPage } from '../page/reload-page.ts';
import { adoptReturnPath } from '../routing/guard.ts';
import { takeReturnPathOfFlow } from '../routing/return-path-of-flow.ts';
import { awayMark } from './away-mark.ts';
import { CurrentSession } from './current-session.ts';
import { depart } from './depart.ts';
import { enterProvider } from './enter-provider.ts';
import type { Departure, EntranceOptions, IdentityClient, IdentityConnector } from './identity-client.ts';
import { CALLBACK_PATH } from './keycloak-client.ts';
import { CHECK_EVERY_MS, pageIsLeaving, pause, reconnectMs } from './pauses.ts';
import { recogniseSession } from './recognise-session.ts';
import { CALL_VALIDITY_SECONDS } from './renew-tokens.ts';
import { SessionChecks } from './session-checks.ts';
import { forgetCandidate, sessionMarker } from './session-marker.ts';

export interface CreateSessionOptions {
  identity: IdentityConnector;
  origin: string;
  leave?: (departure: Departure) => void;
  /** Goes to the provider; by default, in place of this page. */
  enterBy?: typeof enterProvider;
  /** Reloads this page. */
  reload?: () => void;
}

/** The session as its creator sees it; the shell sees ShellSession. */
export interface StartedSession extends ShellSession {
  stop(): void;
}

const MIN_VALIDITY_SECONDS = 60;
/** Maximum time that calls wait for the session, in milliseconds; a provider that is down must not delay public pages. */
const SETTLE_WITHIN_MS = 3_000;
/** Maximum time that signing out waits for `beforeSignOut`, in milliseconds. */
const FAREWELL_MS = 2_000;

/** Finds the session of this page, checks it, and renews its tokens until it is stopped. */
export function createSession({
  identity,
  origin,
  leave = depart,
  enterBy = enterProvider,
  reload = reloadPage,
}: CreateSessionOptions): StartedSession {
  const session = new CurrentSession({ identity, reload, discard: (client) => void signOut(client) });
  const { store, tabs } = session;
  const recognise = () => recogniseSession(session, identity, leave);
  const enter = (options: Omit<EntranceOptions, 'locale'>, returnTo: string | undefined) =>
    enterBy({ session, identity, origin, leave }, options, returnTo);
  const farewells: (() => Promise<unknown>)[] = [];
  let signingOut: Promise<never> | undefined;
  let isBack = false;

  const checks = new SessionChecks(
    async () => {
      if (store.current().status === 'unknown') await recognise();
      else if (session.client) await session.refresh(MIN_VALIDITY_SECONDS);
    },
    () => (store.connection() === 'reconnecting' ? reconnectMs() : CHECK_EVERY_MS),
  );

  async function start(): Promise<void> {
    if (window.location.pathname === CALLBACK_PATH) {
      adoptReturnPath(takeReturnPathOfFlow(window.location.hash), origin);
      isBack = awayMark.take();
      await session.completeSignIn();
    } else if (sessionMarker.isPossible()) await recognise();
    else store.become({ status: 'signed-out' });
  }

  const started = start().then(() => checks.plan());

  // A page restored from the back/forward cache would still have the old tokens.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload();
  };
  window.addEventListener('pageshow', onShown);

  async function classify(classification: NeuroClassification): Promise<void> {
    const isInClaims = () => {
      const current = session.store.current();
      return current.status === 'signed-in' && current.user.neuroClassification === classification;
    };
    // The embedded provider takes it from the candidate's record.
    await session.refresh();
    if (!session.client || isInClaims()) return;
    try {
      await session.client.classify(classification);
    } catch {
      return;
    }
    await session.refresh();
  }

  async function sayFarewell(): Promise<void> {
    if (farewells.length === 0) return;
    await Promise.race([Promise.allSettled(farewells.map((work) => work())), pause(FAREWELL_MS)]);
  }

  function signOut(leaving: IdentityClient | undefined): Promise<never> {
    const departure = leaving ? leaving.signOut() : { url: `${origin}/candidate/dashboard` };
    forgetCandidate();
    tabs.send({ kind: 'signed-out' });
    checks.stop();
    leave(departure);
    return pageIsLeaving();
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    connection: store.connection,
    ending: () => session.ending,
    isBack: () => isBack,
    giveUp: () => session.giveUp(),
    signIn: ({ returnTo, loginHint } = {}) => enter({ kind: 'sign-in', loginHint }, returnTo),
    signInAgain: ({ returnTo } = {}) => {
      const current = store.current();
      const loginHint = current.status === 'signed-in' ? current.user.email : undefined;
      return enter({ kind: 'sign-in', isAgain: true, loginHint }, returnTo);
    },
    signUp: ({ returnTo, ...entrance } = {}) => enter({ kind: 'sign-up', ...entrance }, returnTo),
    manageAccount: (action, { returnTo } = {}) => enter({ kind: action }, returnTo),
    signOut: () =>
      (signingOut ??= sayFarewell().then(() => {
        signingOut = undefined;
        return signOut(session.client);
      })),
    beforeSignOut: (work) => void farewells.push(work),
    settled: () => Promise.race([started, pause(SETTLE_WITHIN_MS)]),
    isSignedIn: () => store.current().status === 'signed-in',
    async headers() {
      if (!session.client) return undefined;
      if (session.client.expiresWithin(CALL_VALIDITY_SECONDS)) await session.refresh(MIN_VALIDITY_SECONDS);
      const tokens = session.client?.tokens();
      return tokens && { authorization: `Bearer ${tokens.access}`, 'x-access-token': tokens.id };
    },
    refresh: () => session.refresh(),
    classify,
    stop() {
      checks.stop();
      window.removeEventListener('pageshow', onShown);
      tabs.leave();
    },
  };
}
