// Generated from mark-unread.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { MarkConversationUnreadRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type MarkConversationUnreadMutationVariables = {
  enterpriseId: string;
};

export type MarkConversationUnreadMutation = { readonly markConversationUnread:
    | { readonly __typename: 'MarkConversationUnreadDone', readonly conversation: { readonly unreadCount: number } }
    | { readonly __typename: 'MarkConversationUnreadRefused', readonly code: MarkConversationUnreadRefusalCode, readonly message: string }
   };

export const MarkConversationUnreadDocument: Operation<MarkConversationUnreadMutation, MarkConversationUnreadMutationVariables> = {
  name: 'MarkConversationUnread',
  kind: 'mutation',
  text: "mutation MarkConversationUnread($enterpriseId:ID!){markConversationUnread(enterpriseId:$enterpriseId){__typename ...on MarkConversationUnreadDone{conversation{unreadCount}}...on MarkConversationUnreadRefused{code message}}}",
};
