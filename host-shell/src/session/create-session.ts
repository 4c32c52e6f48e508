import { backoffMs } from '@hirehq/shared-contracts/backoff';
import { domainIn } from '@hirehq/shared-contracts/link-hints';
import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import { shellStorage } from '../shell-api/shell-storage.ts';
import type { ShellSession } from '../shell-api/shell-session.ts';
import { adoptReturnPath, isEntrance, saveReturnPath, pathOf, returnPath } from '../routing/guard.ts';
import { saveReturnPathOfFlow, takeReturnPathOfFlow } from '../routing/return-path-of-flow.ts';
import { awayMark } from './away-mark.ts';
import { depart } from './depart.ts';
import {
  IdentityRefusal,
  type ConnectMode,
  type Departure,
  type EntranceOptions,
  type IdentityClient,
  type IdentityConnector,
  type SharedTokens,
} from './identity-client.ts';
import { CALLBACK_PATH } from './keycloak-client.ts';
import { CALL_VALIDITY_SECONDS, createRenewal } from './renew-tokens.ts';
import { forgetCandidate, sessionMarker } from './session-marker.ts';
import { createSessionStore } from './session-store.ts';
import { joinSessionTabs } from './session-tabs.ts';
import { sessionUserOf } from './session-user.ts';

export interface CreateSessionOptions {
  identity: IdentityConnector;
  origin: string;
  leave?: (departure: Departure) => void;
  /** Reloads this page. */
  reload?: () => void;
}

/** The session as its creator sees it; the shell sees ShellSession. */
export interface StartedSession extends ShellSession {
  stop(): void;
}

const CHECK_EVERY_MS = 10_000;
const MIN_VALIDITY_SECONDS = 60;
/** Maximum time that calls wait for the session, in milliseconds; a provider that is down must not delay public pages. */
const SETTLE_WITHIN_MS = 3_000;
const SIGN_OUT_LOOKS = 8;
const SIGN_OUT_LOOK_MS = 400;
/** Maximum time that signing out waits for `beforeSignOut`, in milliseconds. */
const FAREWELL_MS = 2_000;
/** If the services refuse a session younger than this, in milliseconds, they would refuse the next one too. */
const YOUNG_MS = 30_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
// The page is being left, so a promise that waits for this never resolves.
const pageIsLeaving = () => new Promise<never>(() => {});
// Randomised, so that tabs and browsers do not all reconnect to a restarted provider at once.
const jittered = (ms: number) => backoffMs({ baseMs: ms, capMs: ms }, 1);

