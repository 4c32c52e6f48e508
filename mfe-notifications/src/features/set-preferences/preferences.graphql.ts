// Generated from preferences.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { NotificationType, NotificationChannel, SaveNotificationPreferencesRefusalCode, SaveNotificationPreferencesInput } from '@hirehq/shared-contracts/graphql/types';

export type PreferencesFragment = { readonly dailyDigest: boolean, readonly timeZone: string | null, readonly choices: ReadonlyArray<{ readonly type: NotificationType, readonly channel: NotificationChannel, readonly enabled: boolean, readonly required: boolean }>, readonly quietHours: { readonly from: string, readonly to: string } | null };

export type NotificationPreferencesQueryVariables = { [key: string]: never; };

export type NotificationPreferencesQuery = { readonly notificationPreferences: { readonly dailyDigest: boolean, readonly timeZone: string | null, readonly choices: ReadonlyArray<{ readonly type: NotificationType, readonly channel: NotificationChannel, readonly enabled: boolean, readonly required: boolean }>, readonly quietHours: { readonly from: string, readonly to: string } | null } };

export type SaveNotificationPreferencesMutationVariables = {
  input: SaveNotificationPreferencesInput;
};

export type SaveNotificationPreferencesMutation = { readonly saveNotificationPreferences:
    | { readonly __typename: 'SaveNotificationPreferencesDone', readonly notificationPreferences: { readonly dailyDigest: boolean, readonly timeZone: string | null, readonly choices: ReadonlyArray<{ readonly type: NotificationType, readonly channel: NotificationChannel, readonly enabled: boolean, readonly required: boolean }>, readonly quietHours: { readonly from: string, readonly to: string } | null } }
    | { readonly __typename: 'SaveNotificationPreferencesRefused', readonly code: SaveNotificationPreferencesRefusalCode, readonly message: string }
   };

export const NotificationPreferencesDocument: Operation<NotificationPreferencesQuery, NotificationPreferencesQueryVariables> = {
  name: 'NotificationPreferences',
  kind: 'query',
  text: "query NotificationPreferences{notificationPreferences{...Preferences}}fragment Preferences on NotificationPreferences{choices{type channel enabled required}dailyDigest quietHours{from to}timeZone}",
};

export const SaveNotificationPreferencesDocument: Operation<SaveNotificationPreferencesMutation, SaveNotificationPreferencesMutationVariables> = {
  name: 'SaveNotificationPreferences',
  kind: 'mutation',
  text: "mutation SaveNotificationPreferences($input:SaveNotificationPreferencesInput!){saveNotificationPreferences(input:$input){__typename ...on SaveNotificationPreferencesDone{notificationPreferences{...Preferences}}...on SaveNotificationPreferencesRefused{code message}}}fragment Preferences on NotificationPreferences{choices{type channel enabled required}dailyDigest quietHours{from to}timeZone}",
};
