// Generated from activity-report.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReportStep, ReportInput, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';

export type ActivityReportQueryVariables = {
  input: ReportInput;
};

export type ActivityReportQuery = { readonly activityReport: { readonly updatedAt: string, readonly step: ReportStep, readonly answered: number, readonly medianHoursToAnswer: number | null, readonly stages: ReadonlyArray<{ readonly stage: MyJobsTab, readonly count: number }>, readonly overTime: ReadonlyArray<{ readonly from: string, readonly applications: number, readonly answers: number }>, readonly titles: ReadonlyArray<{ readonly title: string, readonly applications: number, readonly answered: number, readonly interviews: number, readonly offers: number }> } };

export const ActivityReportDocument: Operation<ActivityReportQuery, ActivityReportQueryVariables> = {
  name: 'ActivityReport',
  kind: 'query',
  text: "query ActivityReport($input:ReportInput!){activityReport(input:$input){updatedAt step stages{stage count}answered medianHoursToAnswer overTime{from applications answers}titles{title applications answered interviews offers}}}",
};
