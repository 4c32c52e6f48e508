import type { CandidateViewer, Services } from '../../../../platform/module.ts';
import { hasApplied } from '../../applications/index.ts';
import { firstNameOf } from '../../candidates/index.ts';
import { dashboardCounts } from './dashboard-counts.ts';
import { dashboardTasks } from './dashboard-tasks.ts';
import { employerInterest } from './employer-interest.ts';
import { mostUrgentFirst } from './most-urgent-first.ts';

/** The dashboard of a candidate, without the parts that have queries of their own. The number of statements is fixed. */
export async function dashboardOf(services: Services, viewer: CandidateViewer) {
  const { db, now } = services;
  const { candidateId } = viewer;
  const [firstName, applied, tasks, interest, counts] = await Promise.all([
    firstNameOf(db, candidateId),
    hasApplied(db, candidateId),
    dashboardTasks(services, viewer),
    employerInterest(services, candidateId),
    dashboardCounts(services, candidateId),
  ]);
  return { firstName: firstName ?? null, hasApplied: applied, tasks: mostUrgentFirst(tasks, now()), interest, counts };
}
