// Generated from analytics.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReportStep, ReportInput, JobDensityInput, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';

export type RatingsFragment = { readonly average: number | null, readonly count: number };

export type RatingReportQueryVariables = {
  input: ReportInput;
};

export type RatingReportQuery = { readonly ratingReport: { readonly updatedAt: string, readonly step: ReportStep, readonly received: { readonly average: number | null, readonly count: number }, readonly given: { readonly average: number | null, readonly count: number }, readonly employers: ReadonlyArray<{ readonly enterpriseId: string, readonly enterpriseName: string, readonly received: { readonly average: number | null, readonly count: number }, readonly given: { readonly average: number | null, readonly count: number } }>, readonly overTime: ReadonlyArray<{ readonly from: string, readonly received: { readonly average: number | null, readonly count: number }, readonly given: { readonly average: number | null, readonly count: number } }> } };

export type ActivityReportQueryVariables = {
  input: ReportInput;
};

export type ActivityReportQuery = { readonly activityReport: { readonly updatedAt: string, readonly step: ReportStep, readonly answered: number, readonly medianHoursToAnswer: number | null, readonly stages: ReadonlyArray<{ readonly stage: MyJobsTab, readonly count: number }>, readonly overTime: ReadonlyArray<{ readonly from: string, readonly applications: number, readonly answers: number }>, readonly titles: ReadonlyArray<{ readonly title: string, readonly applications: number, readonly answered: number, readonly interviews: number, readonly offers: number }> } };

export type JobDensityQueryVariables = {
  input: JobDensityInput;
};

export type JobDensityQuery = { readonly jobDensity: { readonly updatedAt: string, readonly total: number, readonly totalIsEstimate: boolean, readonly isEstimate: boolean, readonly mySkills: ReadonlyArray<{ readonly id: number, readonly name: string }>, readonly locations: ReadonlyArray<{ readonly city: string | null, readonly state: string | null, readonly country: string, readonly latitude: number, readonly longitude: number, readonly jobs: number }> } };

export const RatingReportDocument: Operation<RatingReportQuery, RatingReportQueryVariables> = {
  name: 'RatingReport',
  kind: 'query',
  text: "query RatingReport($input:ReportInput!){ratingReport(input:$input){updatedAt step received{...Ratings}given{...Ratings}employers{enterpriseId enterpriseName received{...Ratings}given{...Ratings}}overTime{from received{...Ratings}given{...Ratings}}}}fragment Ratings on RatingSummary{average count}",
};

export const ActivityReportDocument: Operation<ActivityReportQuery, ActivityReportQueryVariables> = {
  name: 'ActivityReport',
  kind: 'query',
  text: "query ActivityReport($input:ReportInput!){activityReport(input:$input){updatedAt step stages{stage count}answered medianHoursToAnswer overTime{from applications answers}titles{title applications answered interviews offers}}}",
};

export const JobDensityDocument: Operation<JobDensityQuery, JobDensityQueryVariables> = {
  name: 'JobDensity',
  kind: 'query',
  text: "query JobDensity($input:JobDensityInput!){jobDensity(input:$input){updatedAt mySkills{id name}total totalIsEstimate isEstimate locations{city state country latitude longitude jobs}}}",
};
