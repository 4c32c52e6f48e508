// Generated from rating-report.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReportStep, ReportInput } from '@hirehq/shared-contracts/graphql/types';

export type RatingsFragment = { readonly average: number | null, readonly count: number };

export type RatingReportQueryVariables = {
  input: ReportInput;
};

export type RatingReportQuery = { readonly ratingReport: { readonly updatedAt: string, readonly step: ReportStep, readonly received: { readonly average: number | null, readonly count: number }, readonly given: { readonly average: number | null, readonly count: number }, readonly employers: ReadonlyArray<{ readonly enterpriseName: string, readonly received: { readonly average: number | null, readonly count: number }, readonly given: { readonly average: number | null, readonly count: number } }>, readonly overTime: ReadonlyArray<{ readonly from: string, readonly received: { readonly average: number | null, readonly count: number }, readonly given: { readonly average: number | null, readonly count: number } }> } };

export const RatingReportDocument: Operation<RatingReportQuery, RatingReportQueryVariables> = {
  name: 'RatingReport',
  kind: 'query',
  text: "query RatingReport($input:ReportInput!){ratingReport(input:$input){updatedAt step received{...Ratings}given{...Ratings}employers{enterpriseName received{...Ratings}given{...Ratings}}overTime{from received{...Ratings}given{...Ratings}}}}fragment Ratings on RatingSummary{average count}",
};
