import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { EntranceNotice } from '@hirehq/shared-contracts/session';
import type { SessionApi } from '@hirehq/shared-contracts/shell-api';
import type { CallSession } from '../api/call-session.ts';

/**
 * The session for the shell itself: what remotes receive, without `goOn`, which needs the router, plus the token headers for
 * its clients.
 */
export interface ShellSession extends Omit<SessionApi, 'goOn' | 'signUp'>, CallSession {
  /** As for remotes; `notice` is what its page says. */
  signUp(options?: {
    returnTo?: string;
    loginHint?: string | undefined;
    nameHint?: string | undefined;
    notice?: EntranceNotice;
  }): Promise<never>;
  /**
   * Whether the identity provider responds; while it does not, the session stays unchanged. Subscribers are notified of
   * changes.
   */
  connection(): 'online' | 'reconnecting';
  /**
   * Why this page has no session, if the page should say so: another tab signed out, the provider ended the session, or the
   * sign-in that returned to this page failed.
   */
  ending(): 'elsewhere' | 'refused' | 'failed' | undefined;
  /**
   * Whether the redirect to this page returns a candidate who was signed in before, such as from a new sign-in or from an account
   * page of the provider.
   */
  isBack(): boolean;
  /**
   * Updates the account's claim to the classification in the candidate's record. The record is authoritative: a provider that
   * refuses or does not respond changes nothing.
   */
  classify(classification: NeuroClassification): Promise<void>;
  /**
   * The services no longer accept these tokens (SH-39): the session ends, and a sign-in that has just completed counts as
   * failed.
   */
  giveUp(): void;
  /**
   * Runs work when the candidate signs out, while calls still have their tokens. Leaving waits for it, but not for long, and not
   * for its success.
   */
  beforeSignOut(work: () => Promise<unknown>): void;
}
