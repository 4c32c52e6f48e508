import type { FastifyBaseLogger } from 'fastify';
import type { ModuleFactory } from '../../../platform/module.ts';
import { onDemand } from '../../../platform/work/work-kind.ts';
import { notificationData } from './candidate-data.ts';
import { digestWork, notificationMailWork, pushWork } from './delivery/send-away.ts';
import { mailDigest, mailNotification } from './mail/mail-notification.ts';
import { stopRoutes } from './mail/stop-mails.ts';
import { notify } from './notifications.service.ts';
import { pushNotification } from './push/push-notification.ts';
import { webPushKey } from './push/web-push-key.store.ts';
import { resolvers } from './resolvers/index.ts';
import { routes } from './routes.ts';

export { countSent } from './count-sent.ts';
export { chooseZone } from './preferences/choose-zone.ts';
export { chosenZoneOf, isChannelOnFor, zoneOf } from './preferences/preferences.store.ts';
export { notificationText, type NotificationValues } from './notification-text.ts';
export { notifyCandidate } from './notify-candidate.ts';
export { forgetMessageTexts, readMessageNotifications, notifyOfMessages } from './notify-of-messages.ts';

/** Notifications of candidates: in the page, on their devices and by email, as they choose. */
export const notificationsModule: ModuleFactory = (services) => {
  let log: Pick<FastifyBaseLogger, 'warn'> | undefined;
  const logRefused = (details: object) => log?.warn(details, 'a push service refused a message');
  return {
    name: 'notifications',
    candidateData: notificationData,
    resolvers,
    routes(app) {
      log = app.log;
      routes(app, services);
      stopRoutes(app, services);
    },
    events: { 'application.submitted': (event) => notify(services, event) },
    work: [
      onDemand(pushWork, (payload, attempt) => pushNotification(services, payload, attempt, logRefused)),
      onDemand(notificationMailWork, (payload, attempt) => mailNotification(services, payload, attempt)),
      onDemand(digestWork, (payload, attempt) => mailDigest(services, payload, attempt)),
    ],
    onStart: async () => void (await webPushKey(services.db, services.now())),
  };
};
