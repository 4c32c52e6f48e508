import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { AccountAction } from '@hirehq/shared-contracts/shell-api';

export interface SessionTokens {
  access: string;
  id: string;
}

/** What one tab hands to another so that it need not ask the provider itself. Travels in memory, is never kept. */
export interface SharedTokens {
  /** Counts the renewals since the sign-in: of two, the greater is the newer. */
  serial: number;
  /** The client's own business. */
  content: Readonly<Record<string, unknown>>;
}

/** `refused`: the provider has said no. `unreachable`: it has not answered, or not with an answer. */
export type UpdateOutcome = 'valid' | 'renewed' | 'refused' | 'unreachable';

export interface EntranceOptions {
  kind: 'sign-in' | 'sign-up' | AccountAction;
  loginHint?: string | undefined;
  locale: string;
}

/** An address to go to; with `fields` they are sent there as a form, so that none of them is in the address. */
export interface Departure {
  url: string;
  fields?: Readonly<Record<string, string>>;
}

/** What the session needs of an OpenID client; tokens live in it and nowhere else. */
export interface IdentityClient {
  /** Undefined when nobody is signed in. */
  tokens(): SessionTokens | undefined;
  /** Of the id token. */
  claims(): Readonly<Record<string, unknown>>;
  /** True when the access token has less than this left. */
  expiresWithin(seconds: number): boolean;
  /** Gets new tokens when less than this is left; -1 always. Answers within 10 s. */
  update(minValiditySeconds: number): Promise<UpdateOutcome>;
  share(): SharedTokens | undefined;
  take(shared: SharedTokens): void;
  /** Stores the classification in the account; a token tells of it from the next renewal on. Rejects when the provider did not take it. */
  classify(classification: NeuroClassification): Promise<void>;
  entranceUrl(options: EntranceOptions): Promise<string>;
  /** Asks the provider who this is by going there and back, where a hidden frame may not (third-party cookies blocked). */
  checkUrl(): Promise<string>;
  signOut(): Departure;
}

/** The provider has answered, and the answer is no, or not one to trust. Whatever else a connection fails with is no answer. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal';
}

/**
 * `idle`: asks nothing. `callback`: completes the sign-in this page was sent back from. `silent`: asks in a hidden frame
 * whether the provider knows this browser. Rejects with IdentityRefusal, or with another error when there is no answer.
 */
export type ConnectMode = 'idle' | 'callback' | 'silent';

export interface IdentityConnector {
  connect(mode: ConnectMode): Promise<IdentityClient>;
  /** Whether the provider can be reached: asked before the page is left for it. */
  isUp(): Promise<boolean>;
  /** Another site may know this browser and yet not be let to say so in a frame. */
  isElsewhere: boolean;
}
