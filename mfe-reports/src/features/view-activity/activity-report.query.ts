import type { ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { useApiQuery } from '@hirehq/shared-ui';
import { viewerZone } from '@hirehq/shared-ui/bundled';
import { ActivityReportDocument, type ActivityReportQuery } from './activity-report.graphql.ts';

export type ActivityReport = ActivityReportQuery['activityReport'];

export const useActivityReport = (period: ReportPeriod) =>
  useApiQuery(ActivityReportDocument, { input: { period, timeZone: viewerZone() } }, { keepPrevious: true });
