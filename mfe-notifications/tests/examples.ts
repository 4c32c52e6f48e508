import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { NotificationDocument } from '../src/features/open-notification/notification.graphql.ts';
import { RemovePushDeviceDocument, WebPushKeyDocument } from '../src/features/push-to-device/push-device.graphql.ts';
import {
  NotificationPreferencesDocument,
  SaveNotificationPreferencesDocument,
} from '../src/features/set-preferences/preferences.graphql.ts';
import { withChange } from '../src/features/set-preferences/preferences.model.ts';
import { manifest } from '../src/manifest.ts';
import { MarkNotificationsSeenDocument, NotificationsSeenDocument } from '../src/shared/notifications-seen.graphql.ts';
import { listOf, notificationOf, notificationsOf } from './notification-of.ts';
import { preferencesOf } from './preferences-of.ts';

export const examples = defineExamples(manifest, {
  routes: {},
  respond(api, amount) {
    const items = amount === 'some' ? notificationsOf(3, 1) : [];
    api.respondToRest('GET candidates/notifications/unread/C', listOf(items));
    api.respondToRest('GET candidates/notifications/C/{page}/10', ({ params }) =>
      listOf(params.page === 0 ? items : [], items.length),
    );
    api.respondToRest('PUT candidates/notifications/{id}/R', listOf([], Math.max(0, items.length - 1)));
    api.respondToRest('PUT candidates/notifications/C', listOf([]));
    api.respondToRest('PUT candidates/notification/device', true);
    api.respondToGraphql(NotificationDocument, { notification: amount === 'some' ? notificationOf(1) : null });
    api.respondToGraphql(NotificationsSeenDocument, { notificationPreferences: { seenTo: '2026-11-21T07:00:00.000Z' } });
    api.respondToGraphql(MarkNotificationsSeenDocument, ({ upTo }) => ({
      markNotificationsSeen: { __typename: 'MarkNotificationsSeenDone' as const, seenTo: upTo },
    }));
    api.respondToGraphql(WebPushKeyDocument, { notificationPreferences: { webPushKey: 'BPk' } });
    api.respondToGraphql(RemovePushDeviceDocument, ({ endpoint }) => ({
      removePushDevice: { __typename: 'RemovePushDeviceDone' as const, endpoint },
    }));
    let preferences = preferencesOf();
    api.respondToGraphql(NotificationPreferencesDocument, () => ({ notificationPreferences: preferences }));
    api.respondToGraphql(SaveNotificationPreferencesDocument, ({ input }) => {
      preferences = withChange(preferences, input);
      return {
        saveNotificationPreferences: {
          __typename: 'SaveNotificationPreferencesDone' as const,
          notificationPreferences: preferences,
        },
      };
    });
  },
});
