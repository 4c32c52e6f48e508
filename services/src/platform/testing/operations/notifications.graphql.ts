// Generated from notifications.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { NotificationStatus, NotificationType, NotificationChannel, MarkNotificationsSeenRefusalCode, SaveNotificationPreferencesRefusalCode, RemovePushDeviceRefusalCode, SaveNotificationPreferencesInput } from '@hirehq/shared-contracts/graphql/types';

export type PreferencesStateFragment = { readonly dailyDigest: boolean, readonly timeZone: string | null, readonly seenTo: string | null, readonly webPushKey: string, readonly choices: ReadonlyArray<{ readonly type: NotificationType, readonly channel: NotificationChannel, readonly enabled: boolean, readonly required: boolean }>, readonly quietHours: { readonly from: string, readonly to: string } | null };

export type NotificationPreferencesQueryVariables = { [key: string]: never; };

export type NotificationPreferencesQuery = { readonly notificationPreferences: { readonly dailyDigest: boolean, readonly timeZone: string | null, readonly seenTo: string | null, readonly webPushKey: string, readonly choices: ReadonlyArray<{ readonly type: NotificationType, readonly channel: NotificationChannel, readonly enabled: boolean, readonly required: boolean }>, readonly quietHours: { readonly from: string, readonly to: string } | null } };

export type OneNotificationQueryVariables = {
  id: string;
};

export type OneNotificationQuery = { readonly notification: { readonly id: string, readonly notificationValue: string, readonly notificationStatus: NotificationStatus, readonly callToActionUrl: string, readonly createdTimestamp: string } | null };

export type SaveNotificationPreferencesMutationVariables = {
  input: SaveNotificationPreferencesInput;
};

export type SaveNotificationPreferencesMutation = { readonly saveNotificationPreferences:
    | { readonly __typename: 'SaveNotificationPreferencesDone', readonly notificationPreferences: { readonly dailyDigest: boolean, readonly timeZone: string | null, readonly seenTo: string | null, readonly webPushKey: string, readonly choices: ReadonlyArray<{ readonly type: NotificationType, readonly channel: NotificationChannel, readonly enabled: boolean, readonly required: boolean }>, readonly quietHours: { readonly from: string, readonly to: string } | null } }
    | { readonly __typename: 'SaveNotificationPreferencesRefused', readonly code: SaveNotificationPreferencesRefusalCode, readonly message: string }
   };

export type MarkNotificationsSeenMutationVariables = {
  upTo: string;
};

export type MarkNotificationsSeenMutation = { readonly markNotificationsSeen:
    | { readonly __typename: 'MarkNotificationsSeenDone', readonly seenTo: string }
    | { readonly __typename: 'MarkNotificationsSeenRefused', readonly code: MarkNotificationsSeenRefusalCode, readonly message: string }
   };

export type RemovePushDeviceMutationVariables = {
  endpoint: string;
};

export type RemovePushDeviceMutation = { readonly removePushDevice:
    | { readonly __typename: 'RemovePushDeviceDone', readonly endpoint: string }
    | { readonly __typename: 'RemovePushDeviceRefused', readonly code: RemovePushDeviceRefusalCode, readonly message: string }
   };

export const NotificationPreferencesDocument: Operation<NotificationPreferencesQuery, NotificationPreferencesQueryVariables> = {
  name: 'NotificationPreferences',
  kind: 'query',
  text: "query NotificationPreferences{notificationPreferences{...PreferencesState}}fragment PreferencesState on NotificationPreferences{choices{type channel enabled required}dailyDigest quietHours{from to}timeZone seenTo webPushKey}",
};

export const OneNotificationDocument: Operation<OneNotificationQuery, OneNotificationQueryVariables> = {
  name: 'OneNotification',
  kind: 'query',
  text: "query OneNotification($id:ID!){notification(id:$id){id notificationValue notificationStatus callToActionUrl createdTimestamp}}",
};

export const SaveNotificationPreferencesDocument: Operation<SaveNotificationPreferencesMutation, SaveNotificationPreferencesMutationVariables> = {
  name: 'SaveNotificationPreferences',
  kind: 'mutation',
  text: "mutation SaveNotificationPreferences($input:SaveNotificationPreferencesInput!){saveNotificationPreferences(input:$input){__typename ...on SaveNotificationPreferencesDone{notificationPreferences{...PreferencesState}}...on SaveNotificationPreferencesRefused{code message}}}fragment PreferencesState on NotificationPreferences{choices{type channel enabled required}dailyDigest quietHours{from to}timeZone seenTo webPushKey}",
};

export const MarkNotificationsSeenDocument: Operation<MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables> = {
  name: 'MarkNotificationsSeen',
  kind: 'mutation',
  text: "mutation MarkNotificationsSeen($upTo:DateTime!){markNotificationsSeen(upTo:$upTo){__typename ...on MarkNotificationsSeenDone{seenTo}...on MarkNotificationsSeenRefused{code message}}}",
};

export const RemovePushDeviceDocument: Operation<RemovePushDeviceMutation, RemovePushDeviceMutationVariables> = {
  name: 'RemovePushDevice',
  kind: 'mutation',
  text: "mutation RemovePushDevice($endpoint:String!){removePushDevice(endpoint:$endpoint){__typename ...on RemovePushDeviceDone{endpoint}...on RemovePushDeviceRefused{code message}}}",
};
