// Generated from save-job.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SaveJobRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type SaveJobMutationVariables = {
  jobId: string;
  saved: boolean;
};

export type SaveJobMutation = { readonly saveJob:
    | { readonly __typename: 'SaveJobDone', readonly job: { readonly id: string, readonly saved: boolean } }
    | { readonly __typename: 'SaveJobRefused', readonly code: SaveJobRefusalCode, readonly message: string }
   };

export const SaveJobDocument: Operation<SaveJobMutation, SaveJobMutationVariables> = {
  name: 'SaveJob',
  kind: 'mutation',
  text: "mutation SaveJob($jobId:ID!$saved:Boolean!){saveJob(jobId:$jobId saved:$saved){__typename ...on SaveJobDone{job{id saved}}...on SaveJobRefused{code message}}}",
};
