// Generated from report-employer.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReportEmployerRefusalCode, ReportEmployerInput } from '@hirehq/shared-contracts/graphql/types';

export type ReportEmployerMutationVariables = {
  input: ReportEmployerInput;
};

export type ReportEmployerMutation = { readonly reportEmployer:
    | { readonly __typename: 'ReportEmployerDone', readonly enterpriseId: string }
    | { readonly __typename: 'ReportEmployerRefused', readonly code: ReportEmployerRefusalCode, readonly message: string }
   };

export const ReportEmployerDocument: Operation<ReportEmployerMutation, ReportEmployerMutationVariables> = {
  name: 'ReportEmployer',
  kind: 'mutation',
  text: "mutation ReportEmployer($input:ReportEmployerInput!){reportEmployer(input:$input){__typename ...on ReportEmployerDone{enterpriseId}...on ReportEmployerRefused{code message}}}",
};
