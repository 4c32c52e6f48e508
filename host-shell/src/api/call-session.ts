/** What the API clients need of the session; only session/ knows the tokens' source. */
export interface CallSession {
  /** Settled once the identity provider has answered, or has been waited for long enough. */
  settled(): Promise<void>;
  isSignedIn(): boolean;
  /** The headers of a signed-in call, with tokens that are still good; undefined when signed out. */
  headers(): Promise<Record<string, string> | undefined>;
  /** Asks for new tokens. `refused`: the provider has said no. `unreachable`: it has said nothing, the session stays. */
  refresh(): Promise<'refreshed' | 'refused' | 'unreachable'>;
}
