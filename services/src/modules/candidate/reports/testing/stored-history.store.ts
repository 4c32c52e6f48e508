import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

interface History {
  candidateId: string;
  /** Each to another employer; every tenth has an open offer, the others an open invitation to an interview. */
  applications: number;
  /** Unread messages of each employer. */
  messages: number;
  now: Date;
}

/** Stores a long history of a candidate: about five records for each application, and its messages. */
export async function storedHistory(db: Database, { candidateId, applications, messages, now }: History): Promise<void> {
  const id = (kind: string) => sql`md5(${candidateId} || ${kind} || n)::uuid`;
  const series = sql`generate_series(1, ${sql.lit(applications)}) n`;
  const at = sql`(${now}::timestamptz - n * interval '1 minute')`;
  const inserts = [
    sql`insert into enterprise (id, establishment_name) select ${id('employer')}, 'Employer ' || n from ${series}`,
    sql`
      insert into job (id, enterprise_id, title, summary, description_html, posted_at)
      select ${id('job')}, ${id('employer')}, 'Job ' || n, 'A job.', '<p>A job.</p>', ${at} from ${series}`,
    sql`
      insert into application (id, job_id, candidate_id, request_id, answers, enterprise_process_status, submitted_at, changed_at)
      select ${id('application')}, ${id('job')}, ${candidateId}::uuid, n::text, '[]', case when n % 10 = 0 then 'F' else 'S' end,
        ${at}, ${at}
      from ${series}`,
    sql`
      insert into process_record (application_id, enterprise_process_status, recorded_at, change, actor)
      select ${id('application')}, 'S', ${at}, change, 'enterprise'
      from ${series}, unnest(array['note', 'shortlisted', 'interview scheduled']) change`,
    sql`
      insert into offer (id, application_id, offered_at)
      select ${id('offer')}, ${id('application')}, ${at} from ${series} where n % 10 = 0`,
    sql`
      insert into interview
        (id, application_id, round_title, status, starts_at, completes_at, time_zone, mode, created_at, changed_at)
      select ${id('interview')}, ${id('application')}, 'First talk', 'P', ${now}::timestamptz + n * interval '1 hour',
        ${now}::timestamptz + n * interval '1 hour' + interval '30 minutes', 'Europe/Amsterdam', 'PHONE', ${at}, ${at}
      from ${series} where n % 10 <> 0`,
    sql`
      insert into conversation (id, candidate_id, enterprise_id, last_number, last_message_at)
      select ${id('conversation')}, ${candidateId}::uuid, ${id('employer')}, ${sql.lit(messages)}, ${at} from ${series}`,
    sql`
      insert into message (id, conversation_id, number, by_enterprise, message_type, body, request_id, sent_at)
      select md5(${candidateId} || 'message' || n || '.' || number)::uuid, ${id('conversation')}, number, true, 'TEXT', 'Hello',
        number::text, ${at}
      from ${series}, generate_series(1, ${sql.lit(messages)}) number`,
  ];
  for (const insert of inserts) await insert.execute(db);
}
