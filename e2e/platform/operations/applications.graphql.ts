// Generated from applications.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApplyToJobInput, ApplyToJobRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type ApplyToJobMutationVariables = {
  input: ApplyToJobInput;
};

export type ApplyToJobMutation = { readonly applyToJob:
    | { readonly __typename: 'ApplyToJobDone' }
    | { readonly __typename: 'ApplyToJobRefused', readonly code: ApplyToJobRefusalCode, readonly message: string }
   };

export const ApplyToJobDocument: Operation<ApplyToJobMutation, ApplyToJobMutationVariables> = {
  name: 'ApplyToJob',
  kind: 'mutation',
  text: "mutation ApplyToJob($input:ApplyToJobInput!){applyToJob(input:$input){__typename ...on ApplyToJobRefused{code message}}}",
};
