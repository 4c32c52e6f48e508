import { isWebview } from '@hirehq/shared-contracts/find-page';
import { readLinkHints } from '@hirehq/shared-contracts/link-hints';
import { CAUGHT_ERROR, type LoadReport } from '@hirehq/shared-contracts/release';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { routes as routePaths } from '@hirehq/shared-contracts/routes';
import { applyReadingSettings, createState } from '@hirehq/shared-ui';
import type { ResponseRule } from '../api/response-rules.ts';
import { DeletionRequestedDocument } from '../arrival/deletion-requested.graphql.ts';
import { createArrival } from '../arrival/create-arrival.ts';
import { createEmployerBrand } from '../arrival/employer-brand.ts';
import { enterpriseBy, rememberReferral, rememberSharedJob, renewBrand } from '../arrival/remember-link.ts';
import { isEntrance } from '../routing/guard.ts';
import { createGraphqlClient } from '../api/graphql-client.ts';
import { createRestClient } from '../api/rest-client.ts';
import { createEventBus } from '../events/event-bus.ts';
import type { Framed } from '../framed/framed.ts';
import type { Inspector } from '../inspector/inspector.ts';
import { createColorSchemeStore } from '../shell-api/color-scheme.ts';
import { createNavigationBlocker } from '../shell-api/navigation-blocker.ts';
import { createShellApiFactory } from '../shell-api/shell-api-factory.ts';
import { createPageSlots } from '../shell-api/page-slots.ts';
import { createLocaleStore } from '../shell-api/locale.ts';
import { createNavigator } from '../shell-api/navigator.ts';
import { createQuestions } from '../shell-api/questions.ts';
import { createRenderErrorLog } from '../shell-api/render-errors.ts';
import { createNewVersions } from '../shell-api/new-versions.ts';
import { createPageRenewal } from '../shell-api/page-renewal.ts';
import { countReload, wasReloadedFor } from '../shell-api/reload-count.ts';
import { createUnsavedWork } from '../shell-api/unsaved-work.ts';
import type { ShellServices } from '../shell-api/shell-services.tsx';
import type { ShellSession } from '../shell-api/shell-session.ts';
import { createSynonymsStore } from '../shell-api/synonyms.ts';
import { createToast } from '../shell-api/toast.ts';
import { reloadPage } from '../page/reload-page.ts';
import { pageNonce } from '../page/nonce.ts';
import type { Page } from '../page/read-page.ts';
import { trustToolbar } from '../page/trusted-types.ts';
import { createReading } from '../reading/create-reading.ts';
import { withToolbarScript } from '../reading/with-toolbar-script.ts';
import { askForVersions, currentVersionsIn, lookForVersions, versionsIn } from '../page/served-versions.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { createLoadReports } from '../remotes/load-reports.ts';
import { watchLongTasks, type Span } from '../remotes/long-tasks.ts';
import { CALLBACK_PATH } from '../session/keycloak-client.ts';
import { sessionMarker } from '../session/session-marker.ts';
import { followWayBack } from '../session/way-back.ts';
import { deployedPages } from '../routing/deployed-pages.ts';
import { routeTable, slotTable } from '../routing/route-table.ts';
import { findRoute } from '../routing/use-current-route.ts';
import { followEnding } from './follow-ending.ts';
import { followLostFiles } from './follow-lost-files.ts';
import { followSession } from './follow-session.ts';
import { followVersions, isPlaying } from './follow-versions.ts';
import { askForCanaries } from './ask-for-canaries.ts';

/** Reports an error that a part or the shell caught as a load report, so that operators have one list. */
function reportOf(
  remote: string,
  version: string,
  error: unknown,
  context: Partial<{
    phase: LoadReport['attempts'][number]['phase'];
    cause: LoadReport['attempts'][number]['cause'];
    detail: string;
  }>,
): LoadReport {
  const message = [context.detail, error instanceof Error ? error.message : String(error)].filter(Boolean).join(': ');
  return {
    traceId: newRequestId(),
    remote,
    part: CAUGHT_ERROR,
    outcome: 'failed',
    attempts: [
      {
        version,
        outcome: 'failed',
        phase: context.phase ?? 'render',
        cause: context.cause ?? 'threw',
        message: message.slice(0, 500),
        ms: 0,
      },
    ],
    page: window.location.pathname,
    at: new Date().toISOString(),
  };
}

