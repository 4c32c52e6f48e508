import { createContext, useContext } from 'react';
import type { ClientState } from '@hirehq/shared-ui';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Arrival } from '../arrival/create-arrival.ts';
import type { EmployerBrandStore } from '../arrival/employer-brand.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { DeployedPages } from '../routing/deployed-pages.ts';
import type { RouteEntry, SlotEntry } from '../routing/route-table.ts';
import type { ColorSchemeStore } from './color-scheme.ts';
import type { LocaleStore } from './locale.ts';
import type { ShellNavigator } from './navigator.ts';
import type { PageRenewal } from './page-renewal.ts';
import type { Questions } from './questions.ts';
import type { ShellSession } from './shell-session.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** What the shell's own components work with; made once, in main.tsx. */
export interface ShellServices {
  config: PageConfig;
  session: ShellSession;
  arrival: Arrival;
  employerBrand: EmployerBrandStore;
  /** What the shell's own screens ask and change by. A failure shows where it happened: no toast, no not-found screen. */
  own: ShellApi;
  /** Tells the analytics log of a render error (SH-32). */
  logRenderError: (error: unknown, componentStack: string | null | undefined) => void;
  /** True when this browser had a session when it last closed: worth waiting for. */
  sessionExpected: boolean;
  loader: RemoteLoader;
  lend: (remote: string) => ShellApi;
  routes: readonly RouteEntry[];
  slots: readonly SlotEntry[];
  pages: DeployedPages;
  locale: LocaleStore;
  colorScheme: ColorSchemeStore;
  navigator: ShellNavigator;
  /** Set when an answer says that what the page shows is not there (SH-39); the next navigation takes it back (SH-10). */
  notFound: ClientState<boolean>;
  questions: Questions;
  pageRenewal: PageRenewal;
  unsavedWork: UnsavedWork;
  /** The page was opened under /webview and stays there (SH-09). */
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
