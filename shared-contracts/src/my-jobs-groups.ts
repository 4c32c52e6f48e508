import type { MyJobsGroup, MyJobsTab } from './graphql/generated/types.ts';

/** The groups of My Jobs in order, and the tabs in each; of `TO_DO`, those that mostly have something to do. */
export const TABS_OF_GROUP = {
  TO_DO: ['OFFERED', 'INTERVIEW', 'SHORTLISTED', 'APPLIED', 'SAVED', 'DRAFT'],
  ACTIVE: ['APPLIED', 'APPLIED_ELSEWHERE', 'SHORTLISTED', 'INTERVIEW', 'OFFERED'],
  SAVED: ['SAVED'],
  CLOSED: ['ONBOARDED', 'CLOSED'],
} as const satisfies Readonly<Record<MyJobsGroup, readonly MyJobsTab[]>>;

export const MY_JOBS_GROUPS = ['TO_DO', 'ACTIVE', 'SAVED', 'CLOSED'] as const satisfies readonly MyJobsGroup[];

/** The group of a job by its tab alone. */
export const groupOfTab = (tab: MyJobsTab): MyJobsGroup =>
  MY_JOBS_GROUPS.find((group) => group !== 'TO_DO' && TABS_OF_GROUP[group].some((each) => each === tab)) ?? 'TO_DO';
