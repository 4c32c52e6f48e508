import type { BrandVariant } from './codes.ts';
import type { CardDensity } from './card-density.ts';
import type { EventBus } from './events/index.ts';
import type { Operation } from './graphql/operation.ts';
import type { Locale } from './page.ts';
import type { EmployerTheme } from './theme/employer-theme.ts';
import type { ReadingSettings } from './reading/reading-settings.ts';
import type { LoadCause, LoadPhase } from './release.ts';
import type { RestApi } from './rest/client.ts';
import type { Session } from './session.ts';
import type { SlotName } from './slots.ts';

export interface SessionApi {
  current(): Session;
  /** Calls the listener on each change. Returns a function that unsubscribes. */
  subscribe(listener: (session: Session) => void): () => void;
  /** Redirects to the identity provider, and back to `returnTo` (a path of our own origin, by default the current one). */
  signIn(options?: { returnTo?: string; loginHint?: string }): Promise<never>;
  /**
   * Redirects to the identity provider, which asks the signed-in candidate again who they are, and back to `returnTo` (by
   * default the current page): the answer to the code SIGN_IN_AGAIN. `useApiMutation` calls it by itself.
   */
  signInAgain(options?: { returnTo?: string }): Promise<never>;
  /** The same, to create an account. The hints are what its form begins with, as far as the provider takes them. */
  signUp(options?: { returnTo?: string; loginHint?: string; nameHint?: string }): Promise<never>;
  signOut(): Promise<never>;
  /** Redirects to the provider's page for one account action, and back to `returnTo` (by default the current page). */
  manageAccount(action: AccountAction | typeof PASSKEY_ACTION, options?: { returnTo?: string }): Promise<never>;
  /**
   * Opens the page the candidate originally wanted (SH-18): the stored job, else the stored page, else the first page. A page
   * in between, such as create-profile, calls it when it is finished. `skipProfile`: do not ask for a profile again until the
   * candidate signs out.
   */
  goOn(options?: { skipProfile?: boolean }): void;
}

/** Account actions at the identity provider, by Keycloak's names. */
export const ACCOUNT_ACTIONS = ['UPDATE_PASSWORD', 'UPDATE_EMAIL', 'VERIFY_EMAIL'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
/** Keycloak's action that registers a passkey; the embedded provider has none. */
export const PASSKEY_ACTION = 'webauthn-register-passwordless';

export interface ApiClient {
  /** A call of the specification's table, e.g. `rest('GET candidates/notifications/C/{page}/10', { params: { page: 0 } })`. Throws ApiFailure. */
  rest: RestApi;
  /** A typed document of shared-contracts/graphql. Throws ApiFailure. */
  graphql<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: { signal?: AbortSignal },
  ): Promise<Result>;
  /** The result for this query from the page data, if the page has it; sends no request. */
  peek<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Result | undefined;
}

/**
 * Small texts that a remote stores in this browser, under its own name; cleared at logout. Works without error if storage is
 * full or blocked.
 */
