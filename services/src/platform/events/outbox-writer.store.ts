import { sql } from 'kysely';
import { jsonb, type Transaction } from '../database/database.ts';
import type { OutboxTopic, OutboxTopics } from './topics.ts';

export const OUTBOX_CHANNEL = 'hirehq_outbox';

export interface Outbox {
  /** Writes an event in the transaction of the change it reports; the relay delivers it after the commit. */
  add<T extends OutboxTopic>(trx: Transaction, topic: T, payload: OutboxTopics[T]): Promise<void>;
}

export function createOutbox(): Outbox {
  return {
    async add(trx, topic, payload) {
      await trx
        .insertInto('outbox')
        .values({ topic, payload: jsonb(payload) })
        .execute();
      await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
    },
  };
}
