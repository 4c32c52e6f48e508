import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import { keptText } from '../lend/kept-text.ts';
import type { ShellSession } from '../lend/shell-session.ts';
import { keepWanted } from '../routing/guard.ts';
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
  /** Loads this page again. */
  reload?: () => void;
}

/** A session as its maker holds it; the shell sees ShellSession. */
export interface StartedSession extends ShellSession {
  stop(): void;
}

const CHECK_EVERY_MS = 10_000;
const MIN_VALIDITY_SECONDS = 60;
/** Longest that calls wait to know who asks; a provider that is away must not hold up public pages. */
const SETTLE_WITHIN_MS = 3_000;
const SIGN_OUT_LOOKS = 8;
const SIGN_OUT_LOOK_MS = 400;
/** Services that refuse a session as young as this would refuse the next one too. */
const YOUNG_MS = 30_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
// The page is on its way out; whoever waits for it waits with it.
const pageIsLeaving = () => new Promise<never>(() => {});
// Spread out, so that tabs and browsers do not all come back to a restarted provider at once.
const jittered = (ms: number) => ms * (0.5 + Math.random() / 2);

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
  /** Who this page has known, also when they have left. */
  let known: string | undefined;

  const tabs = joinSessionTabs((news) => {
    if ('tokens' in news) void takeOver(news.tokens, news.kind === 'signed-in');
    else if (news.kind === 'signed-out') end('elsewhere');
    else if (news.kind === 'ask') tellTokens('renewed');
    else renewal.wentUnanswered();
  });
  const renewal = createRenewal(tabs);

  function tellTokens(kind: 'signed-in' | 'renewed'): void {
    const tokens = client?.share();
    if (tokens) tabs.tell({ kind, tokens });
  }

  function end(why: 'elsewhere' | 'refused' | 'failed' | 'nobody'): void {
    client = undefined;
    sessionMarker.clear();
    if (store.current().status === 'signed-in' || why !== 'elsewhere') ending = why === 'nobody' ? undefined : why;
    store.connected('online');
    store.become({ status: 'signed-out' });
  }

  /** Takes over what a client knows: true when that is somebody. */
  function adopt(found: IdentityClient): boolean {
    store.connected('online');
    if (!found.tokens()) return false;
    const user = sessionUserOf(found.claims());
    if (!user) {
      // A candidate made a moment ago may be missing from the first tokens: SH-41 starts over, twice.
      if (sessionMarker.retry()) {
        reload();
        return true;
      }
      void signOut(found);
      return true;
    }
    if (known !== undefined && known !== user.candidateId) {
      // What the page holds of the one before, nobody can empty as surely as a new page does.
      sessionMarker.set();
      reload();
      return true;
    }
    known = user.candidateId;
    client = found;
    ending = undefined;
    sessionMarker.set();
    keptText.set('email_verified', String(user.emailVerified));
    store.become({ status: 'signed-in', user });
    return true;
  }

  /** The tokens of another tab. Somebody else's count only when they have just signed in there. */
  async function takeOver(tokens: SharedTokens, isArrival: boolean): Promise<void> {
    if (!client) {
      // A signed-out tab goes along with a sign-in; one that is still asking takes any answer.
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

  /** Asks the provider who this is. A provider that does not answer changes nothing. */
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
    // Where the provider is another site its frame may be kept from its own cookies; a page of it is not.
    if (idle && identity.isElsewhere && sessionMarker.isSet()) {
      keepWanted(window.location);
      sessionMarker.clear();
      leave({ url: await idle.checkUrl() });
      await pageIsLeaving();
    }
    end('nobody');
  }

  async function start(): Promise<void> {
    if (window.location.pathname === CALLBACK_PATH) {
      const completed = await identity.connect('callback').catch(() => undefined);
      if (completed && adopt(completed)) {
        signedInAt = Date.now();
        tellTokens('signed-in');
        return;
      }
      // A callback that is not ours any more (reloaded, storage blocked) still leaves the provider's own session to ask for.
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
      if (found === 'signed-in') tellTokens('signed-in');
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

  // A page brought back from the browser's cache would still have the tokens of before.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload();
  };
  window.addEventListener('pageshow', onShown);

  async function classify(classification: NeuroClassification): Promise<void> {
    const isInClaims = () => client && sessionUserOf(client.claims())?.neuroClassification === classification;
    // The embedded provider has it from the candidate's record.
    await refresh();
    if (!client || isInClaims()) return;
    try {
      await client.classify(classification);
    } catch {
      return;
    }
    await refresh();
  }

  /** The other tab says so before the provider has heard it; going there at once would sign in again. */
  async function otherTabIsOut(): Promise<void> {
    for (let turn = 0; turn < SIGN_OUT_LOOKS; turn += 1) {
      const found = await identity.connect('silent').catch(() => undefined);
      if (!found?.tokens()) break;
      await pause(SIGN_OUT_LOOK_MS);
    }
    ending = undefined;
  }

  /** Leaves for the provider once it is there; until then the page says that it is not. */
  async function enter(options: Omit<EntranceOptions, 'locale'>, returnTo: string | undefined): Promise<never> {
    const wanted = new URL(returnTo ?? window.location.href, origin);
    if (wanted.origin === origin) keepWanted(wanted);
    if (ending === 'elsewhere') await otherTabIsOut();
    while (!(await identity.isUp())) {
      store.connected('reconnecting');
      await pause(jittered(CHECK_EVERY_MS));
    }
    store.connected('online');
    const entrance = client ?? (await identity.connect('idle'));
    leave({ url: await entrance.entranceUrl({ ...options, locale: document.documentElement.lang || 'en' }) });
    return pageIsLeaving();
  }

  function signOut(leaving: IdentityClient | undefined): Promise<never> {
    const departure = leaving ? leaving.signOut() : { url: `${origin}/candidate/dashboard` };
    forgetCandidate();
    tabs.tell({ kind: 'signed-out' });
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
    giveUp: () => end(Date.now() - signedInAt < YOUNG_MS ? 'failed' : 'refused'),
    signIn: ({ returnTo, loginHint } = {}) => enter({ kind: 'sign-in', loginHint }, returnTo),
    signUp: ({ returnTo } = {}) => enter({ kind: 'sign-up' }, returnTo),
    manageAccount: (action, { returnTo } = {}) => enter({ kind: action }, returnTo),
    signOut: () => signOut(client),
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
