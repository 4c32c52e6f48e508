import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const notificationData: readonly CandidateDataTable[] = [
  ownRows('notification'),
  ownRows('notification_preference'),
  ownRows('notification_choice'),
  ownRows('notification_delivery'),
  ownRows('push_device', {
    withheld: { p256dh: 'a key of the browser that receives the messages', auth: 'a secret of that browser' },
  }),
];
