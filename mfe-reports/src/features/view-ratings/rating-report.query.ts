import type { ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { useApiQuery } from '@hirehq/shared-ui';
import { viewerZone } from '@hirehq/shared-ui/bundled';
import { RatingReportDocument, type RatingReportQuery } from './rating-report.graphql.ts';

export type RatingReport = RatingReportQuery['ratingReport'];
export type Ratings = RatingReport['received'];

export const useRatingReport = (period: ReportPeriod) =>
  useApiQuery(RatingReportDocument, { input: { period, timeZone: viewerZone() } }, { keepPrevious: true });
