import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { SessionApi } from '@hirehq/shared-contracts/shell-api';
import type { CallSession } from '../api/call-session.ts';

/** The session as the shell itself uses it: what remotes get but for `goOn`, which needs the router, and the tokens' headers for its clients. */
export interface ShellSession extends Omit<SessionApi, 'goOn'>, CallSession {
  /** Whether the identity provider answers; while it does not, who is signed in stays so. Changes are told to subscribers. */
  connection(): 'online' | 'reconnecting';
  /**
   * Why this page has no session, where it is worth telling: another tab signed out, the provider ended it, or the sign-in
   * this page came back from did not work.
   */
  ending(): 'elsewhere' | 'refused' | 'failed' | undefined;
  /**
   * Brings the account's claim in line with the classification the candidate's record has now. The record is what counts: a
   * provider that refuses or does not respond changes nothing.
   */
  classify(classification: NeuroClassification): Promise<void>;
  /** The services take these tokens no more (SH-39): the session is over, and a sign-in that has just ended so has failed. */
  giveUp(): void;
}
