import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { defineMessages } from '@hirehq/shared-ui';

/** The tabs of My Jobs, in the order of an application's steps. */
export const TABS = [
  'SAVED',
  'APPLIED',
  'APPLIED_ELSEWHERE',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFERED',
  'ONBOARDED',
  'CLOSED',
] as const satisfies readonly MyJobsTab[];

export const TAB_WORDS = defineMessages({
  SAVED: { id: 'myJobs.saved' },
  APPLIED: { id: 'myJobs.applied' },
  APPLIED_ELSEWHERE: { id: 'myJobs.appliedElsewhere' },
  SHORTLISTED: { id: 'myJobs.shortlisted' },
  INTERVIEW: { id: 'myJobs.interview' },
  OFFERED: { id: 'myJobs.offered' },
  ONBOARDED: { id: 'myJobs.onboarded' },
  CLOSED: { id: 'myJobs.closed' },
});

/** The tab in the address, case-insensitive; Applied if there is none. */
export function tabOf(value: string | null): MyJobsTab {
  return TABS.find((tab) => tab === value?.toUpperCase()) ?? 'APPLIED';
}

/** Jobs on which the candidate has to act come first. */
const BY_URGENCY = [
  'OFFERED',
  'INTERVIEW',
  'SHORTLISTED',
  'ONBOARDED',
  'APPLIED_ELSEWHERE',
  'CLOSED',
  'SAVED',
] as const satisfies readonly MyJobsTab[];

/** The tab to open if the address names none and Applied has nothing urgent: the most urgent tab with jobs. */
export const tabInstead = (counts: ReadonlyMap<MyJobsTab, number>): MyJobsTab | undefined =>
  counts.get('APPLIED') === 0 ? BY_URGENCY.find((tab) => (counts.get(tab) ?? 0) > 0) : undefined;
