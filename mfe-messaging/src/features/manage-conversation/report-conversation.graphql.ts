// Generated from report-conversation.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReportConversationRefusalCode, ReportConversationInput } from '@hirehq/shared-contracts/graphql/types';

export type ReportConversationMutationVariables = {
  input: ReportConversationInput;
};

export type ReportConversationMutation = { readonly reportConversation:
    | { readonly __typename: 'ReportConversationDone', readonly enterpriseId: string }
    | { readonly __typename: 'ReportConversationRefused', readonly code: ReportConversationRefusalCode, readonly message: string }
   };

export const ReportConversationDocument: Operation<ReportConversationMutation, ReportConversationMutationVariables> = {
  name: 'ReportConversation',
  kind: 'mutation',
  text: "mutation ReportConversation($input:ReportConversationInput!){reportConversation(input:$input){__typename ...on ReportConversationDone{enterpriseId}...on ReportConversationRefused{code message}}}",
};
