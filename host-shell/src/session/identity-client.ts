export interface SessionTokens {
  access: string;
  id: string;
}

/** `refused`: the provider has said no. `unreachable`: it has not answered, or not with an answer. */
export type UpdateOutcome = 'valid' | 'renewed' | 'refused' | 'unreachable';

export interface EntranceOptions {
  kind: 'sign-in' | 'sign-up';
  loginHint?: string | undefined;
  locale: string;
}

/** What the session needs of an OpenID client; tokens live in it and nowhere else. */
export interface IdentityClient {
  /** Undefined when nobody is signed in. */
  tokens(): SessionTokens | undefined;
  /** Of the id token. */
  claims(): Readonly<Record<string, unknown>>;
  /** True when the access token has less than this left. */
  expiresWithin(seconds: number): boolean;
  /** Gets new tokens when less than this is left; -1 always. */
  update(minValiditySeconds: number): Promise<UpdateOutcome>;
  entranceUrl(options: EntranceOptions): Promise<string>;
  signOutUrl(): string;
}

/**
 * `idle`: asks nothing. `callback`: completes the sign-in this page was sent back from. `silent`: asks in a hidden frame
 * whether the provider knows this browser. Rejects when the provider does not answer.
 */
export type ConnectMode = 'idle' | 'callback' | 'silent';

export type ConnectIdentity = (mode: ConnectMode) => Promise<IdentityClient>;
