import type { Generated } from 'kysely';
import type { JWK } from 'jose';
import type { NotificationChannel, NotificationKind, NotificationStatus, NotificationType } from '@hirehq/shared-contracts/codes';
import type { JsonColumn, NullableJsonColumn } from '../json-column.ts';

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
  /** False for one that the candidate does not want in the page: neither listed nor counted. */
  in_page: Generated<boolean>;
}

export interface NotificationPreferenceTable {
  candidate_id: string;
  daily_digest: Generated<boolean>;
  /** `HH:mm`, both or neither. */
  quiet_from: string | null;
  quiet_to: string | null;
  /** IANA name. */
  time_zone: string | null;
  seen_to: Date | null;
}

/** What differs from the default, or once did. */
export interface NotificationChoiceTable {
  candidate_id: string;
  type: NotificationType;
  channel: NotificationChannel;
  enabled: boolean;
}

/** A browser that is subscribed to web push. */
export interface PushDeviceTable {
  id: string;
  candidate_id: string;
  endpoint: string;
  /** base64url. */
  p256dh: string;
  auth: string;
  registered_at: Date;
}

/** The platform's key pair for web push (RFC 8292). */
export interface WebPushKeyTable {
  only_one: Generated<boolean>;
  private_key: JsonColumn<JWK>;
  created_at: Date;
}

/**
 * `DIGEST`: waits for the daily digest. Not sent: `READ` already, channel `OFF`, `EXPIRED` by the rules of NT-08 to NT-10, `ALREADY`
 * mailed about an unread conversation, `LATE`, device `GONE`, `REFUSED` by the push service.
 */
export type DeliveryOutcome = 'SENT' | 'DIGEST' | 'READ' | 'OFF' | 'EXPIRED' | 'ALREADY' | 'LATE' | 'GONE' | 'REFUSED';

export interface NotificationDeliveryTable {
  notification_id: string;
  /** `email`, or the id of a device. */
  target: string;
  candidate_id: string;
  /** What it is about; a later notification about the same replaces it on the device. */
  about: string;
  outcome: DeliveryOutcome;
  decided_at: Date;
}

export interface NotificationTables {
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
  notification_choice: NotificationChoiceTable;
  push_device: PushDeviceTable;
  web_push_key: WebPushKeyTable;
  notification_delivery: NotificationDeliveryTable;
}
