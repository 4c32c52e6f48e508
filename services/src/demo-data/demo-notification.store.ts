import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import { newId } from '../platform/ids/new-id.ts';
import { type Transaction, jsonb } from '../platform/database/database.ts';
import { notificationText, type NotificationValues } from '../modules/candidate/notifications/index.ts';

interface DemoNotification {
  candidateId: string;
  kind: NotificationKind;
  link: string;
  values: NotificationValues;
  at: Date;
  isRead?: boolean;
}

/** Stores a notification of the past: nothing is sent to devices or by email. */
export async function storeNotification(
  trx: Transaction,
  { candidateId, kind, link, values, at, isRead = false }: DemoNotification,
): Promise<void> {
  await trx
    .insertInto('notification')
    .values({
      id: newId(),
      candidate_id: candidateId,
      event_id: null,
      kind,
      call_to_action_url: link,
      notification_value: notificationText(kind, 'en', values),
      text_values: jsonb(values),
      notification_status: isRead ? 'R' : 'U',
      created_timestamp: at,
    })
    .execute();
}
