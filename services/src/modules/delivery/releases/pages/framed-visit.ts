import { matchRoutes } from 'react-router-dom';
import { z } from 'zod';
import { BRAND_OF_THEME, EMBED_THEMES, PORTAL_PARAMETER } from '@hirehq/shared-contracts/embed';
import { FRAMED_PAGES, FRAMED_PATH, type FramedPage } from '@hirehq/shared-contracts/framed';
import { LOCALES, type PageConfig } from '@hirehq/shared-contracts/page';
import { embedCalls } from '@hirehq/shared-contracts/rest';
import type { Services } from '../../../../platform/module.ts';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import { isTrustworthy } from '../../../../platform/own-origin.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { employerOfEmbed } from '../../../engine/embeds/index.ts';
import { visibleJobs } from '../../../engine/jobs/index.ts';

const { enterprise, developmentKey } = embedCalls['GET /embed/v1/jobs'].query.shape;

const visitSchema = z.object({
  enterprise,
  developmentKey,
  embedder: z.string().refine((text) => URL.parse(text)?.origin === text, 'must be an origin, such as https://acme.example'),
  locale: z.enum(LOCALES).optional().catch(undefined),
  scheme: z.enum(['light', 'dark']).catch('light'),
  theme: z.enum(EMBED_THEMES).catch('employer'),
});

const PATTERNS = Object.entries(FRAMED_PAGES).flatMap(([page, paths]) =>
  paths.map((path) => ({ path, page: page as FramedPage })),
);

export interface FramedVisit {
  /** The address of the page by itself. */
  address: URL;
  locale: PageConfig['locale'] | undefined;
  framed: NonNullable<PageConfig['framed']>;
}

async function isJobOf({ db }: Pick<Services, 'db'>, jobId: string, employerId: string): Promise<boolean> {
  if (!isUuid(jobId)) return false;
  return (await visibleJobs(db, undefined, [jobId])).get(jobId)?.enterprise_id === employerId;
}

export const isFramed = (pathname: string): boolean => pathname === FRAMED_PATH || pathname.startsWith(`${FRAMED_PATH}/`);

/**
 * What a page of an employer asks to show in a frame. Refuses pages that cannot be framed, pages around it that are not of the
 * employer, and jobs of other employers. An origin that is not the real one gains nothing: the browser compares.
 */
export async function framedVisitOf(
  services: Pick<Services, 'config' | 'db' | 'files' | 'keyedHash'>,
  url: URL,
): Promise<FramedVisit> {
  const found = matchRoutes(PATTERNS, url.pathname.slice(FRAMED_PATH.length))?.at(-1);
  if (!found) throw new Refusal('NOT_FOUND');
  const visit = visitSchema.parse(Object.fromEntries(url.searchParams));
  const { embedder, scheme, theme } = visit;
  // What is sent without TLS can be changed on its way, and what is around a frame can deceive the one who uses it.
  if (!isTrustworthy(embedder)) throw new Refusal('EMBED_NOT_ALLOWED');
  const employer = await employerOfEmbed(services, { ...visit, origin: embedder });
  const { jobId } = found.params;
  if (jobId !== undefined && !(await isJobOf(services, jobId, employer.id))) throw new Refusal('NOT_FOUND');
  const address = new URL(url.pathname.slice(FRAMED_PATH.length), services.config.origin);
  address.searchParams.set(PORTAL_PARAMETER, new URL(embedder).hostname);
  if (found.route.page === 'applications') address.searchParams.set('enterprise', employer.id);
  const path = address.pathname + address.search;
  const employerTheme = theme === 'employer' ? employer.brand.theme : undefined;
  const brand = BRAND_OF_THEME[theme];
  return {
    address,
    locale: visit.locale,
    framed: {
      embedder,
      page: found.route.page,
      path,
      scheme,
      ...(employerTheme && { employer: employerTheme }),
      ...(brand && { brand }),
    },
  };
}
