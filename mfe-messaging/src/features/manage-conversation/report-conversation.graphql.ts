// Generated from report-conversation.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ReportConversationRefusalCode, ReportConversationInput } from '@hirehq/shared-contracts/graphql/types';

export type MessagingReportConversationMutationVariables = {
  input: ReportConversationInput;
};

export type MessagingReportConversationMutation = { readonly reportConversation:
    | { readonly __typename: 'ReportConversationDone', readonly enterpriseId: string }
    | { readonly __typename: 'ReportConversationRefused', readonly code: ReportConversationRefusalCode, readonly message: string }
   };

export const MessagingReportConversationDocument: Operation<MessagingReportConversationMutation, MessagingReportConversationMutationVariables> = {
  name: 'MessagingReportConversation',
  kind: 'mutation',
  text: "mutation MessagingReportConversation($input:ReportConversationInput!){reportConversation(input:$input){__typename ...on ReportConversationDone{enterpriseId}...on ReportConversationRefused{code message}}}",
};
