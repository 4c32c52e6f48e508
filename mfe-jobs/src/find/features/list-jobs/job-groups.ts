import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';

type Page = SearchJobsQuery['jobs'];
type Job = Page['nodes'][number];

/** The jobs of one group that are loaded. */
export interface JobGroup {
  /** Undefined for a list without groups, which is one group. */
  kind: Page['groups'][number]['kind'] | undefined;
  jobs: readonly Job[];
  /** Number of its jobs on all pages. */
  total: { count: number; isEstimate: boolean };
}

const dividedAt = ({ nodes, groups }: Page) => nodes.slice(0, groups[0]?.nodes ?? nodes.length).length;

/**
 * The jobs of all loaded pages, each once, by group. A group without loaded jobs is left out; the first has no kind, and so no
 * heading, if there is no second one.
 */
export function jobGroups(pages: readonly Page[]): JobGroup[] {
  const [page] = pages;
  if (!page) return [];
  const parts = [
    pages.flatMap((each) => each.nodes.slice(0, dividedAt(each))),
    pages.flatMap((each) => each.nodes.slice(dividedAt(each))),
  ];
  const seen = new Set<string>();
  const groups = parts.map((nodes, index): JobGroup => {
    const jobs = [...new Map(nodes.map((job) => [job.id, job])).values()].filter(({ id }) => !seen.has(id));
    for (const { id } of jobs) seen.add(id);
    const { kind, total = 0, totalIsEstimate = false } = page.groups[index] ?? {};
    // An estimate may be lower than what is already there.
    return { kind, jobs, total: { count: Math.max(total, jobs.length), isEstimate: totalIsEstimate && total > jobs.length } };
  });
  // As the first page has it: a heading that came later would move the cards.
  const isDivided = (page.groups[1]?.total ?? 0) > 0;
  return groups
    .map((group, index) => (index > 0 || isDivided ? group : { ...group, kind: undefined }))
    .filter(({ jobs }) => jobs.length > 0);
}
