// Generated from hidden-employers.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { HideProfileFromRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type EmployerNamesQueryVariables = {
  keyword: string;
};

export type EmployerNamesQuery = { readonly employerNames: ReadonlyArray<{ readonly enterpriseId: string, readonly enterpriseName: string }> };

export type HideProfileFromMutationVariables = {
  enterpriseId: string;
  hidden: boolean;
};

export type HideProfileFromMutation = { readonly hideProfileFrom:
    | { readonly __typename: 'HideProfileFromDone', readonly hiddenFrom: ReadonlyArray<{ readonly enterpriseId: string, readonly enterpriseName: string }> }
    | { readonly __typename: 'HideProfileFromRefused', readonly code: HideProfileFromRefusalCode, readonly message: string }
   };

export const EmployerNamesDocument: Operation<EmployerNamesQuery, EmployerNamesQueryVariables> = {
  name: 'EmployerNames',
  kind: 'query',
  text: "query EmployerNames($keyword:String!){employerNames(keyword:$keyword){enterpriseId enterpriseName}}",
};

export const HideProfileFromDocument: Operation<HideProfileFromMutation, HideProfileFromMutationVariables> = {
  name: 'HideProfileFrom',
  kind: 'mutation',
  text: "mutation HideProfileFrom($enterpriseId:ID!$hidden:Boolean!){hideProfileFrom(enterpriseId:$enterpriseId hidden:$hidden){__typename ...on HideProfileFromDone{hiddenFrom{enterpriseId enterpriseName}}...on HideProfileFromRefused{code message}}}",
};
