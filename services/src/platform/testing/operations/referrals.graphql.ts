// Generated from referrals.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { WorkMode, EmploymentType, ExperienceLevel, PayUnit, EnterpriseProcessStatus, ApplyChannel, ReferJobRefusalCode, VisitReferralRefusalCode, ReferJobInput, ReferralState } from '@hirehq/shared-contracts/graphql/types';

export type ReferralStateFragment = { readonly id: string, readonly email: string | null, readonly state: ReferralState, readonly visits: number, readonly createdAt: string, readonly changedAt: string };

export type ReferralsQueryVariables = {
  first: number;
  after?: string | null | undefined;
};

export type ReferralsQuery = { readonly referrals: { readonly total: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string | null, readonly state: ReferralState, readonly visits: number, readonly createdAt: string, readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly workMode: WorkMode | null, readonly employmentType: EmploymentType | null, readonly experienceLevel: ExperienceLevel | null, readonly summary: string, readonly easyApply: boolean, readonly applyChannel: ApplyChannel, readonly appliedElsewhereAt: string | null, readonly postedAt: string, readonly postedAtIsKnown: boolean, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit, readonly compared: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit, readonly isConverted: boolean, readonly isUpTo: boolean } | null } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus } | null } }> } };

export type ReferJobMutationVariables = {
  input: ReferJobInput;
};

export type ReferJobMutation = { readonly referJob:
    | { readonly __typename: 'ReferJobDone', readonly referral: { readonly id: string, readonly email: string | null, readonly state: ReferralState, readonly visits: number, readonly createdAt: string, readonly changedAt: string } }
    | { readonly __typename: 'ReferJobRefused', readonly code: ReferJobRefusalCode, readonly message: string }
   };

export type VisitReferralMutationVariables = {
  jobId: string;
  referrerId: string;
};

export type VisitReferralMutation = { readonly visitReferral:
    | { readonly __typename: 'VisitReferralDone', readonly referrerId: string }
    | { readonly __typename: 'VisitReferralRefused', readonly code: VisitReferralRefusalCode, readonly message: string }
   };

export const ReferralsDocument: Operation<ReferralsQuery, ReferralsQueryVariables> = {
  name: 'Referrals',
  kind: 'query',
  text: "query Referrals($first:Int!$after:String){referrals(first:$first after:$after){nodes{...ReferralState job{...JobCard}}total endCursor}}fragment ReferralState on Referral{id email state visits createdAt changedAt}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit compared{currency min max unit isConverted isUpTo}}summary skills{id name met}easyApply applyChannel appliedElsewhereAt postedAt postedAtIsKnown closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}",
};

export const ReferJobDocument: Operation<ReferJobMutation, ReferJobMutationVariables> = {
  name: 'ReferJob',
  kind: 'mutation',
  text: "mutation ReferJob($input:ReferJobInput!){referJob(input:$input){__typename ...on ReferJobDone{referral{...ReferralState}}...on ReferJobRefused{code message}}}fragment ReferralState on Referral{id email state visits createdAt changedAt}",
};

export const VisitReferralDocument: Operation<VisitReferralMutation, VisitReferralMutationVariables> = {
  name: 'VisitReferral',
  kind: 'mutation',
  text: "mutation VisitReferral($jobId:ID!$referrerId:ID!){visitReferral(jobId:$jobId referrerId:$referrerId){__typename ...on VisitReferralDone{referrerId}...on VisitReferralRefused{code message}}}",
};
