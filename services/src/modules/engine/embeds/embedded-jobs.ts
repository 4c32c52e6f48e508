import type { Locale } from '@hirehq/shared-contracts/page';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { jobSearchQuery, parseJobSearch, routes } from '@hirehq/shared-contracts/routes';
import { searchVariables } from '@hirehq/shared-contracts/page-data';
import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import type { Services } from '../../../platform/module.ts';
import type { EmbeddingEmployer } from '../../enterprises/employer-profiles/index.ts';
import { embeddedJob } from './embedded-job.ts';
import { text } from './texts.ts';

export interface AskedList {
  /** Parts of a search, as the address of a job list has them. */
  search: URLSearchParams;
  locale: Locale;
  after?: string | undefined;
}

const rounded = (count: number): number => Number(count.toPrecision(2));

/** What an embed shows of the employer itself. */
export const embeddedEmployer = ({ id, brand }: EmbeddingEmployer, origin: string): EmbeddedJobs['employer'] => ({
  id,
  establishmentName: brand.name,
  logoUrl: brand.logo === undefined ? null : origin + brand.logo,
  theme: brand.theme ?? null,
});

/** The employer's jobs that match a search, as visitors find them. */
export async function embeddedJobs(
  services: Pick<Services, 'config' | 'execute'>,
  employer: EmbeddingEmployer,
  { search, locale, after }: AskedList,
): Promise<EmbeddedJobs> {
  const { origin, variant } = services.config;
  const asked = { ...parseJobSearch(search), enterprise: employer.id };
  const { jobs } = await services.execute(SearchJobsDocument, { ...searchVariables(asked, variant), after: after ?? null });
  return {
    employer: embeddedEmployer(employer, origin),
    locale,
    heading: text('embed.heading', locale, { employer: employer.brand.name }),
    count: jobs.totalIsEstimate
      ? text('embed.countAbout', locale, { count: rounded(jobs.total) })
      : text('embed.count', locale, { count: jobs.total }),
    jobs: jobs.nodes.map((job) => embeddedJob(job, { origin, locale })),
    endCursor: jobs.endCursor,
    url: `${origin}${routes.jobList()}?${jobSearchQuery(asked)}`,
  };
}
