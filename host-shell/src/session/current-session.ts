import type { ShellSession } from '../shell-api/shell-session.ts';
import { shellStorage } from '../shell-api/shell-storage.ts';
import {
  IdentityRefusal,
  type ConnectMode,
  type IdentityClient,
  type IdentityConnector,
  type SharedTokens,
} from './identity-client.ts';
import { createRenewal } from './renew-tokens.ts';
import { sessionMarker } from './session-marker.ts';
import { createSessionStore } from './session-store.ts';
import { joinSessionTabs, type SessionTabs, type TabNews } from './session-tabs.ts';
import { sessionUserOf } from './session-user.ts';

interface CurrentSessionOptions {
  identity: IdentityConnector;
  /** Reloads this page. */
  reload: () => void;
  /** Signs out of a session whose tokens name no candidate. */
  discard: (client: IdentityClient) => void;
}

type Refreshed = Awaited<ReturnType<ShellSession['refresh']>>;

/** If the services refuse a session younger than this, in milliseconds, they would refuse the next one too. */
const YOUNG_MS = 30_000;

/** Who is signed in on this page, with which tokens, and why nobody is; the tabs of this browser share it. */
export class CurrentSession {
  readonly store = createSessionStore();
  readonly tabs: SessionTabs;
  readonly #options: CurrentSessionOptions;
  readonly #renewal: ReturnType<typeof createRenewal>;
  #client: IdentityClient | undefined;
  /** The candidate this page has known, also after they have signed out. */
  #known: string | undefined;
  #ending: ReturnType<ShellSession['ending']>;
  #signedInAt = -Infinity;
  #underWay: Promise<Refreshed> | undefined;

  constructor(options: CurrentSessionOptions) {
    this.#options = options;
    this.tabs = joinSessionTabs((news) => this.#heard(news));
    this.#renewal = createRenewal(this.tabs);
  }

  get client(): IdentityClient | undefined {
    return this.#client;
  }

  get ending(): ReturnType<ShellSession['ending']> {
    return this.#ending;
  }

  forgetEnding(): void {
    this.#ending = undefined;
  }

  end(why: 'elsewhere' | 'refused' | 'failed' | 'nobody'): void {
    this.#client = undefined;
    sessionMarker.clear();
    if (this.store.current().status === 'signed-in' || why !== 'elsewhere') this.#ending = why === 'nobody' ? undefined : why;
    this.store.connected('online');
    this.store.become({ status: 'signed-out' });
  }

  giveUp(): void {
    // Without a client, the session has ended already, for a reason that stays.
    if (this.#client) this.end(Date.now() - this.#signedInAt < YOUNG_MS ? 'failed' : 'refused');
  }

  /** Takes over the state of a client; true if it has a user. */
  adopt(found: IdentityClient): boolean {
    const { reload, discard } = this.#options;
    this.store.connected('online');
    if (!found.tokens()) return false;
    const user = sessionUserOf({ claims: found.claims(), roles: found.roles() });
    if (!user) {
      // A new candidate's id may be missing from the first tokens: sign-in restarts, up to twice (SH-41).
      if (sessionMarker.retry()) reload();
      else discard(found);
      return true;
    }
    if (this.#known !== undefined && this.#known !== user.candidateId) {
      // Only a new page reliably removes all data of the previous candidate from memory.
      sessionMarker.set();
      reload();
      return true;
    }
    this.#known = user.candidateId;
    this.#client = found;
    this.#ending = undefined;
    sessionMarker.set();
    shellStorage.set('email_verified', String(user.emailVerified));
    this.store.become({ status: 'signed-in', user });
    return true;
  }

  /** Completes the sign-in that redirected to this page. */
  async completeSignIn(): Promise<void> {
    const completed = await this.#options.identity.connect('callback').catch(() => undefined);
    if (completed && this.adopt(completed)) {
      this.#signedInAt = Date.now();
      this.#sendTokens('signed-in');
      return;
    }
    // If the callback is no longer valid (reloaded, storage blocked), the provider's own session is asked for.
    if ((await this.look('silent')) === 'signed-out') this.end(completed ? 'nobody' : 'failed');
  }

  /** Completes a sign-in that takes place elsewhere; one that was given up changes nothing. */
  async signInThrough(connect: () => Promise<IdentityClient>): Promise<void> {
    const completed = await connect().catch((error: unknown) => {
      if (!(error instanceof IdentityRefusal)) reportError(error);
      return undefined;
    });
    if (!completed || !this.adopt(completed)) return;
    this.#signedInAt = Date.now();
    this.#sendTokens('signed-in');
  }

  /** Asks the provider for the session. A provider that does not respond changes nothing. */
  async look(mode: ConnectMode): Promise<'signed-in' | 'signed-out' | 'unreachable'> {
    try {
      return this.adopt(await this.#options.identity.connect(mode)) ? 'signed-in' : 'signed-out';
    } catch (error) {
      if (error instanceof IdentityRefusal) return 'signed-out';
      this.store.connected('reconnecting');
      return 'unreachable';
    }
  }

  /** @param minValidity Seconds for which the tokens must still be valid; by default they are renewed in any case. */
  refresh(minValidity = -1): Promise<Refreshed> {
    this.#underWay ??= this.#renew(minValidity).finally(() => (this.#underWay = undefined));
    return this.#underWay;
  }

  async #renew(minValidity: number): Promise<Refreshed> {
    const held = this.#client;
    if (!held) return 'refused';
    const outcome = await this.#renewal.renew(held, minValidity);
    if (held !== this.#client) return this.#client ? 'refreshed' : 'refused';
    if (outcome === 'unreachable') {
      this.store.connected('reconnecting');
      return 'unreachable';
    }
    if (outcome === 'uncertain') {
      const found = await this.look('silent');
      if (found === 'signed-out') this.end('refused');
      if (found === 'signed-in') this.#sendTokens('signed-in');
      return found === 'signed-in' ? 'refreshed' : found === 'signed-out' ? 'refused' : 'unreachable';
    }
    if (outcome === 'refused') {
      this.end('refused');
      return 'refused';
    }
    this.adopt(held);
    return 'refreshed';
  }

  #heard(news: TabNews): void {
    if ('tokens' in news) void this.#takeOver(news.tokens, news.kind === 'signed-in');
    else if (news.kind === 'signed-out') this.end('elsewhere');
    else if (news.kind === 'ask') this.#sendTokens('renewed');
    else this.#renewal.wentUnanswered();
  }

  #sendTokens(kind: 'signed-in' | 'renewed'): void {
    const tokens = this.#client?.share();
    if (tokens) this.tabs.send({ kind, tokens });
  }

  /** The tokens of another tab. Those of another candidate count only after a sign-in there. */
  async #takeOver(tokens: SharedTokens, isArrival: boolean): Promise<void> {
    if (!this.#client) {
      // A signed-out tab accepts the tokens of a sign-in; a tab that is still asking accepts any.
      if (isArrival || this.store.current().status === 'unknown') {
        const idle = await this.#options.identity.connect('idle').catch(() => undefined);
        if (!idle || this.#client) return;
        idle.take(tokens);
        this.adopt(idle);
      }
      return;
    }
    const isNewer = tokens.serial > (this.#client.share()?.serial ?? 0);
    if (!isArrival && !isNewer) return;
    this.#client.take(tokens);
    this.adopt(this.#client);
  }
}
