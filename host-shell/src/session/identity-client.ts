import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { EntranceNotice } from '@hirehq/shared-contracts/session';
import type { AccountAction, PASSKEY_ACTION } from '@hirehq/shared-contracts/shell-api';

export interface SessionTokens {
  access: string;
  id: string;
}

/** The data one tab passes to another, so that it does not have to ask the provider. Only in memory, never stored. */
export interface SharedTokens {
  /** The number of renewals since the sign-in: the higher number is the newer one. */
  serial: number;
  /** Private to the client. */
  content: Readonly<Record<string, unknown>>;
}

/** `refused`: the provider refused. `unreachable`: it did not respond, or its response was not valid. */
export type UpdateOutcome = 'valid' | 'renewed' | 'refused' | 'unreachable';

export interface EntranceOptions {
  kind: 'sign-in' | 'sign-up' | AccountAction | typeof PASSKEY_ACTION;
  /** Asks for a new sign-in, also if the provider has a session. */
  isAgain?: boolean;
  notice?: EntranceNotice | undefined;
  loginHint?: string | undefined;
  nameHint?: string | undefined;
  /** The domain of the employer whose brand the provider's page wears. */
  employer?: string | undefined;
  /** The id of the job to which the page after the sign-in applies. */
  applyTo?: string | undefined;
  locale: string;
}

/** An address to redirect to; `fields` are posted as a form, so that they are not in the address. */
export interface Departure {
  url: string;
  fields?: Readonly<Record<string, string>>;
}

/** What the session needs of an OpenID client; only the client has the tokens. */
export interface IdentityClient {
  /** Undefined when nobody is signed in. */
  tokens(): SessionTokens | undefined;
  /** Of the id token. */
  claims(): Readonly<Record<string, unknown>>;
  /** Of the account, as the access token says. */
  roles(): readonly string[];
  /** True if the access token is valid for less than this many seconds. */
  expiresWithin(seconds: number): boolean;
  /** Renews the tokens if they are valid for less than this many seconds; -1 always renews. Resolves within 10 s. */
  update(minValiditySeconds: number): Promise<UpdateOutcome>;
  share(): SharedTokens | undefined;
  take(shared: SharedTokens): void;
  /**
   * Stores the classification in the account; tokens contain it from the next renewal on. Rejects if the provider did not
   * accept it.
   */
  classify(classification: NeuroClassification): Promise<void>;
  entranceUrl(options: EntranceOptions): Promise<string>;
  /** Asks the provider for the session by redirecting there and back, if a hidden frame is blocked (third-party cookies). */
  checkUrl(): Promise<string>;
  signOut(): Departure;
}

/** The provider refused, or its response cannot be trusted. Any other error of a connection means there was no response. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal';
}

/**
 * `idle`: sends nothing. `callback`: completes the sign-in that redirected to this page. `silent`: asks in a hidden frame
 * whether the provider has a session for this browser. Rejects with IdentityRefusal, or with another error if there is no
 * response.
 */
export type ConnectMode = 'idle' | 'callback' | 'silent';

export interface IdentityConnector {
  connect(mode: ConnectMode): Promise<IdentityClient>;
  /** Signs in elsewhere: `ask` opens an address of the provider there, and resolves to the address to which it redirects. */
  connectThrough(ask: (url: string) => Promise<URL>, options: EntranceOptions): Promise<IdentityClient>;
  /** Whether the provider can be reached; checked before redirecting to it. */
  isUp(): Promise<boolean>;
  /** A provider on another site may have a session for this browser, but be unable to report it in a frame. */
  isElsewhere: boolean;
}
