import type { EmbedApply, EmbedDensity, EmbedEvents, EmbedTheme, EmbedVisitor } from '@hirehq/shared-contracts/embed';
import type { Locale } from '@hirehq/shared-contracts/locales';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import type { ShellSurface } from '@hirehq/shared-contracts/shell-api';
import type { RemoteFailure } from './remote-failure.ts';

/** What the first script hands over. */
export interface TakeOver {
  /** The origin of the platform. */
  platform: string;
  set: EmbeddedRemote;
  settings: {
    enterprise: string;
    locale: Locale;
    developmentKey: string | undefined;
    /** Both are absent in an older first script. */
    apply?: EmbedApply;
    theme?: EmbedTheme;
  };
  /** The view that is shown first, and its address on the platform. */
  view: string;
  start: string;
  density: EmbedDensity;
  /** An empty element, of which the remote gets a shadow tree: its styles change nothing of the first jobs. */
  place: HTMLElement;
  scheme: ShellSurface['scheme'];
  /** Aborted when the element is removed. */
  gone: AbortSignal;
  /** What the page has given for its visitor, as it is now; absent in an older first script. */
  visitor?(): EmbedVisitor | null;
  /** Sends an event of the element; false if the page has prevented what would follow. */
  tell<Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]): boolean;
  /** Something went wrong, and the remote continues. */
  report(failure: RemoteFailure): void;
  /** What was shown has failed, and nothing is left of it. */
  failed(failure: RemoteFailure): void;
}

/** What the second script exports. */
export interface SecondScript {
  /** Resolves once the remote is complete and can be shown. Rejects with a RemoteFailure, and leaves nothing then. */
  takeOver(options: TakeOver): Promise<{ show: () => void }>;
}
