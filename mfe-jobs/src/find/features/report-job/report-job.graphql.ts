// Generated from report-job.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReportJobRefusalCode, ReportJobInput } from '@hirehq/shared-contracts/graphql/types';

export type ReportJobMutationVariables = {
  input: ReportJobInput;
};

export type ReportJobMutation = { readonly reportJob:
    | { readonly __typename: 'ReportJobDone', readonly jobId: string }
    | { readonly __typename: 'ReportJobRefused', readonly code: ReportJobRefusalCode, readonly message: string }
   };

export const ReportJobDocument: Operation<ReportJobMutation, ReportJobMutationVariables> = {
  name: 'ReportJob',
  kind: 'mutation',
  text: "mutation ReportJob($input:ReportJobInput!){reportJob(input:$input){__typename ...on ReportJobDone{jobId}...on ReportJobRefused{code message}}}",
};
