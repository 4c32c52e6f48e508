import type { EmbeddedJob, EmbeddedJobs } from '@hirehq/shared-contracts/rest';

export const embeddedJob = (id: string, replaced: Partial<EmbeddedJob> = {}): EmbeddedJob => ({
  id,
  title: `Job ${id}`,
  url: `https://jobs.example/job/${id}`,
  place: 'Utrecht, Netherlands',
  facts: ['€20 – 25 / hour', 'Onsite'],
  postedTimestamp: '2026-05-04T12:00:00.000Z',
  ...replaced,
});

/** A page of a list, the last one. */
export const embeddedJobs = (ids: readonly string[], replaced: Partial<EmbeddedJobs> = {}): EmbeddedJobs => ({
  employer: { id: 'acme', establishmentName: 'Acme', logoUrl: null, theme: null },
  primary: '#4338CA',
  locale: 'en',
  heading: 'Jobs at Acme',
  count: `${ids.length} jobs`,
  jobs: ids.map((id) => embeddedJob(id)),
  endCursor: null,
  url: 'https://jobs.example/job-list?enterprise=acme',
  urlText: 'See them on hireHQ',
  ...replaced,
});
