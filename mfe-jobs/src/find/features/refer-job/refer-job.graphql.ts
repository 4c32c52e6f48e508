// Generated from refer-job.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReferJobRefusalCode, ReferJobInput, ReferralState } from '@hirehq/shared-contracts/graphql/types';

export type ReferJobMutationVariables = {
  input: ReferJobInput;
};

export type ReferJobMutation = { readonly referJob:
    | { readonly __typename: 'ReferJobDone', readonly referral: { readonly id: string, readonly email: string | null, readonly state: ReferralState, readonly visits: number, readonly createdAt: string, readonly changedAt: string } }
    | { readonly __typename: 'ReferJobRefused', readonly code: ReferJobRefusalCode, readonly message: string }
   };

export const ReferJobDocument: Operation<ReferJobMutation, ReferJobMutationVariables> = {
  name: 'ReferJob',
  kind: 'mutation',
  text: "mutation ReferJob($input:ReferJobInput!){referJob(input:$input){__typename ...on ReferJobDone{referral{...ReferralState}}...on ReferJobRefused{code message}}}fragment ReferralState on Referral{id email state visits createdAt changedAt}",
};
