import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readLinkHints } from '@hirehq/shared-contracts/link-hints';
import type { Locale, PageConfig } from '@hirehq/shared-contracts/page';
import { listStartOf } from '@hirehq/shared-contracts/page-data';
import type { Config } from '../../../../platform/config.ts';
import type { Services } from '../../../../platform/module.ts';
import { currentSnapshot } from '../../../../platform/events/stream.store.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { allowIndexing } from '../../../../platform/http/robots.ts';
import { postingOfPage } from '../../../engine/published-jobs/index.ts';
import { NO_CANARIES, type CanaryPort } from '../canary-port.ts';
import type { Overrides } from '../development/overrides.ts';
import { pageOverrideOf, type FindServable } from '../overrides/page-override.ts';
import { withOverrides } from '../sets/live-set.ts';
import type { LiveSetReader } from '../sets/live-set-reader.ts';
import { canariesOfPage, withCanaries } from '../sets/with-canaries.ts';
import { localeOfRequest } from '../../../../platform/http/request-locale.ts';
import { matchPage } from './match-route.ts';
import { firstPaintOf, type paintedPagesReader } from './first-paint.ts';
import { companyOfPage, organizationOfPage } from './subjects/company-of-page.ts';
import { isJobPage, jobOfPage, mayBeCandidate, UNSAID_JOB } from './subjects/job-of-page.ts';
import { isIndexed } from './indexed-pages.ts';
import { sendBusyPage } from './busy-page.ts';
import { framedVisitOf, isFramed } from './framed-visit.ts';
import { inTime } from '../in-time.ts';
import type { KeptPageData } from './page-data/kept-page-data.ts';
import { dependsOnCountry, hasAllData, mayKeepPage, pageDataOf } from './page-data/page-data.ts';
import { pageHeaders } from './page-headers.ts';
import { mayHavePart, partOfPage, partRequestsOf, servedContents, type RenderPart } from './part-of-page.ts';
import { profileOfPage } from './subjects/profile-of-page.ts';
import { reloadOf } from './reload-without-scripts.ts';
import { NONCE_MARK, newNonce, sendTexts } from './send-page.ts';
import { scriptsByHash, scriptsByNonce } from './sharing/page-scripts.ts';
import { sharedPageHeaders } from './sharing/shared-page-headers.ts';
import { isShared } from './sharing/shared-page.policy.ts';
import { noShellPage, sheetsOf, shellPage } from './shell-page.ts';
import type { FindCriticalStyles } from './styles/critical-styles.ts';

/** Paths that never fall back to the page: what is missing here is a 404. */
const NOT_PAGES =
  /^\/(api|public|graphql|realms|remotes|again|shell|icons|stream|files|share|live|ready|ops|employer\/v1|platform\/v1)(\/|$)/;

/** True for a navigation, false for a missing script or image. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (NOT_PAGES.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.');
}

/** True for another name of this machine. The provider knows one origin only, so signing in would fail there. */
function sameMachineElsewhere(request: FastifyRequest, { origin, otherNames }: Config): boolean {
  const home = new URL(origin);
  const here = URL.parse(`${home.protocol}//${request.headers.host ?? ''}`);
  return here !== null && here.host !== home.host && here.port === home.port && otherNames.includes(here.hostname);
}

function pageConfig(config: Config, locale: Locale): PageConfig {
  const {
    origin,
    sso,
    variant,
    appVersion,
    loadMs,
    geolocationUrl,
    links,
    operator,
    serviceWorker,
    social,
    testimonials,
    toolbarScript,
  } = config;
  return {
    origin,
    sso: { url: sso.url, realm: sso.realm, clientId: sso.clientId, audience: sso.audience },
    variant,
    locale,
    appVersion,
    serviceWorker,
    limits: { loadMs },
    links,
    operator,
    ...(social.length > 0 && { socialSignUp: social.map(({ name }) => name) }),
    ...(variant === 'H' && testimonials.length > 0 && { testimonials: [...testimonials] }),
    ...(geolocationUrl && { geolocationUrl }),
    ...(toolbarScript && { toolbarScript }),
  };
}

interface PageContents {
  readPainted: ReturnType<typeof paintedPagesReader>;
  pageData: KeptPageData;
  renderPart: RenderPart;
  findCritical: FindCriticalStyles;
}

