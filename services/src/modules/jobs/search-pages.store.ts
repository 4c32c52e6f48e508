import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { all, hourOf, inTitle, postedSince, type Condition, type SearchTerms } from './search-terms.store.ts';

export interface Hit {
  job_id: string;
  posted_at: Date;
  rank: number;
}

/** A job in the order of posting, newest first. */
export type Posted = Pick<Hit, 'posted_at' | 'job_id'>;

type RankExpression = RawBuilder<number>;

export const constantRank = (rank: number): RankExpression => sql<number>`${sql.lit(rank)}::int`;

/** A match in the title ranks 1, by skills 100 and one for each of them; what is only in the body 0. */
export function rankOf({ text, skills }: SearchTerms): RankExpression {
  const shared = skills.map((skill) => sql`case when skill_ids @> array[${skill}]::int[] then 1 else 0 end`);
  const titled = text ? [sql`case when ${inTitle(text)} then ${sql.lit(skills.length > 0 ? 100 : 1)} else 0 end`] : [];
  return sql<number>`(${sql.join([...shared, ...titled, sql`0`], sql` + `)})::int`;
}

interface FoundRequest {
  conditions: readonly Condition[];
  rank: RankExpression;
  /** Only what was posted in the hour of this time or later. */
  since: Date | undefined;
  after: Hit | undefined;
  limit: number;
}

const isAfter = ({ posted_at, job_id }: Posted): Condition =>
  sql<boolean>`(posted_at, job_id) < (${posted_at}::timestamptz, ${job_id}::uuid)`;

/** Everything that fits, found by the index of terms, then put in order: by rank, newest first. */
export async function foundHits(db: Database, { conditions, rank, since, after, limit }: FoundRequest): Promise<Hit[]> {
  const window = since ? [sql<boolean>`posted_hour >= ${hourOf(since)}::int`] : [];
  const past = after ? sql`where rank < ${after.rank}::int or (rank = ${after.rank}::int and ${isAfter(after)})` : sql``;
  // Materialized, so that the planner does not walk all jobs by date in the hope of an early hit.
  const { rows } = await sql<Hit>`
    with found as materialized (
      select job_id, posted_at, ${rank} as rank from job_search where ${all([...window, ...conditions])}
    )
    select job_id, posted_at, rank from found ${past} order by rank desc, posted_at desc, job_id desc limit ${limit}::int`.execute(
    db,
  );
  return rows;
}

interface WalkRequest {
  conditions: readonly Condition[];
  rank: number;
  after: Posted | undefined;
  /** How many jobs to look at. */
  look: number;
  /** The oldest to look at. */
  oldest: Date | undefined;
}

/** Looks at the next jobs by date, and answers those that fit and where it stopped; undefined at the end of all. */
export async function walkedHits(
  db: Database,
  { conditions, rank, after, look, oldest }: WalkRequest,
): Promise<{ hits: Hit[]; stoppedAt: Posted | undefined }> {
  const from = all([...(after ? [isAfter(after)] : []), ...(oldest ? [postedSince(oldest)] : [])]);
  const { rows } = await sql<Hit & { fits: boolean; number: number }>`
    select job_id, posted_at, ${rank}::int as rank, fits, number from (
      select job_id, posted_at, ${all(conditions)} as fits, row_number() over () as number
      from (select * from job_search where ${from} order by posted_at desc, job_id desc limit ${look}::int) looked
    ) numbered
    where fits or number = ${look}::int order by number`.execute(db);
  const last = rows.at(-1);
  return { hits: rows.filter((row) => row.fits), stoppedAt: last?.number === look ? last : undefined };
}
