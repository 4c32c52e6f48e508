import type { BrandVariant } from './codes.ts';
import type { EventBus } from './events/index.ts';
import type { Operation } from './graphql/operation.ts';
import type { LoadCause, LoadPhase } from './release.ts';
import type { RestApi } from './rest/client.ts';
import type { Session } from './session.ts';

export interface SessionApi {
  current(): Session;
  /** Calls back on each change; the answer unsubscribes. */
  subscribe(listener: (session: Session) => void): () => void;
  /** Leaves the page for the identity provider; comes back to `returnTo` (a path of our own, by default this one). */
  signIn(options?: { returnTo?: string; loginHint?: string }): Promise<never>;
  signUp(options?: { returnTo?: string }): Promise<never>;
  signOut(): Promise<never>;
  /** Leaves the page for the provider's own page of one account action; comes back to `returnTo` (by default this page). */
  manageAccount(action: AccountAction, options?: { returnTo?: string }): Promise<never>;
  /**
   * Goes on to what the candidate came for (SH-18): the stored job, else the stored page, else the first page. A page that
   * stands in between calls it at its end. `skipProfile`: do not ask for a profile again until the candidate has signed out.
   */
  goOn(options?: { skipProfile?: boolean }): void;
}

/** What a candidate can do to the account at the identity provider; Keycloak's names of the actions. */
export const ACCOUNT_ACTIONS = ['UPDATE_PASSWORD', 'UPDATE_EMAIL', 'VERIFY_EMAIL'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export interface ApiClient {
  /** A call of the specification's table, e.g. `rest('GET candidates/notifications/C/{page}/10', { params: { page: 0 } })`. Throws ApiFailure. */
  rest: RestApi;
  /** A typed document of shared-contracts/graphql. Throws ApiFailure. */
  graphql<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: { signal?: AbortSignal },
  ): Promise<Result>;
  /** The answer the server put into the page for this very question, if it did; never asks, never waits. */
  peek<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Result | undefined;
}

/** Small texts a remote keeps in this browser, under its own name; cleared at logout. Survives a full or blocked storage. */
export interface RemoteStorage {
  get(key: string): string | undefined;
  /** False when the browser would not keep it. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface Toast {
  kind: 'success' | 'error' | 'info';
  message: string;
}

/** A question to the candidate that Yes or No answers, in the candidate's language. */
export interface Question {
  question: string;
  /** 'Please confirm' unless told. */
  title?: string;
}

/** What the shell lends to a remote. The same shape in a foreign page, a test or a remote that runs alone. */
export interface ShellApi {
  contract: string;
  /** The borrower's own id. */
  remote: string;
  session: SessionApi;
  api: ApiClient;
  events: EventBus;
  storage: RemoteStorage;
  /** Goes to a path of the platform (routes.ts). */
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  /** Whether this deployment has the page of a path: false where the remote it belongs to is not deployed. Nothing leads there. */
  canOpen(to: string): boolean;
  /** Warms what a page needs, on hover or focus of a link to it. */
  preload(to: string): void;
  toast(toast: Toast): void;
  /** Asks in the shell's dialog; true for Yes. A click outside it is no answer. Questions come one after another. */
  confirm(question: Question): Promise<boolean>;
  /**
   * From now on whoever leaves the page (link, back, `navigate`) is asked first; No stays. Unless `unsaved` is false,
   * something typed would be lost: reload and close ask too, and the shell does not reload by itself. The returned function
   * lets go. `session.goOn` does not ask.
   */
  holdPage(question: Question, options?: { unsaved?: boolean }): () => void;
  brand: { variant: BrandVariant };
  locale: { current(): string; subscribe(listener: (locale: string) => void): () => void };
  /** An error the remote caught itself; goes to the operator's log with the remote's version. */
  report(error: unknown, context?: { phase?: LoadPhase; cause?: LoadCause; detail?: string }): void;
  /** Base of absolute links to the platform, e.g. for sharing. */
  origin: string;
}
