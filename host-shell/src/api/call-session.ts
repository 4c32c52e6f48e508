/** The part of the session that the API clients need; only session/ knows where tokens come from. */
export interface CallSession {
  /** Resolves once the identity provider has responded, or after a time limit. */
  settled(): Promise<void>;
  isSignedIn(): boolean;
  /** The headers of an authenticated call, with valid tokens; undefined when signed out. */
  headers(): Promise<Record<string, string> | undefined>;
  /** Requests new tokens. `refused`: the provider refused. `unreachable`: it did not respond, and the session stays. */
  refresh(): Promise<'refreshed' | 'refused' | 'unreachable'>;
}
