import { MY_JOBS_GROUPS, groupOfTab } from '@hirehq/shared-contracts/my-jobs-groups';
import type { MyJobsGroup, MyJobsSort, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { routes } from '@hirehq/shared-contracts/routes';
import { defineMessages } from '@hirehq/shared-ui';

/** The states of tracked jobs, in the order of an application's steps; the tabs of the API. */
export const TABS = [
  'DRAFT',
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
  DRAFT: { id: 'myJobs.draft' },
  SAVED: { id: 'myJobs.saved' },
  APPLIED: { id: 'myJobs.applied' },
  APPLIED_ELSEWHERE: { id: 'myJobs.appliedElsewhere' },
  SHORTLISTED: { id: 'myJobs.shortlisted' },
  INTERVIEW: { id: 'myJobs.interview' },
  OFFERED: { id: 'myJobs.offered' },
  ONBOARDED: { id: 'myJobs.onboarded' },
  CLOSED: { id: 'myJobs.closed' },
});

export const GROUP_WORDS = defineMessages({
  TO_DO: { id: 'myJobs.group.toDo' },
  ACTIVE: { id: 'myJobs.group.active' },
  SAVED: { id: 'myJobs.saved' },
  CLOSED: { id: 'myJobs.closed' },
});

export const SORT_WORDS = defineMessages({
  CHANGED: { id: 'myJobs.sort.newest' },
  COMPANY: { id: 'myJobs.sort.company' },
  TITLE: { id: 'myJobs.sort.title' },
});

export const SORTS = ['CHANGED', 'COMPANY', 'TITLE'] as const satisfies readonly MyJobsSort[];

/** Which tracked jobs are shown. */
export interface ShownJobs {
  /** Undefined for the first group that has jobs. */
  group: MyJobsGroup | undefined;
  /** Undefined for every state of the group. */
  tab: MyJobsTab | undefined;
  keyword: string;
  sort: MyJobsSort;
  enterpriseId: string | undefined;
}

/** One of `known` by a value of the address, which is case-insensitive. */
const named = <Name extends string>(known: readonly Name[], value: string | null) =>
  known.find((name) => name === value?.toUpperCase());

/** What an address asks for. One with `tab` alone means the group that the tab is in. */
export function shownIn(params: URLSearchParams): ShownJobs {
  const tab = named(TABS, params.get('tab'));
  return {
    group: named(MY_JOBS_GROUPS, params.get('group')) ?? (tab && groupOfTab(tab)),
    tab,
    keyword: params.get('keyword')?.trim() ?? '',
    sort: named(SORTS, params.get('sort')) ?? 'CHANGED',
    enterpriseId: params.get('enterprise') ?? undefined,
  };
}

export function addressOf({ group, tab, keyword, sort, enterpriseId }: ShownJobs): string {
  const isOfTab = tab !== undefined && group === groupOfTab(tab);
  return routes.myJobs(tab, enterpriseId, {
    ...(group && !isOfTab && { group }),
    keyword,
    ...(sort !== 'CHANGED' && { sort: sort.toLowerCase() }),
  });
}
