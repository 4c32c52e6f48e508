import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { useApiQuery } from '@hirehq/shared-ui';
import { ApplicationStagesDocument, type ApplicationStagesQuery } from './application-stages.graphql.ts';

/** The stages of applications that are under way, the furthest first. */
export const STAGES = ['OFFERED', 'INTERVIEW', 'SHORTLISTED', 'APPLIED'] as const satisfies readonly MyJobsTab[];
export type Stage = (typeof STAGES)[number];

const FIRST = 3;

/** Requested each time it is shown, because several pages change applications. */
export const useApplicationStages = () => useApiQuery(ApplicationStagesDocument, { first: FIRST }, { freshMs: 0 });

/** A few applications that are under way, those at the furthest stage first, and how many are at each stage. */
export function stagesOf({ offered, interview, shortlisted, applied }: ApplicationStagesQuery) {
  const nodes = {
    OFFERED: offered.nodes,
    INTERVIEW: interview.nodes,
    SHORTLISTED: shortlisted.nodes,
    APPLIED: applied.nodes,
  } satisfies Record<Stage, unknown>;
  const counts = new Map(offered.counts.map(({ tab, count }) => [tab, count]));
  return {
    counts: STAGES.map((stage) => ({ stage, count: counts.get(stage) ?? 0 })),
    applications: STAGES.flatMap((stage) => nodes[stage].map(({ job }) => ({ stage, job }))).slice(0, FIRST),
  };
}
