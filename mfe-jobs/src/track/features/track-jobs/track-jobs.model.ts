import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { defineMessages } from '@hirehq/shared-ui';

/** The tabs of My Jobs, in the order an application goes through them. */
export const TABS = [
  'SAVED',
  'APPLIED',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFERED',
  'ONBOARDED',
  'CLOSED',
] as const satisfies readonly MyJobsTab[];

export const TAB_WORDS = defineMessages({
  SAVED: { id: 'myJobs.saved' },
  APPLIED: { id: 'myJobs.applied' },
  SHORTLISTED: { id: 'myJobs.shortlisted' },
  INTERVIEW: { id: 'myJobs.interview' },
  OFFERED: { id: 'myJobs.offered' },
  ONBOARDED: { id: 'myJobs.onboarded' },
  CLOSED: { id: 'myJobs.closed' },
});

/** The tab an address names, in any case; Applied when it names none. */
export function tabOf(value: string | null): MyJobsTab {
  return TABS.find((tab) => tab === value?.toUpperCase()) ?? 'APPLIED';
}

/** What a candidate has to act on goes first. */
const BY_URGENCY = [
  'OFFERED',
  'INTERVIEW',
  'SHORTLISTED',
  'ONBOARDED',
  'CLOSED',
  'SAVED',
] as const satisfies readonly MyJobsTab[];

/** Where an address that names no tab leads when nothing waits under Applied: the most pressing tab that has something. */
export const tabInstead = (counts: ReadonlyMap<MyJobsTab, number>): MyJobsTab | undefined =>
  counts.get('APPLIED') === 0 ? BY_URGENCY.find((tab) => (counts.get(tab) ?? 0) > 0) : undefined;
