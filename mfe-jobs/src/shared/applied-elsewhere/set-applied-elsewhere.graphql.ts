// Generated from set-applied-elsewhere.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { SetAppliedElsewhereRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type SetAppliedElsewhereMutationVariables = {
  jobId: string;
  applied: boolean;
};

export type SetAppliedElsewhereMutation = { readonly setAppliedElsewhere:
    | { readonly __typename: 'SetAppliedElsewhereDone', readonly job: { readonly id: string, readonly appliedElsewhereAt: string | null } }
    | { readonly __typename: 'SetAppliedElsewhereRefused', readonly code: SetAppliedElsewhereRefusalCode, readonly message: string }
   };

export const SetAppliedElsewhereDocument: Operation<SetAppliedElsewhereMutation, SetAppliedElsewhereMutationVariables> = {
  name: 'SetAppliedElsewhere',
  kind: 'mutation',
  text: "mutation SetAppliedElsewhere($jobId:ID!$applied:Boolean!){setAppliedElsewhere(jobId:$jobId applied:$applied){__typename ...on SetAppliedElsewhereDone{job{id appliedElsewhereAt}}...on SetAppliedElsewhereRefused{code message}}}",
};
