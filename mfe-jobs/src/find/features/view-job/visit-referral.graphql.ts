// Generated from visit-referral.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { VisitReferralRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type VisitReferralMutationVariables = {
  jobId: string;
  referrerId: string;
};

export type VisitReferralMutation = { readonly visitReferral:
    | { readonly __typename: 'VisitReferralDone', readonly referrerId: string }
    | { readonly __typename: 'VisitReferralRefused', readonly code: VisitReferralRefusalCode, readonly message: string }
   };

export const VisitReferralDocument: Operation<VisitReferralMutation, VisitReferralMutationVariables> = {
  name: 'VisitReferral',
  kind: 'mutation',
  text: "mutation VisitReferral($jobId:ID!$referrerId:ID!){visitReferral(jobId:$jobId referrerId:$referrerId){__typename ...on VisitReferralDone{referrerId}...on VisitReferralRefused{code message}}}",
};