export function createSession({
  identity,
  origin,
  leave = depart,
  reload = () => window.location.reload(),
}: CreateSessionOptions): StartedSession {
  const store = createSessionStore();
  let client: IdentityClient | undefined;
  let underWay: ReturnType<ShellSession['refresh']> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let ending: ReturnType<ShellSession['ending']>;
  let signedInAt = -Infinity;
  let isBack = false;
  /** The candidate this page has known, also after they have signed out. */
  let known: string | undefined;
  const farewells: (() => Promise<unknown>)[] = [];
  let signingOut: Promise<never> | undefined;

  const tabs = joinSessionTabs((news) => {
    if ('tokens' in news) void takeOver(news.tokens, news.kind === 'signed-in');
    else if (news.kind === 'signed-out') end('elsewhere');
    else if (news.kind === 'ask') sendTokens('renewed');
    else renewal.wentUnanswered();
  });
  const renewal = createRenewal(tabs);

  function sendTokens(kind: 'signed-in' | 'renewed'): void {
    const tokens = client?.share();
    if (tokens) tabs.send({ kind, tokens });
  }

  function end(why: 'elsewhere' | 'refused' | 'failed' | 'nobody'): void {
    client = undefined;
    sessionMarker.clear();
    if (store.current().status === 'signed-in' || why !== 'elsewhere') ending = why === 'nobody' ? undefined : why;
    store.connected('online');
    store.become({ status: 'signed-out' });
  }

  /** Takes over the state of a client; true if it has a user. */
  function adopt(found: IdentityClient): boolean {
    store.connected('online');
    if (!found.tokens()) return false;
    const user = sessionUserOf(found.claims());
    if (!user) {
      // A new candidate's id may be missing from the first tokens: sign-in restarts, up to twice (SH-41).
      if (sessionMarker.retry()) {
        reload();
        return true;
      }
      void signOut(found);
      return true;
    }
    if (known !== undefined && known !== user.candidateId) {
      // Only a new page reliably removes all data of the previous candidate from memory.
      sessionMarker.set();
      reload();
      return true;
    }
    known = user.candidateId;
    client = found;
    ending = undefined;
    sessionMarker.set();
    shellStorage.set('email_verified', String(user.emailVerified));
    store.become({ status: 'signed-in', user });
    return true;
  }

  /** The tokens of another tab. Those of another candidate count only after a sign-in there. */
  async function takeOver(tokens: SharedTokens, isArrival: boolean): Promise<void> {
    if (!client) {
      // A signed-out tab accepts the tokens of a sign-in; a tab that is still asking accepts any.
      if (isArrival || store.current().status === 'unknown') {
        const idle = await identity.connect('idle').catch(() => undefined);
        if (!idle || client) return;
        idle.take(tokens);
        adopt(idle);
      }
      return;
    }
    const isNewer = tokens.serial > (client.share()?.serial ?? 0);
    if (!isArrival && !isNewer) return;
    client.take(tokens);
    adopt(client);
  }

  /** Asks the provider for the session. A provider that does not respond changes nothing. */
  async function look(mode: ConnectMode): Promise<'signed-in' | 'signed-out' | 'unreachable'> {
    try {
      return adopt(await identity.connect(mode)) ? 'signed-in' : 'signed-out';
    } catch (error) {
      if (error instanceof IdentityRefusal) return 'signed-out';
      store.connected('reconnecting');
      return 'unreachable';
    }
  }

  async function recognise(): Promise<void> {
    const [idle, shared] = await Promise.all([identity.connect('idle').catch(() => undefined), tabs.ask(0)]);
    if (client) return;
    if (idle && shared) {
      idle.take(shared);
      if (adopt(idle)) return;
    }
    const found = await look('silent');
    if (found !== 'signed-out') return;
    // If the provider is on another site, its frame may be blocked from its own cookies; a page of it is not.
    if (idle && identity.isElsewhere && sessionMarker.isSet()) {
      saveReturnPath(window.location);
      sessionMarker.clear();
      const url = await idle.checkUrl();
      saveReturnPathOfFlow(url, pathOf(window.location));
      leave({ url });
      await pageIsLeaving();
    }
    end('nobody');
  }

  async function start(): Promise<void> {
    if (window.location.pathname === CALLBACK_PATH) {
      adoptReturnPath(takeReturnPathOfFlow(window.location.hash), origin);
      isBack = awayMark.take();
      const completed = await identity.connect('callback').catch(() => undefined);
      if (completed && adopt(completed)) {
        signedInAt = Date.now();
        sendTokens('signed-in');
        return;
      }
      // If the callback is no longer valid (reloaded, storage blocked), the provider's own session is asked for.
      if ((await look('silent')) === 'signed-out') end(completed ? 'nobody' : 'failed');
      return;
    }
    if (sessionMarker.isPossible()) await recognise();
    else store.become({ status: 'signed-out' });
  }

  async function renew(minValidity: number): Promise<'refreshed' | 'refused' | 'unreachable'> {
    const held = client;
    if (!held) return 'refused';
    const outcome = await renewal.renew(held, minValidity);
    if (held !== client) return client ? 'refreshed' : 'refused';
    if (outcome === 'unreachable') {
      store.connected('reconnecting');
      return 'unreachable';
    }
    if (outcome === 'uncertain') {
      const found = await look('silent');
      if (found === 'signed-out') end('refused');
      if (found === 'signed-in') sendTokens('signed-in');
      return found === 'signed-in' ? 'refreshed' : found === 'signed-out' ? 'refused' : 'unreachable';
    }
    if (outcome === 'refused') {
      end('refused');
      return 'refused';
    }
    adopt(held);
    return 'refreshed';
  }

  function refresh(minValidity = -1): Promise<'refreshed' | 'refused' | 'unreachable'> {
    underWay ??= renew(minValidity).finally(() => (underWay = undefined));
    return underWay;
  }

  function plan(): void {
    timer = setTimeout(() => void check(), store.connection() === 'reconnecting' ? jittered(CHECK_EVERY_MS) : CHECK_EVERY_MS);
  }

  async function check(): Promise<void> {
    if (store.current().status === 'unknown') await recognise();
    else if (client) await refresh(MIN_VALIDITY_SECONDS);
    if (!stopped) plan();
  }

  const started = start().then(plan);

  // A page restored from the back/forward cache would still have the old tokens.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload();
  };
  window.addEventListener('pageshow', onShown);

  async function classify(classification: NeuroClassification): Promise<void> {
    const isInClaims = () => client && sessionUserOf(client.claims())?.neuroClassification === classification;
    // The embedded provider takes it from the candidate's record.
    await refresh();
    if (!client || isInClaims()) return;
    try {
      await client.classify(classification);
    } catch {
      return;
    }
    await refresh();
  }

  /** The other tab announces the sign-out before the provider has processed it; redirecting immediately would sign in again. */
  async function otherTabIsOut(): Promise<void> {
    for (let turn = 0; turn < SIGN_OUT_LOOKS; turn += 1) {
      const found = await identity.connect('silent').catch(() => undefined);
      if (!found?.tokens()) break;
      await pause(SIGN_OUT_LOOK_MS);
    }
    ending = undefined;
  }

  /** Redirects to the provider once it can be reached; until then the page says that it cannot. */
  async function enter(options: Omit<EntranceOptions, 'locale'>, returnTo: string | undefined): Promise<never> {
    const wanted = new URL(returnTo ?? window.location.href, origin);
    if (wanted.origin === origin) saveReturnPath(wanted);
    // Now: until the provider can be reached, another tab may store its own.
    const back = isEntrance(wanted.pathname) ? returnPath(origin) : pathOf(wanted);
    if (ending === 'elsewhere') await otherTabIsOut();
    while (!(await identity.isUp())) {
      store.connected('reconnecting');
      await pause(jittered(CHECK_EVERY_MS));
    }
    store.connected('online');
    awayMark.set(client !== undefined);
    const entrance = client ?? (await identity.connect('idle'));
    const notice = ending === 'refused' ? 'session-ended' : undefined;
    const employer = domainIn(shellStorage.get('domain'));
    const url = await entrance.entranceUrl({ notice, employer, ...options, locale: document.documentElement.lang || 'en' });
    saveReturnPathOfFlow(url, back);
    leave({ url });
    return pageIsLeaving();
  }

  async function sayFarewell(): Promise<void> {
    if (farewells.length === 0) return;
    await Promise.race([Promise.allSettled(farewells.map((work) => work())), pause(FAREWELL_MS)]);
  }

  function signOut(leaving: IdentityClient | undefined): Promise<never> {
    const departure = leaving ? leaving.signOut() : { url: `${origin}/candidate/dashboard` };
    forgetCandidate();
    tabs.send({ kind: 'signed-out' });
    stopped = true;
    clearTimeout(timer);
    leave(departure);
    return pageIsLeaving();
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    connection: store.connection,
    ending: () => ending,
    isBack: () => isBack,
    giveUp() {
      // Without a client, the session has ended already, for a reason that stays.
      if (client) end(Date.now() - signedInAt < YOUNG_MS ? 'failed' : 'refused');
    },
    signIn: ({ returnTo, loginHint } = {}) => enter({ kind: 'sign-in', loginHint }, returnTo),
    signInAgain: ({ returnTo } = {}) => {
      const session = store.current();
      const loginHint = session.status === 'signed-in' ? session.user.email : undefined;
      return enter({ kind: 'sign-in', isAgain: true, loginHint }, returnTo);
    },
    signUp: ({ returnTo, ...entrance } = {}) => enter({ kind: 'sign-up', ...entrance }, returnTo),
    manageAccount: (action, { returnTo } = {}) => enter({ kind: action }, returnTo),
    signOut: () =>
      (signingOut ??= sayFarewell().then(() => {
        signingOut = undefined;
        return signOut(client);
      })),
    beforeSignOut: (work) => void farewells.push(work),
    settled: () => Promise.race([started, pause(SETTLE_WITHIN_MS)]),
    isSignedIn: () => store.current().status === 'signed-in',
    async headers() {
      if (!client) return undefined;
      if (client.expiresWithin(CALL_VALIDITY_SECONDS)) await refresh(MIN_VALIDITY_SECONDS);
      const tokens = client?.tokens();
      return tokens && { authorization: `Bearer ${tokens.access}`, 'x-access-token': tokens.id };
    },
    refresh: () => refresh(),
    classify,
    stop() {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShown);
      tabs.leave();
    },
  };
}
