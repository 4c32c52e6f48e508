import { useState } from 'react';
import type { SlotName } from '@hirehq/shared-contracts/slots';
import type { ApiQuery } from '@hirehq/shared-ui';
import type { DashboardCounts } from '../../shared/dashboard.query.ts';

export type DashboardSlot = Extract<SlotName, `dashboard.${string}`>;

/** As many rows as a part shows at most. */
const MOST = 3;

/** What is reserved if the numbers could not be loaded. */
const UNKNOWN: DashboardCounts = {
  applications: MOST,
  interviews: 1,
  conversations: MOST,
  unreadMessages: 0,
  savedJobs: 0,
  recommendedJobs: MOST,
};

/** How many rows a part of another remote shows. */
function rowsOf(slot: DashboardSlot, counts: DashboardCounts): number {
  switch (slot) {
    case 'dashboard.interview':
      return Math.min(counts.interviews, 1);
    case 'dashboard.applications':
      return Math.min(counts.applications, MOST);
    case 'dashboard.messages':
      return Math.min(counts.conversations, MOST);
    case 'dashboard.jobs':
      return counts.recommendedJobs;
    case 'dashboard.profile':
    case 'dashboard.coach':
      return 1;
  }
}

/** Without rows they say how to get some; the others are left out. */
const ALWAYS: ReadonlySet<DashboardSlot> = new Set(['dashboard.jobs', 'dashboard.profile', 'dashboard.coach']);

export interface DashboardPart {
  /** For which room is reserved. */
  rows: number;
  isShown: boolean;
  /** It was empty when the page was painted. It comes last then, so that what is above it does not move. */
  isLate: boolean;
}

/**
 * Which parts of other remotes have something to show, and how much; undefined until it is known. An older result of a page that
 * is opened again does not count: the candidate may have changed it meanwhile.
 */
export function useDashboardParts({
  data,
  failure,
  refreshing,
}: Pick<ApiQuery<{ dashboard: { counts: DashboardCounts } }>, 'data' | 'failure' | 'refreshing'>):
  | ((slot: DashboardSlot) => DashboardPart)
  | undefined {
  const [painted, setPainted] = useState<DashboardCounts>();
  const latest = data?.dashboard.counts ?? (failure && UNKNOWN);
  if (!painted && latest && !refreshing) setPainted(latest);
  if (!painted) return undefined;
  return (slot) => {
    const rows = rowsOf(slot, painted);
    const isLate = rows === 0 && !ALWAYS.has(slot);
    return { rows, isLate, isShown: !isLate || rowsOf(slot, latest ?? painted) > 0 };
  };
}