/** Creates the services of the shell. Nothing here waits for the network. */
export function makeServices(
  page: Page,
  session: ShellSession,
  translate: (id: string) => string,
  { inspector, framed }: { inspector?: Inspector | undefined; framed?: Framed | undefined } = {},
): ShellServices {
  const { config, releaseSet } = page;
  const navigator = createNavigator(framed);
  const toast = createToast(translate);
  const notFound = createState(false);
  const questions = createQuestions();
  const locale = createLocaleStore(config.locale, framed);
  const routes = routeTable(releaseSet);
  const slots = slotTable(releaseSet);
  const pageSlots = createPageSlots();
  const pages = deployedPages(routes);
  const sendToOperator = createLoadReports(watchLongTasks(), config.visitTicket);
  const sendLoadReport = (report: LoadReport, during?: Span) => {
    inspector?.loaded(report);
    sendToOperator(report, during);
  };
  const loader = createRemoteLoader({
    releaseSet,
    unreadable: page.unreadable,
    limitMs: config.limits.loadMs,
    report: sendLoadReport,
  });
  const report = (remote: string, error: unknown, context: Parameters<typeof reportOf>[3] = {}) =>
    sendLoadReport(reportOf(remote, loader.versionOf(remote) ?? config.appVersion, error, context));
  const bus = createEventBus(
    (dropped) => {
      const { topic, source, reason, detail } = dropped;
      inspector?.dropped(dropped);
      report('shell', new Error(`event ${topic} of ${source}: ${reason}`), { detail });
    },
    { onDelivered: inspector?.delivered },
  );

  const quietRest = createRestClient(session, () => {});
  const graphql = createGraphqlClient(session, page.data, session.giveUp);
  const employerBrand = createEmployerBrand(config);
  const arrival = createArrival({
    session,
    navigator,
    pages,
    rest: quietRest,
    isToBeDeleted: async () => (await graphql.graphql(DeletionRequestedDocument, {})).accountSettings.deletionOn !== null,
    origin: config.origin,
    variant: config.variant,
    geolocationUrl: config.geolocationUrl,
    hasJustSignedIn: window.location.pathname === CALLBACK_PATH,
    report: (error, detail) => report('shell', error, { detail }),
  });
  const rules: Readonly<Record<ResponseRule, () => void>> = {
    'sign-in': session.giveUp,
    'not-found-screen': () => notFound.set(true),
    'toast-oops': () => toast({ kind: 'error', message: translate('error.oops') }),
    none: () => {},
  };

  const navigationBlocker = createNavigationBlocker({ ask: questions.ask, go: navigator.navigate });
  const unsavedWork = createUnsavedWork();
  const pageRenewal = createPageRenewal({
    own: () => versionsIn(document.documentElement.outerHTML),
    look: () => lookForVersions(config.limits.loadMs),
    hasUnsaved: () => navigationBlocker.hasUnsaved() || unsavedWork.exists(),
    wasReloaded: wasReloadedFor,
    mayReload: countReload,
    reload: reloadPage,
  });
  followLostFiles(pageRenewal);
  const { releaseOverride } = config;
  const newVersions = createNewVersions({
    own: () => currentVersionsIn(document.documentElement.outerHTML),
    ask: () => askForVersions(config.limits.loadMs, typeof releaseOverride === 'object' ? releaseOverride.releases : {}),
    isHidden: () => document.visibilityState === 'hidden',
    isBusy: () => navigationBlocker.hasUnsaved() || unsavedWork.exists() || isPlaying(),
    mayReload: countReload,
    reload: reloadPage,
    now: () => Date.now(),
  });
  // A frame would lose the session, which is in memory only.
  if (!framed) followVersions(newVersions);

  const ownReading = createReading({
    session,
    rest: quietRest,
    apply: (settings) => applyReadingSettings(document.documentElement, settings, config.variant),
    report: (error) => report('shell', error, { detail: 'reading settings' }),
  });
  const reading = config.toolbarScript
    ? withToolbarScript(ownReading, {
        script: config.toolbarScript,
        trust: trustToolbar,
        // Unsaved work is worth more than a page without the script; the next page is without it.
        reload: () => navigationBlocker.hasUnsaved() || unsavedWork.exists() || reloadPage(),
        report: (error) => report('shell', error, { detail: 'third-party toolbar' }),
      })
    : ownReading;

  const shellApiOf = createShellApiFactory({
    config,
    session: { ...session, goOn: arrival.goOn },
    api: { rest: createRestClient(session, (rule) => rules[rule]()), ...graphql },
    bus,
    locale,
    reading,
    synonyms: createSynonymsStore(),
    slots: { isFilled: (name) => slots.some(({ slot }) => slot === name), show: pageSlots.show },
    navigator,
    questions,
    navigationBlocker,
    canOpen: pages.canOpen,
    preload(to) {
      const entry = findRoute(routes, new URL(to, config.origin).pathname);
      if (entry && entry.remote !== 'shell') loader.part(entry.remote, { kind: 'route', id: entry.id }).start();
    },
    toast,
    report,
  });
  const shell = shellApiOf('shell');
  // After the listener of the held page, which asks first.
  followWayBack(() => navigator.navigate(routePaths.dashboard(), { replace: true }));
  arrival.candidate.subscribe(() => employerBrand.wear(arrival.candidate.current()));
  // Requested before any screen exists, so that the first one can use the theme.
  void rememberSharedJob(quietRest, window.location).then(employerBrand.readKept);
  void renewBrand(enterpriseBy(quietRest), window.location);
  const query = new URLSearchParams(window.location.search);
  if (!isEntrance(window.location.pathname))
    void rememberReferral(enterpriseBy(quietRest), readLinkHints(query), query).then(employerBrand.readKept);
  followSession(session, bus, config.streamFrom);
  if (config.asksForCanaries) askForCanaries(session);
  // A frame has no sign-in page; the page that needs a candidate says so.
  if (!framed) followEnding(session, () => navigator.navigate('/signin', { replace: true }));

  return {
    config,
    releaseSet,
    ...(inspector && { inspector }),
    ...(framed && { framed }),
    session,
    arrival,
    employerBrand,
    own: { ...shell, api: { ...shell.api, rest: quietRest } },
    logRenderError: createRenderErrorLog(quietRest),
    sessionExpected: sessionMarker.isSet(),
    loader,
    shellApiOf,
    routes,
    slots,
    servedParts: [],
    pageSlots,
    pages,
    locale,
    colorScheme: createColorSchemeStore(config.framed?.scheme),
    navigator,
    notFound,
    questions,
    pageRenewal,
    newVersions,
    unsavedWork,
    startedInWebview: isWebview(window.location.pathname),
    nonce: pageNonce,
  };
}
