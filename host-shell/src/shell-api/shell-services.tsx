import { createContext, useContext } from 'react';
import type { ClientState } from '@hirehq/shared-ui';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { ReleaseSet } from '@hirehq/shared-contracts/release';
import type { Arrival } from '../arrival/create-arrival.ts';
import type { EmployerBrandStore } from '../arrival/employer-brand.ts';
import type { ServedPart } from '../first-paint/served-part.ts';
import type { Framed } from '../framed/framed.ts';
import type { Inspector } from '../inspector/inspector.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { DeployedPages } from '../routing/deployed-pages.ts';
import type { RouteEntry, SlotEntry } from '../routing/route-table.ts';
import type { ColorSchemeStore } from './color-scheme.ts';
import type { PageSlots } from './page-slots.ts';
import type { LocaleStore } from './locale.ts';
import type { ShellNavigator } from './navigator.ts';
import type { NewVersions } from './new-versions.ts';
import type { PageRenewal } from './page-renewal.ts';
import type { Questions } from './questions.ts';
import type { ShellSession } from './shell-session.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** The services of the shell's own components; created once, in main.tsx. */
export interface ShellServices {
  config: PageConfig;
  releaseSet: ReleaseSet;
  /** Only in a tab that has asked for it. */
  inspector?: Inspector;
  /** Only in a frame of an employer's page. */
  framed?: Framed;
  /** What the page came with in place of skeletons: the first content of its remote, and of slots. */
  servedParts: readonly ServedPart[];
  session: ShellSession;
  arrival: Arrival;
  employerBrand: EmployerBrandStore;
  /** The ShellApi of the shell's own screens. Failures are shown where they occur: no toast, no not-found screen. */
  own: ShellApi;
  /** Reports a render error to the analytics log (SH-32). */
  logRenderError: (error: unknown, componentStack: string | null | undefined) => void;
  /** True if this browser had a session when it was last closed, so that waiting for it makes sense. */
  sessionExpected: boolean;
  loader: RemoteLoader;
  shellApiOf: (remote: string) => ShellApi;
  routes: readonly RouteEntry[];
  slots: readonly SlotEntry[];
  /** Slots inside pages of remotes. */
  pageSlots: PageSlots;
  pages: DeployedPages;
  locale: LocaleStore;
  colorScheme: ColorSchemeStore;
  navigator: ShellNavigator;
  /** Set if a response says that the content of the page does not exist (SH-39); the next navigation resets it (SH-10). */
  notFound: ClientState<boolean>;
  questions: Questions;
  pageRenewal: PageRenewal;
  newVersions: NewVersions;
  unsavedWork: UnsavedWork;
  /** The page was opened under /webview, and navigation stays there (SH-09). */
  startedInWebview: boolean;
  nonce: string | undefined;
}

const ShellServicesContext = createContext<ShellServices | undefined>(undefined);

export const ShellServicesProvider = ShellServicesContext.Provider;

export function useShellServices(): ShellServices {
  const services = useContext(ShellServicesContext);
  if (!services) throw new Error('useShellServices needs the provider of main.tsx above it');
  return services;
}
