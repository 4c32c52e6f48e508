import { useApiQuery } from '@hirehq/shared-ui';
import { DashboardDocument, type DashboardQuery } from './dashboard.graphql.ts';

export type DashboardTask = DashboardQuery['dashboard']['tasks'][number];
export type DashboardCounts = DashboardQuery['dashboard']['counts'];
export type EmployerInterest = DashboardQuery['dashboard']['interest'][number];

/**
 * What waits for the candidate, and which employers showed interest. It is requested each time it is shown, because what the
 * candidate answers on other pages sends no event.
 */
export const useDashboard = () => useApiQuery(DashboardDocument, {}, { live: true, freshMs: 0 });
