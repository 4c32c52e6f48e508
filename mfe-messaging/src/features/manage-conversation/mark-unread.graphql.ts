// Generated from mark-unread.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { MarkConversationUnreadRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type MessagingMarkUnreadMutationVariables = {
  enterpriseId: string;
};

export type MessagingMarkUnreadMutation = { readonly markConversationUnread:
    | { readonly __typename: 'MarkConversationUnreadDone', readonly conversation: { readonly unreadCount: number } }
    | { readonly __typename: 'MarkConversationUnreadRefused', readonly code: MarkConversationUnreadRefusalCode, readonly message: string }
   };

export const MessagingMarkUnreadDocument: Operation<MessagingMarkUnreadMutation, MessagingMarkUnreadMutationVariables> = {
  name: 'MessagingMarkUnread',
  kind: 'mutation',
  text: "mutation MessagingMarkUnread($enterpriseId:ID!){markConversationUnread(enterpriseId:$enterpriseId){__typename ...on MarkConversationUnreadDone{conversation{unreadCount}}...on MarkConversationUnreadRefused{code message}}}",
};
