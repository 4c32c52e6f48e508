import { sql, type RawBuilder } from 'kysely';
import type { CandidateSubject } from '../../../platform/candidate-data/candidate-data.ts';
import type { Database } from '../../../platform/database/database.ts';

interface Withdrawn {
  enterpriseId: string;
  applicationId: string;
  candidateId: string;
  /** Deliveries of this event and later ones are kept. */
  beforeEvent: number;
  /** The employer sees messages since then; undefined for none. */
  seesSince: Date | undefined;
}

/** Deletes deliveries, sent or not, about a withdrawn application and about messages that its employer can no longer see. */
export async function forgetWithdrawn(
  db: Database,
  { enterpriseId, applicationId, candidateId, beforeEvent, seesSince }: Withdrawn,
): Promise<void> {
  await sql`
    delete from webhook_delivery using webhook
    where webhook.id = webhook_delivery.webhook_id and webhook.enterprise_id = ${enterpriseId}
      and webhook_delivery.event_id < ${beforeEvent}
      and (
        webhook_delivery.body::jsonb -> 'data' ->> 'applicationId' = ${applicationId}
        or (
          webhook_delivery.topic = 'message.received'
          and webhook_delivery.body::jsonb -> 'data' ->> 'candidateId' = ${candidateId}
          and not exists (
            select from message
            where message.id::text = webhook_delivery.body::jsonb -> 'data' ->> 'messageId'
              and message.sent_at >= ${seesSince ?? null}::timestamptz
          )
        )
      )`.execute(db);
}

/** Deliveries that name a candidate, or an application of theirs. */
export const deliveriesAboutCandidate = ({ candidateId }: CandidateSubject): RawBuilder<boolean> => sql<boolean>`(
  body::jsonb -> 'data' ->> 'candidateId' = ${candidateId}
  or body::jsonb -> 'data' ->> 'applicationId' in (select id::text from application where candidate_id = ${candidateId}::uuid))`;
