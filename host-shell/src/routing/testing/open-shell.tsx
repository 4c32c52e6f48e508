import { act, render } from '@testing-library/react';
import { MemoryRouter, UiProvider, createState, useLocation } from '@hirehq/shared-ui';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { Session } from '@hirehq/shared-contracts/session';
import { createFakeApi, createFakeShell } from '@hirehq/shared-contracts/testing';
import type { RemoteManifest, RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { EnterpriseDetails } from '@hirehq/shared-contracts/rest';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { ReleaseSet } from '@hirehq/shared-contracts/release';
import { vi } from 'vitest';
import { findServedPage, findServedSlots } from '../../first-paint/served-part.ts';
import { TakeOver } from '../../first-paint/take-over.tsx';
import { ShellIntl } from '../../layout/shell-intl.tsx';
import { createColorSchemeStore } from '../../shell-api/color-scheme.ts';
import { createNavigationBlocker } from '../../shell-api/navigation-blocker.ts';
import type { Inspector } from '../../inspector/inspector.ts';
import { createPageSlots } from '../../shell-api/page-slots.ts';
import { createLocaleStore } from '../../shell-api/locale.ts';
import { createNavigator } from '../../shell-api/navigator.ts';
import { createPageRenewal } from '../../shell-api/page-renewal.ts';
import { createQuestions } from '../../shell-api/questions.ts';
import { createUnsavedWork } from '../../shell-api/unsaved-work.ts';
import { ShellData } from '../../shell-api/shell-data.tsx';
import { ShellServicesProvider, type ShellServices } from '../../shell-api/shell-services.tsx';
import { manifest } from '../../manifest.ts';
import en from '../../messages/en.json';
import type { PartComponent } from '../../remotes/load-version.ts';
import { PartLoad } from '../../remotes/part-load.ts';
import { deployedPages } from '../deployed-pages.ts';
import { routeTable, slotTable } from '../route-table.ts';
import { ShellRoutes } from '../shell-routes.tsx';
import { findRoute } from '../use-current-route.ts';

const NO_BRAND = { theme: undefined, logo: undefined };

export const acme: EnterpriseDetails = {
  enterpriseId: '1f6a1c1e-0000-4000-8000-0000000000ee',
  establishmentName: 'Acme',
  theme: null,
  exclusiveCandidateTheme: null,
  exclusiveCandidateLogoFileSignedUrl: null,
  navBarLogoSignedUrl: null,
  careerPortalFavIcon: null,
  validDomainNames: 'jobs.acme.example',
};

export const candidate: Session = {
  status: 'signed-in',
  user: {
    candidateId: 'c',
    name: 'Ada Byron',
    email: 'ada@example.com',
    emailVerified: true,
    neuroClassification: null,
    talentPoolId: null,
    inviteeCandidateId: null,
    roles: [],
  },
};

export const route = (
  id: string,
  path: string,
  access: RouteDeclaration['access'],
  more: Partial<RouteDeclaration> = {},
): RouteDeclaration => ({
  id,
  path,
  access,
  criticality: 'primary',
  skeleton: 'list',
  ...more,
});
const jobs: RemoteManifest = {
  ...manifest,
  id: 'jobs',
  routes: [
    route('jobList', '/job-list', 'public', { whenSignedIn: '/candidate/find-jobs', footer: false }),
    route('findJobs', '/candidate/find-jobs', 'candidate'),
    route('job', '/job/:id', 'public', { beside: ['jobList'] }),
    route('publicApplication', '/application/:jobId', 'public', { whenSignedIn: '/candidate/application/:jobId' }),
    route('application', '/candidate/application/:jobId', 'candidate'),
    route('publicProfile', '/candidate/public/:candidateKey', 'candidate'),
  ],
};
export const release = {
  remote: 'jobs',
  version: '1.0.0',
  container: 'mfe_jobs',
  entry: 'e.js',
  manifest: jobs,
  files: {},
  parts: {},
};

/** A release set with one version of each of these remotes. */
export const releasesOf = (...manifests: RemoteManifest[]): ReleaseSet => ({
  sequence: 1,
  channel: 'live',
  base: '/remotes',
  remotes: Object.fromEntries(
    manifests.map((declared) => [declared.id, { current: { ...release, remote: declared.id, manifest: declared } }]),
  ),
});
const releaseSet = releasesOf(jobs);

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

export interface OpenOptions {
  variant?: BrandVariant;
  /** Deployed remotes; a small mfe-jobs by default. */
  releaseSet?: ReleaseSet;
  sessionExpected?: boolean;
  startedInWebview?: boolean;
  connection?: 'online' | 'reconnecting';
  ending?: 'elsewhere' | 'refused' | 'failed';
  /** Address of the identity provider; the embedded one by default. */
  sso?: string;
  /** The state of the page's address. */
  state?: unknown;
  enterprise?: EnterpriseDetails;
  /** The page after sign-in. */
  next?: () => Promise<string>;
  /** What this tab runs in place of the live versions. */
  releaseOverride?: PageConfig['releaseOverride'];
  inspector?: Inspector;
  /** Element with a prerendered page, in whose place the shell renders; with a served part, the shell waits for that of the remote. */
  painted?: HTMLElement;
  /** Loads the parts of remotes; by default a heading with their names, at once. */
  loadPart?: () => Promise<PartComponent>;
  /** Maximum time to wait for the part of a served page, in milliseconds. */
  limitMs?: number;
}

/** Opens a page of the shell with a session, fake remotes and a fake API. */
export function openShell(path: string, session: Session, options: OpenOptions = {}) {
  const { variant = 'D', releaseSet: deployed = releaseSet } = options;
  const { pathname, search } = new URL(path, 'http://localhost:3000');
  let current = session;
  const listeners = new Set<() => void>();
  const leaving = () => vi.fn<(options?: unknown) => Promise<never>>(() => new Promise(() => {}));
  const [signIn, signUp, signOut] = [leaving(), leaving(), leaving()];
  const notFound = createState(false);
  const questions = createQuestions();
  const navigator = createNavigator();
  const navigationBlocker = createNavigationBlocker({ ask: questions.ask, go: navigator.navigate });
  const published: unknown[] = [];
  const retried: string[] = [];
  const api = createFakeApi();
  if (options.enterprise) api.respondToRest('GET candidates/enterprise/details/{domain}', options.enterprise);
  const routes = routeTable(deployed);
  const parts = new Map<string, PartLoad<PartComponent>>();
  const reload = vi.fn<() => void>();
  const pageRenewal = createPageRenewal({
    own: () => undefined,
    look: () => Promise.resolve(undefined),
    hasUnsaved: () => false,
    wasReloaded: () => false,
    mayReload: () => false,
    reload,
  });
  const newVersionOffered = createState(false);
  const services: ShellServices = {
    config: {
      origin: 'http://localhost:3000',
      sso: { url: options.sso ?? 'http://localhost:3000', realm: '', clientId: '' },
      variant,
      locale: 'en',
      appVersion: '4.0.4',
      limits: { loadMs: 10 },
      releaseOverride: options.releaseOverride,
    },
    releaseSet: deployed,
    ...(options.inspector && { inspector: options.inspector }),
    session: {
      current: () => current,
      subscribe: (listener) => {
        const own = () => listener(current);
        listeners.add(own);
        return () => listeners.delete(own);
      },
      signIn,
      signInAgain: leaving(),
      signUp,
      signOut,
      manageAccount: leaving(),
      isSignedIn: () => current.status === 'signed-in',
      settled: () => Promise.resolve(),
      headers: () => Promise.resolve(undefined),
      refresh: () => Promise.resolve('refused'),
      classify: () => Promise.resolve(),
      beforeSignOut: () => {},
      connection: () => options.connection ?? 'online',
      ending: () => options.ending,
      giveUp: () => {},
      isBack: () => false,
    },
    arrival: {
      candidate: createState(undefined),
      toConfirm: createState(undefined),
      take: () => {},
      next: options.next ?? (() => Promise.resolve('/candidate/find-jobs')),
      goOn: () => {},
    },
    employerBrand: {
      ...createState(NO_BRAND),
      readKept: () => {},
      wear: () => {},
    },
    own: { ...createFakeShell({ remote: 'shell', session }), api },
    logRenderError: () => {},
    sessionExpected: options.sessionExpected ?? false,
    startedInWebview: options.startedInWebview ?? false,
    loader: {
      part(remote, { id }) {
        const known = parts.get(id);
        if (known) return known;
        const created = new PartLoad<PartComponent>({
          versions: () => [release],
          isCurrent: () => true,
          load: options.loadPart ?? (() => Promise.resolve(() => <h1>{`${remote} ${id}`}</h1>)),
          giveUp: () => {},
          report: () => {},
          wait: () => Promise.resolve(),
          now: () => 0,
        });
        parts.set(id, created);
        return created;
      },
      retry(_, { id }) {
        retried.push(id);
        if (options.loadPart) parts.get(id)?.start();
      },
      versionOf: () => '1.0.0',
    },
    shellApiOf: (remote) => {
      const events = { publish: (topic: string, payload: unknown) => void published.push({ topic, payload }) };
      return { remote, preload: () => {}, report: () => {}, events } as unknown as ReturnType<ShellServices['shellApiOf']>;
    },
    routes,
    pages: deployedPages(routes),
    slots: slotTable(deployed),
    servedParts: [],
    pageSlots: createPageSlots(),
    locale: createLocaleStore('en'),
    colorScheme: createColorSchemeStore(),
    navigator,
    notFound,
    questions,
    pageRenewal,
    newVersions: { look: () => Promise.resolve(), offered: newVersionOffered },
    unsavedWork: createUnsavedWork(),
    nonce: undefined,
  };
  const entry = findRoute(routes, pathname);
  const { painted } = options;
  const servedPage =
    painted &&
    entry &&
    findServedPage({
      root: painted,
      route: entry,
      load: services.loader.part(entry.remote, { kind: 'route', id: entry.id }),
      limitMs: options.limitMs ?? 0,
    });
  if (painted) services.servedParts = [...(servedPage ? [servedPage] : []), ...findServedSlots(painted, services.slots)];
  if (servedPage) services.loader.part(servedPage.remote, servedPage.target).start();
  render(
    <ShellServicesProvider value={services}>
      <ShellIntl first={en}>
        <UiProvider variant={variant} colorScheme="light" env="test">
          <ShellData>
            <MemoryRouter initialEntries={[{ pathname, search, state: options.state }]}>
              <ShellRoutes />
              <Address />
            </MemoryRouter>
          </ShellData>
        </UiProvider>
      </ShellIntl>
      {painted && <TakeOver root={painted} />}
    </ShellServicesProvider>,
    painted && { container: painted },
  );
  const become = (next: Session) =>
    act(() => {
      current = next;
      for (const listener of listeners) listener();
    });
  return {
    api,
    signIn,
    signUp,
    signOut,
    become,
    notFound,
    navigator,
    questions,
    navigationBlocker,
    newVersionOffered,
    pageRenewal,
    pageSlots: services.pageSlots,
    published,
    reload,
    retried,
  };
}