export interface RemoteStorage {
  get(key: string): string | undefined;
  /** False if the browser did not store it. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** How the person reads (AX-01 … AX-09). The shell applies the settings to the whole page; an embedding page to its remotes. */
export interface ReadingApi {
  current(): ReadingSettings;
  /** Calls the listener on each change. Returns a function that unsubscribes. */
  subscribe(listener: (settings: ReadingSettings) => void): () => void;
  /** Applies the settings to the page without storing them. */
  preview(settings: ReadingSettings): void;
  /** What was stored last: `preview(saved())` reverts. */
  saved(): ReadingSettings;
  /** Applies the settings and stores them in this browser and, signed in, with the account. Throws ApiFailure. */
  save(settings: ReadingSettings): Promise<void>;
}

export interface Toast {
  kind: 'success' | 'error' | 'info';
  message: string;
  /** True for an error of which the network cannot be the reason, such as a file that is too large. */
  isLocal?: boolean;
}

/** A yes-or-no question to the candidate, in the candidate's language. */
export interface Question {
  question: string;
  /** 'Please confirm' by default. */
  title?: string;
}

/**
 * The place of a remote in a page of somebody else. A remote that has one changes nothing outside of `root`: not the page's
 * title, address, scroll position, focus, attributes or style sheets.
 */
export interface ShellSurface {
  /** The tree that it is mounted in. */
  root: ShadowRoot | HTMLElement;
  /** Dialogs and menus open in this element of the tree. */
  portal: HTMLElement;
  /** The appearance of the page around it. */
  scheme: {
    current(): 'light' | 'dark';
    /** Calls the listener on each change. Returns a function that unsubscribes. */
    subscribe(listener: (scheme: 'light' | 'dark') => void): () => void;
  };
  /** The employer's colours, in place of those of the brand. */
  employer?: EmployerTheme | undefined;
  /** The brand whose colours are shown; by default that of the ShellApi, which also decides what is found. */
  brand?: BrandVariant | undefined;
  /** How much room cards take; by default comfortable. */
  density?: CardDensity | undefined;
  styles: {
    /** Applies a sheet within the tree, before those of the remote, until the returned function is called. */
    adopt(sheet: CSSStyleSheet): () => void;
  };
  /** In place of the page's address, which it neither reads nor changes. `ShellApi.navigate` changes it. */
  address: {
    /** A path of the platform with its query and hash (routes.ts). */
    current(): string;
    /** The full address of a link to a path, which the browser may open elsewhere; without it, the path on the platform. */
    href?(to: string): string;
    /** Calls the listener on each change. Returns a function that unsubscribes. */
    subscribe(listener: (address: string) => void): () => void;
    /** Whether it has had no other address before: going back would lead nowhere. */
    isFirst(): boolean;
    /** Moves through the addresses it has had, as `history.go` does. */
    go(delta: number): void;
  };
  /** Brings an element of the tree into view, by default the start of the tree: only after something that the visitor did. */
  scroll(to?: Element): void;
  /** What is shown now, in words; undefined: the view as a whole. */
  title(title: string | undefined): void;
}

/**
 * The interface through which a remote uses the shell. It has the same shape in a foreign page, in a test or in a remote that
 * runs alone.
 */
export interface ShellApi {
  contract: string;
  /** The id of the remote. */
  remote: string;
  session: SessionApi;
  api: ApiClient;
  events: EventBus;
  storage: RemoteStorage;
  /** Navigates to a path of the platform (routes.ts). */
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  /** Whether this deployment has the page at a path: false if its remote is not deployed. Show no link to such a page. */
  canOpen(to: string): boolean;
  /** Preloads a page, on hover or focus of a link to it. */
  preload(to: string): void;
  toast(toast: Toast): void;
  /**
   * Asks in the shell's dialog; resolves to true for Yes. A click outside the dialog is ignored. Questions are shown one after
   * another.
   */
  confirm(question: Question): Promise<boolean>;
  /**
   * Until the returned function is called, the candidate is asked before leaving the page (link, back, `navigate`); No stays.
   * Unless `unsaved` is false, typed text would be lost: reloading and closing the tab ask too, and the shell does not reload
   * by itself. `session.goOn` does not ask.
   */
  holdPage(question: Question, options?: { unsaved?: boolean }): () => void;
  brand: { variant: BrandVariant };
  locale: {
    current(): string;
    subscribe(listener: (locale: string) => void): () => void;
    /** Changes the language of the page and of this browser. */
    choose(locale: Locale): void;
  };
  reading: ReadingApi;
  /** Whether searches find skills and titles by all their other names too (SV-02): a setting of this browser. */
  synonyms: {
    current(): boolean;
    /** Calls the listener on each change. Returns a function that unsubscribes. */
    subscribe(listener: (areActive: boolean) => void): () => void;
    choose(areActive: boolean): void;
  };
  slots: {
    /** Whether a deployed remote fills this slot for the viewer. */
    isFilled(name: SlotName): boolean;
    /** Renders the slot into an element of a page of this remote, until the returned function is called. */
    show(name: SlotName, element: HTMLElement): () => void;
  };
  /** Reports an error that the remote caught itself to the operator's log, with the version of the remote. */
  report(error: unknown, context?: { phase?: LoadPhase; cause?: LoadCause; detail?: string }): void;
  /** Base of absolute links to the platform, e.g. for sharing. */
  origin: string;
  /** Absent where the remote has the page: in our shell, in development and in tests. */
  surface?: ShellSurface;
}
