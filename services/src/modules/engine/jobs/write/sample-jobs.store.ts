import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { JOB_FACTS } from '../../../../platform/job-facts.ts';
import { SAMPLED_SLOTS } from '../terms/sample-slots.ts';

const COLUMNS = sql.raw(
  `job_id, posted_at, title_vector, body_vector, skill_ids, place_keys, place_ids, health_work, ${JOB_FACTS.map(({ column }) => column).join(', ')}, remote, pay_year_max, pay_year_min, pay_currency, company_tag, closes_on`,
);

/** Adds those of the searchable jobs to the sample that were chosen at random; they are removed together with their search row. */
export async function addToSample(db: Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into job_sample (${COLUMNS}, slot) select ${COLUMNS}, job_slot(job_id) from job_search
    where ${which} and job_slot(job_id) < ${SAMPLED_SLOTS}::int order by job_slot(job_id)`.execute(db);
}
