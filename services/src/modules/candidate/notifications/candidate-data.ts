import { ownRows, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const notificationData: readonly CandidateTable[] = [
  ownRows('notification'),
  ownRows('notification_preference'),
  ownRows('notification_choice'),
  ownRows('notification_delivery'),
  ownRows('push_device', {
    withheld: { p256dh: 'a key of the browser that receives the messages', auth: 'a secret of that browser' },
  }),
];
