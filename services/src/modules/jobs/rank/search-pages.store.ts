import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { headPatterns, otherLevel, wordAsTyped } from '../terms/reading-of-titles.ts';
import { all, hourOf, inTitle, ofJobs, postedSince, type Condition } from '../terms/conditions.store.ts';
import type { SearchTerms, TextQuery, Wording } from '../terms/search-terms.ts';

export interface Hit {
  job_id: string;
  posted_at: Date;
  rank: number;
}

/** A job in the order of posting, newest first. */
export type Posted = Pick<Hit, 'posted_at' | 'job_id'>;

type RankExpression = RawBuilder<number>;

export const constantRank = (rank: number): RankExpression => sql<number>`${sql.lit(rank)}::int`;

/** The least that a match in the title ranks. */
export const TITLED = 1_000;
/** What a job of the company that was named ranks more than the same job of another. */
export const OF_COMPANY = 10_000;

const points = (condition: Condition, many: number) => sql`case when ${condition} then ${sql.lit(many)} else 0 end`;

/** By skills: one for each of them that the job asks for, and 100 for a match in the title. */
const rankBySkills = ({ text, skills }: SearchTerms): RankExpression =>
  sql<number>`(${sql.join(
    [
      ...skills.map((skill) => points(sql<boolean>`skill_ids @> array[${skill}]::int[]`, 1)),
      ...(text ? [points(inTitle(text.title), 100)] : []),
    ],
    sql` + `,
  )})::int`;

/** A title with these words: better side by side, with little else, and as they were typed. */
const pointsOfWording = ({ phrase, anywhere, words }: Wording, index: number) => sql`case when ${inTitle(anywhere)} then
  ${sql.lit(index === 0 ? 130 : 100)} + ${points(inTitle(phrase), 300)} + 200 / greatest(1 + length(title_vector) - ${sql.lit(words.length)}, 1) else 0 end`;

/**
 * By words: a title that says all of them comes first, more so in one of the wordings; then titles that say some of them;
 * before all, the jobs of the company that was named.
 */
function rankByWords({ title, parts, wordings, companyJobs }: TextQuery): RankExpression {
  const whole =
    wordings.length > 0
      ? sql`${sql.lit(TITLED)} + greatest(${sql.join(wordings.map(pointsOfWording))}, 100 / greatest(length(title_vector), 1))`
      : sql.lit(TITLED);
  const some = sql`400 * (${sql.join(
    parts.map((part) => points(inTitle(part), 1)),
    sql` + `,
  )}) / ${sql.lit(parts.length)}`;
  const company = companyJobs.length > 0 ? sql`${points(ofJobs(companyJobs), OF_COMPANY)} + ` : sql``;
  return sql<number>`(${company}case when ${inTitle(title)} then ${whole} else ${some} end)::int`;
}

export function rankOf(terms: SearchTerms): RankExpression {
  const text = terms.text ?? terms.titleText;
  if (terms.skills.length > 0) return rankBySkills(terms);
  return text ? rankByWords(text) : constantRank(0);
}

/** So few that each text may be looked at, */
const TEXTS_READ = 250;
/** or that many titles: those that come first by all else. */
const TITLES_READ = 300;

/** What titles are read for: regular expressions. */
const pointsOfReading = (wordings: readonly Wording[]) => {
  const words = wordings.map((wording) => wording.words);
  const asTyped = words.map((each) => sql<boolean>`title ~* all(${each.map(wordAsTyped)}::text[])`);
  const head = headPatterns(words);
  return sql.join(
    [
      sql`case when ${sql.join(asTyped, sql` or `)} then 150 else 0 end`,
      ...(head ? [points(sql<boolean>`title ~* ${head.first}`, 80), points(sql<boolean>`title ~* ${head.any}`, 40)] : []),
      points(sql<boolean>`title !~* ${otherLevel(words.flat())}`, 60),
    ],
    sql` + `,
  );
};

/**
 * What the index does not tell of matches. In the title: that the words are there as typed, for 'accountant' and 'account'
 * are one to the index, that they name the work itself, and that it is no lesser one. Elsewhere: how much the text is about
 * them, 0 to 20.
 */
export function rankByReading({ query, wordings }: TextQuery): RankExpression {
  const isTitled = sql`rank % ${sql.lit(OF_COMPANY)} >= ${sql.lit(TITLED)}`;
  return sql<number>`case
    when ${isTitled} and place <= ${sql.lit(TITLES_READ)}
      then ${wordings.length > 0 ? sql`(select ${pointsOfReading(wordings)} from job where job.id = placed.job_id)` : sql`0`}
    when not ${isTitled} and (select count(*) from found) <= ${sql.lit(TEXTS_READ)}
      then (20 * least(1, 5 * ts_rank(body_vector, ${query}::tsquery)))::int
    else 0 end`;
}

export interface FoundRequest {
  conditions: readonly Condition[];
  rank: RankExpression;
  /** Added to the rank; reads `placed`, whose `place` is by rank and date, and `found`. */
  more?: RankExpression | undefined;
  /** Only what was posted in the hour of this time or later. */
  since: Date | undefined;
  after: Hit | undefined;
  limit: number;
}

const isAfter = ({ posted_at, job_id }: Posted): Condition =>
  sql<boolean>`(posted_at, job_id) < (${posted_at}::timestamptz, ${job_id}::uuid)`;

/** Everything that fits, found by the index of terms, then put in order: by rank, newest first. */
export async function foundHits(db: Database, request: FoundRequest): Promise<Hit[]> {
  return (await countedHits(db, request)).hits;
}

/** The same, and how many were found in all; undefined where nothing follows a cursor. */
export async function countedHits(
  db: Database,
  { conditions, rank, more, since, after, limit }: FoundRequest,
): Promise<{ hits: Hit[]; total: number | undefined }> {
  const window = since ? [sql<boolean>`posted_hour >= ${hourOf(since)}::int`] : [];
  const past = after ? sql`where rank < ${after.rank}::int or (rank = ${after.rank}::int and ${isAfter(after)})` : sql``;
  // Materialized, so that the planner does not walk all jobs by date in the hope of an early hit.
  const { rows } = await sql<Hit & { total: number }>`
    with found as materialized (
      select job_id, posted_at, ${more ? sql`body_vector,` : sql``} ${rank} as rank from job_search where ${all([...window, ...conditions])}
    ), ${
      more
        ? sql`placed as (select *, row_number() over (order by rank desc, posted_at desc, job_id desc) as place from found),
    ranked as (select job_id, posted_at, rank + ${more} as rank from placed)`
        : sql`ranked as (select * from found)`
    }
    select job_id, posted_at, rank, (select count(*)::int from found) as total
    from ranked ${past} order by rank desc, posted_at desc, job_id desc limit ${limit}::int`.execute(db);
  const [first] = rows;
  const hits = rows.map(({ job_id, posted_at, rank: own }) => ({ job_id, posted_at, rank: own }));
  return { hits, total: first ? first.total : after || limit === 0 ? undefined : 0 };
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
