import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { BRAND_OF_THEME, type EmbedTheme } from '@hirehq/shared-contracts/embed';
import type { Locale } from '@hirehq/shared-contracts/page';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { jobSearchQuery, parseJobSearch, routes } from '@hirehq/shared-contracts/routes';
import { searchVariables } from '@hirehq/shared-contracts/page-data';
import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import type { Services } from '../../../platform/module.ts';
import type { EmbeddingEmployer } from '../../enterprises/employer-profiles/index.ts';
import { embeddedJob } from './embedded-job.ts';
import { fromPortal } from './from-portal.ts';
import { text } from './texts.ts';

export interface AskedList {
  /** Parts of a search, as the address of a job list has them. */
  search: URLSearchParams;
  locale: Locale;
  after?: string | undefined;
  /** Host of the page that shows the list; undefined for a page of the platform itself. */
  portal?: string | undefined;
  theme?: EmbedTheme | undefined;
}

const rounded = (count: number): number => Number(count.toPrecision(2));

interface ShownEmployer {
  origin: string;
  /** Whose colours are asked for; by default the employer’s. */
  theme?: EmbedTheme | undefined;
}

/** What an embed shows of the employer itself. */
export const embeddedEmployer = (
  { id, brand }: EmbeddingEmployer,
  { origin, theme = 'employer' }: ShownEmployer,
): EmbeddedJobs['employer'] => ({
  id,
  establishmentName: brand.name,
  logoUrl: brand.logo === undefined ? null : origin + brand.logo,
  theme: theme === 'employer' ? (brand.theme ?? null) : null,
});

/** The employer's jobs that match a search, as visitors find them. */
export async function embeddedJobs(
  services: Pick<Services, 'config' | 'execute'>,
  employer: EmbeddingEmployer,
  { search, locale, after, portal, theme }: AskedList,
): Promise<EmbeddedJobs> {
  const { origin, variant } = services.config;
  const asked = { ...parseJobSearch(search), enterprise: employer.id };
  const { jobs } = await services.execute(SearchJobsDocument, { ...searchVariables(asked, variant), after: after ?? null });
  const shown = embeddedEmployer(employer, { origin, theme });
  return {
    employer: shown,
    primary: shown.theme?.primary ?? BRANDS[(theme && BRAND_OF_THEME[theme]) ?? variant].primary,
    locale,
    heading: text('embed.heading', locale, { employer: employer.brand.name }),
    count: jobs.totalIsEstimate
      ? text('embed.countAbout', locale, { count: rounded(jobs.total) })
      : text('embed.count', locale, { count: jobs.total }),
    jobs: jobs.nodes.map((job) => embeddedJob(job, { origin, locale, portal })),
    endCursor: jobs.endCursor,
    urlText: text('embed.onPlatform', locale, { platform: BRANDS[variant].name }),
    url: fromPortal(`${origin}${routes.jobList()}?${jobSearchQuery(asked)}`, portal),
  };
}
