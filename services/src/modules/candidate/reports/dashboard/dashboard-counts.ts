import type { DashboardCounts, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { jobsOfBrand } from '@hirehq/shared-contracts/page-data';
import type { Services } from '../../../../platform/module.ts';
import { recommendedCount } from '../../../engine/jobs/index.ts';
import { myJobsCounts } from '../../applications/index.ts';
import { upcomingInterviews } from '../../interviews/index.ts';
import { messageCounts } from '../../messages/index.ts';

/** As many as the dashboard shows. */
const MOST_RECOMMENDED = 5;
const UNDER_WAY: readonly MyJobsTab[] = ['APPLIED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED'];

/** What a candidate has, in numbers. */
export async function dashboardCounts({ db, now, config }: Services, candidateId: string): Promise<DashboardCounts> {
  const [jobs, interviews, messages, recommendedJobs] = await Promise.all([
    myJobsCounts(db, { candidateId, enterpriseId: undefined, words: [], now: now() }),
    upcomingInterviews(db, candidateId, now()),
    messageCounts(db, candidateId),
    recommendedCount(db, { candidateId, most: MOST_RECOMMENDED, among: jobsOfBrand(config.variant), now: now() }),
  ]);
  return {
    applications: UNDER_WAY.reduce((sum, tab) => sum + (jobs.byTab.get(tab) ?? 0), 0),
    interviews,
    conversations: messages.conversations,
    unreadMessages: messages.unread,
    savedJobs: jobs.byTab.get('SAVED') ?? 0,
    recommendedJobs,
  };
}