/** Serves every page of the platform. Unknown paths get status 404 with the shell's page. */
export function pageRoutes(
  app: FastifyInstance,
  services: Services,
  reader: LiveSetReader,
  { readPainted, pageData, renderPart, findCritical }: PageContents,
  chosen: { workingCopies: Overrides['of']; findServable: FindServable },
  canaries: CanaryPort,
): void {
  const { config } = services;

  /** With the id of the job, by which it is dropped. */
  async function keptPosting(id: string): Promise<object | undefined> {
    const read = async () => ({ id, posting: await postingOfPage(services, id) });
    return ((await pageData.read(`posting ${id}`, read)) as Awaited<ReturnType<typeof read>>).posting;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Appended to our origin instead of resolved against it: `//evil.example` would be another host.
    const asked = URL.parse(config.origin + request.url);
    if (asked?.origin !== config.origin || !wantsPage(request, asked.pathname)) throw new Refusal('NOT_FOUND');
    if (sameMachineElsewhere(request, config)) return reply.redirect(asked.href, 302);
    // A refusal is not shown in a frame either.
    if (isFramed(asked.pathname)) reply.header('content-security-policy', "frame-ancestors 'none'");
    const visit = isFramed(asked.pathname) ? await framedVisitOf(services, asked) : undefined;
    // A frame has no third-party script beside what a candidate types.
    const toolbarScript = visit ? undefined : config.toolbarScript;
    const url = visit?.address ?? asked;
    const nonce = newNonce();
    const workingCopies = chosen.workingCopies(request);
    const headers = (by: { scriptHashes?: readonly string[] } = {}) =>
      pageHeaders({
        nonce,
        ...by,
        origin: config.origin,
        assets: config.assetsOrigin,
        sso: config.sso.url,
        geolocation: config.geolocationUrl,
        path: url.pathname,
        toolbarScript,
        embedder: visit?.framed.embedder,
        developers: workingCopies.flatMap(({ base }) => (base ? [new URL(base).origin] : [])),
      });
    const stored = await reader.read();
    const isOfLiveSet = reader.state().set === reader.state().wanted;
    if (!stored) return sendBusyPage(reply, services, localeOfRequest(request), url.href);
    const assets = config.assetsOrigin ?? '';
    const override = await pageOverrideOf(services, chosen.findServable, url.searchParams);
    // A page with chosen versions says nothing about those that are tried out.
    const given = override.state === 'active' ? NO_CANARIES : await canariesOfPage(canaries, stored, request.headers.cookie);
    const replaced = [...workingCopies, ...override.releases];
    const live = withOverrides(withCanaries(stored, given.releases, assets), replaced, assets);
    const shell = live.shell?.current;
    if (given.cookies.length > 0) reply.header('set-cookie', given.cookies);
    reply.headers(headers()).type('text/html; charset=utf-8');
    if (!shell) return reply.code(503).send(noShellPage());

    const match = matchPage(url.pathname, live.current);
    const isCandidate = mayBeCandidate(request.headers.cookie);
    // Before anything the page shows is read; only candidates have an event stream.
    const streamFrom = isCandidate ? await inTime(currentSnapshot(services.db)) : undefined;
    const page: PageConfig = {
      ...pageConfig(config, visit?.locale ?? localeOfRequest(request)),
      ...(visit && { framed: visit.framed, serviceWorker: false, toolbarScript }),
      ...(streamFrom && { streamFrom }),
      ...override.config,
      ...(given.visitTicket && { visitTicket: given.visitTicket }),
      ...(given.asksForCanaries && { asksForCanaries: true }),
    };
    const about = { query: url.searchParams, variant: page.variant };
    const [data, posting] = await Promise.all([
      pageDataOf(services, pageData, match, {
        ...about,
        address: request.ip,
        isForCaches: config.sharedPages !== undefined,
      }),
      isJobPage(match) ? inTime(keptPosting(match.params['id'] ?? '')) : undefined,
    ]);
    const now = services.now();
    const today = now.toISOString().slice(0, 10);
    const found = jobOfPage(match, data, { query: url.searchParams, today, locale: page.locale });
    const isUnsaid = found === null && isCandidate;
    // A page is about one of them at most.
    const others = [profileOfPage(match, data), companyOfPage(match, data)];
    const subject = isUnsaid ? UNSAID_JOB : [found, ...others].find((each) => each !== undefined);
    const isLaterPage = listStartOf(url.searchParams) !== undefined && match?.route.pageData?.includes('jobSearch') === true;
    const isListed = !visit && isIndexed({ match, locale: page.locale, subject, isLaterPage });
    if (isListed) allowIndexing(reply);
    const frame = firstPaintOf(await readPainted(shell, page), match, live.current, NONCE_MARK);
    const slots = frame?.slots ?? [];
    const requests = frame ? partRequestsOf({ match, config: page, data, url, subject, isCandidate, now }, slots) : [];
    const painted = partOfPage(frame, await servedContents(requests, renderPart), NONCE_MARK);
    // A candidate's browser has the style sheets, and shows the page only once the shell runs.
    const critical = painted && !isCandidate && !visit ? await findCritical(painted, sheetsOf(shell, painted)) : [];
    const isComplete = painted !== undefined && requests.length > 0 && painted.served.length === requests.length;
    const isLate = !isComplete && mayHavePart({ match, config: page, url, subject, isCandidate }, slots);
    const status = match && subject !== null ? 200 : 404;
    const mayKeep = mayKeepPage(match);
    const isOfAll = isShared({
      method: request.method,
      status,
      isCandidate,
      isFramed: visit !== undefined,
      hasOverrides: replaced.length > 0 || override.state !== 'none',
      hasCanaries: given !== NO_CANARIES,
      hasLinkHints: Object.keys(readLinkHints(url.searchParams)).length > 0,
      isIndexed: isListed,
      mayKeep,
      isOfLiveSet,
      dependsOnCountry: dependsOnCountry(match, about),
      isComplete: !isLate && hasAllData(match, data) && (posting !== undefined || !isJobPage(match)),
    });
    const shared = isOfAll ? config.sharedPages : undefined;
    const scripts = shared ? scriptsByHash() : scriptsByNonce({ nonce, mark: NONCE_MARK });
    const texts = shellPage({
      assets,
      live,
      shell,
      match,
      config: page,
      data: isUnsaid ? {} : data,
      mayKeep,
      nonce: NONCE_MARK,
      scripts,
      painted,
      critical,
      reload: isLate ? reloadOf(url) : undefined,
      pathname: url.pathname,
      subject,
      isLaterPage,
      structured: posting ?? organizationOfPage(match, data, config.origin),
      workingCopies,
      override: override.state,
      reportsStart: given.reportsStart,
    });
    if (shared) {
      const { sequence } = live.releaseSet;
      reply.headers({ ...headers({ scriptHashes: scripts.sources() }), ...sharedPageHeaders({ ...shared, sequence }) });
    }
    return sendTexts(request, reply.code(status), texts, nonce);
  }

  app.get('/', { schema: { hide: true } }, sendPage);
  app.get('/*', { schema: { hide: true } }, sendPage);
}
