// Generated from notifications-seen.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { MarkNotificationsSeenRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type NotificationsSeenQueryVariables = { [key: string]: never; };

export type NotificationsSeenQuery = { readonly notificationPreferences: { readonly seenTo: string | null } };

export type MarkNotificationsSeenMutationVariables = {
  upTo: string;
};

export type MarkNotificationsSeenMutation = { readonly markNotificationsSeen:
    | { readonly __typename: 'MarkNotificationsSeenDone', readonly seenTo: string }
    | { readonly __typename: 'MarkNotificationsSeenRefused', readonly code: MarkNotificationsSeenRefusalCode, readonly message: string }
   };

export const NotificationsSeenDocument: Operation<NotificationsSeenQuery, NotificationsSeenQueryVariables> = {
  name: 'NotificationsSeen',
  kind: 'query',
  text: "query NotificationsSeen{notificationPreferences{seenTo}}",
};

export const MarkNotificationsSeenDocument: Operation<MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables> = {
  name: 'MarkNotificationsSeen',
  kind: 'mutation',
  text: "mutation MarkNotificationsSeen($upTo:DateTime!){markNotificationsSeen(upTo:$upTo){__typename ...on MarkNotificationsSeenDone{seenTo}...on MarkNotificationsSeenRefused{code message}}}",
};
