import type { Generated } from 'kysely';
import type { NotificationKind, NotificationStatus } from '@hirehq/shared-contracts/codes';
import type { NullableJsonColumn } from '../json-column.ts';

export interface NotificationTable {
  id: string;
  candidate_id: string;
  notification_value: string;
  notification_status: Generated<NotificationStatus>;
  call_to_action_url: string;
  created_timestamp: Generated<Date>;
  /** The outbox event that it reports. */
  event_id: number | null;
  /** Null in older rows. */
  kind: NotificationKind | null;
  /** Values for the text; null in older rows. */
  text_values: NullableJsonColumn<object>;
}

export interface NotificationTables {
  notification: NotificationTable;
}
