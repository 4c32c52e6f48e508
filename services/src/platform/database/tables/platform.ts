import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

export interface OutboxTable {
  id: Generated<number>;
  topic: string;
  payload: JsonColumn<object>;
  created_at: Generated<Date>;
  done_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
}

export interface StreamEventTable {
  id: Generated<number>;
  candidate_id: string;
  topic: string;
  payload: JsonColumn<object>;
  created_at: Generated<Date>;
  /** xid8, as text. */
  transaction: Generated<string | null>;
}

/** Leases for work that one process at a time may do. */
export interface LeaseTable {
  name: string;
  holder: string;
  /** Another process may take over after this. */
  expires_at: Date;
}

/** Sessions at the identity provider that have ended: their access tokens are refused until they would have expired. */
export interface EndedSessionTable {
  /** As in the records of candidates. */
  issuer: string;
  session_id: string;
  ended_at: Date;
}

/** Attempts counted for a limit; `key` is a hash of the rule and the subject. */
export interface AttemptTable {
  key: string;
  count: number;
  ends_at: Date;
}

export interface PlatformTables {
  attempt: AttemptTable;
  ended_session: EndedSessionTable;
  lease: LeaseTable;
  outbox: OutboxTable;
  stream_event: StreamEventTable;
}
