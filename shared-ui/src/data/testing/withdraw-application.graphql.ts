// Generated from withdraw-application.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { WithdrawApplicationRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type WithdrawApplicationMutationVariables = {
  applicationId: string;
};

export type WithdrawApplicationMutation = { readonly withdrawApplication:
    | { readonly __typename: 'WithdrawApplicationDone', readonly application: { readonly id: string } }
    | { readonly __typename: 'WithdrawApplicationRefused', readonly code: WithdrawApplicationRefusalCode, readonly message: string }
   };

export const WithdrawApplicationDocument: Operation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables> = {
  name: 'WithdrawApplication',
  kind: 'mutation',
  text: "mutation WithdrawApplication($applicationId:ID!){withdrawApplication(applicationId:$applicationId){__typename ...on WithdrawApplicationDone{application{id}}...on WithdrawApplicationRefused{code message}}}",
};
