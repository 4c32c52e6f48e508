// Generated from notification.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { NotificationStatus } from '@hirehq/shared-contracts/graphql/types';

export type NotificationQueryVariables = {
  id: string;
};

export type NotificationQuery = { readonly notification: { readonly id: string, readonly notificationValue: string, readonly notificationStatus: NotificationStatus, readonly callToActionUrl: string, readonly createdTimestamp: string } | null };

export const NotificationDocument: Operation<NotificationQuery, NotificationQueryVariables> = {
  name: 'Notification',
  kind: 'query',
  text: "query Notification($id:ID!){notification(id:$id){id notificationValue notificationStatus callToActionUrl createdTimestamp}}",
};
