import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { atVersion } from '../../../platform/versions/at-version.store.ts';
import type { ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import type { TimeCursor } from '../../../platform/ids/time-cursor.ts';

const jobs = (db: Database, enterpriseId: string) =>
  db
    .selectFrom('job')
    .selectAll('job')
    .select((select) => [
      sql<Date>`date_trunc('milliseconds', job.updated_at)`.as('changed_at'),
      select
        .selectFrom('application')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('application.job_id', '=', 'job.id')
        .where('application.withdrawn_at', 'is', null)
        .as('applications'),
    ])
    .where('job.enterprise_id', '=', enterpriseId);

export async function ownJob(db: Database, enterpriseId: string, id: string) {
  return jobs(db, enterpriseId).where('job.id', '=', id).executeTakeFirst();
}
export type OwnJobRow = NonNullable<Awaited<ReturnType<typeof ownJob>>>;

export interface OwnJobsFilter {
  state: 'open' | 'closed' | undefined;
  externalId: string | undefined;
  after: TimeCursor | undefined;
  limit: number;
}

/** Last changed first. */
export async function ownJobs(db: Database, enterpriseId: string, { state, externalId, after, limit }: OwnJobsFilter) {
  let query = jobs(db, enterpriseId);
  if (state) query = query.where('job.closed_at', state === 'open' ? 'is' : 'is not', null);
  if (externalId !== undefined)
    query = query.where('job.source', '=', jobSourceOf(enterpriseId)).where('job.source_id', '=', externalId);
  if (after)
    query = query.where(sql<boolean>`(date_trunc('milliseconds', job.updated_at), job.id) < (${after.at}, ${after.id}::uuid)`);
  return query
    .orderBy(sql`date_trunc('milliseconds', job.updated_at)`, 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute();
}

/** Jobs posted through the API have a separate source, so that an employer's ids do not clash with others. */
export const jobSourceOf = (enterpriseId: string): string => `api:${enterpriseId}`;

/** Locks the job against changes until the transaction ends; undefined if there is none with an expected version. */
export async function lockedJob(trx: Transaction, enterpriseId: string, id: string, expected: ExpectedVersion) {
  return trx
    .selectFrom('job')
    .selectAll()
    .where('id', '=', id)
    .where('enterprise_id', '=', enterpriseId)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .forUpdate()
    .executeTakeFirst();
}

export async function jobOfExternalId(db: Database, enterpriseId: string, externalId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('source', '=', jobSourceOf(enterpriseId))
    .where('source_id', '=', externalId)
    .executeTakeFirst();
  return row?.id;
}

/** Sets the employer's own id of a job posted on the platform or through this API. The id of a feed's job belongs to the feed. */
export async function setExternalId(
  trx: Transaction,
  enterpriseId: string,
  jobId: string,
  externalId: string | null,
): Promise<void> {
  await trx
    .updateTable('job')
    .set({ source: jobSourceOf(enterpriseId), source_id: externalId ?? jobId })
    .where('id', '=', jobId)
    .where((where) => where.or([where('source', 'is', null), where('source', '=', jobSourceOf(enterpriseId))]))
    .execute();
}

export async function employerOfJobs(db: Database, enterpriseId: string) {
  return db
    .selectFrom('enterprise')
    .select(['id', 'establishment_name', 'company_tag'])
    .where('id', '=', enterpriseId)
    .executeTakeFirstOrThrow();
}

/** Catalogue skills by folded name or synonym; names take precedence. */
export async function skillsByTerm(db: Database, folded: readonly string[]): Promise<Map<string, { id: number; name: string }>> {
  const { rows } = await sql<{ folded: string; id: number; name: string }>`
    select distinct on (term.folded) term.folded, skill.id, skill.name
    from term join skill on skill.id = term.of_id
    where term.kind = 'S' and term.folded = any(${[...folded]}::text[])
    order by term.folded, term.is_name desc, skill.id`.execute(db);
  return new Map(rows.map(({ folded: key, id, name }) => [key, { id, name }]));
}

export async function jobSkills(db: Database, jobId: string) {
  return db
    .selectFrom('job_skill')
    .innerJoin('skill', 'skill.id', 'job_skill.skill_id')
    .select(['skill.id', 'skill.name', 'job_skill.min_years', 'job_skill.max_years'])
    .where('job_skill.job_id', '=', jobId)
    .orderBy('job_skill.position')
    .execute();
}
