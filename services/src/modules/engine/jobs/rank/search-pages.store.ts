import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { readingOfTitles } from '../terms/reading-of-titles.ts';
import { all, bySkills, hourOf, inTitle, ofJobs, postedSince, type Condition } from '../terms/conditions.store.ts';
import type { SearchTerms, TextQuery, Wording } from '../terms/search-terms.ts';

export interface Hit {
  job_id: string;
  posted_at: Date;
  rank: number;
}

/** Position of a job in the order of posting, newest first. */
export type Posted = Pick<Hit, 'posted_at' | 'job_id'>;

type RankExpression = RawBuilder<number>;

export const constantRank = (rank: number): RankExpression => sql<number>`${sql.lit(rank)}::int`;

/** The lowest rank of a title match. */
export const TITLED = 1_000;
/** The rank of a title match that is older than the ranked ones. */
export const OLDER_TITLED = 950;
/** The rank of a match by skills. Lower are jobs that only mention the words in their text. */
export const SKILLED = 500;
/** Added to the rank of jobs of the company that was named. */
export const OF_COMPANY = 10_000;

const points = (condition: Condition, many: number) => sql`case when ${condition} then ${sql.lit(many)} else 0 end`;

/** Rank by skills: 1 for each that the job requires, and 100 for a match in the title. */
const rankBySkills = ({ text, skills }: SearchTerms): RankExpression =>
  sql<number>`(${sql.join(
    [
      ...skills.map((skill) => points(sql<boolean>`skill_ids @> array[${skill}]::int[]`, 1)),
      ...(text ? [points(inTitle(text.title), 100)] : []),
    ],
    sql` + `,
  )})::int`;

/** Points for a title with these words: more if they are adjacent, with few other words, and as typed; apart they name no occupation. */
const pointsOfWording = (
  { phrase, anywhere, words }: Wording,
  { base }: { base: number },
) => sql`case when ${inTitle(anywhere)} then
  ${sql.lit(base)} + ${points(inTitle(phrase), 300)} + 200 / greatest(1 + length(title_vector) - ${sql.lit(words.length)}, 1) else 0 end`;

/**
 * Rank by words: titles with all of them first, more so in one of the wordings; then titles and skills with all of them; then
 * titles with some of them; before all others, the jobs of the company that was named.
 */
function rankByWords({ title, parts, skills, wordings, occupation, companyJobs }: TextQuery): RankExpression {
  const whole =
    wordings.length > 0
      ? sql`${sql.lit(TITLED)} + greatest(${sql.join(
          wordings.map((wording, index) => pointsOfWording(wording, { base: occupation ? 0 : index === 0 ? 130 : 100 })),
        )}, 100 / greatest(length(title_vector), 1)) + ${occupation ? points(inTitle(occupation), 130) : sql`0`}`
      : sql.lit(TITLED);
  const some = sql`400 * (${sql.join(
    parts.map((part) => points(inTitle(part), 1)),
    sql` + `,
  )}) / ${sql.lit(parts.length)}`;
  const skilled = bySkills({ parts, skills });
  const others = skilled ? sql`${some} + ${points(skilled, SKILLED)}` : some;
  const company = companyJobs.length > 0 ? sql`${points(ofJobs(companyJobs), OF_COMPANY)} + ` : sql``;
  return sql<number>`(${company}case when ${inTitle(title)} then ${whole} else ${others} end)::int`;
}

export function rankOf(terms: SearchTerms): RankExpression {
  const text = terms.text ?? terms.titleText;
  if (terms.skills.length > 0) return rankBySkills(terms);
  return text ? rankByWords(text) : constantRank(0);
}

/** Up to this many matches, every text may be read. */
const TEXTS_READ = 250;
/** Only the titles of this many title matches may be read: of those that rank first by all other criteria. */
const TITLES_READ = 300;

/** What else the rank of a match goes by. */
export interface ReadingOfMatches {
  /** Points of a folded title, for the matches in titles that rank first by all other criteria; undefined if titles are not read. */
  titles: ((folded: string) => number) | undefined;
  /** Points of the text of another match; reads `placed` and `found`. */
  texts: RankExpression;
}

const isTitled = sql`rank % ${sql.lit(OF_COMPANY)} >= ${sql.lit(TITLED)}`;

/**
 * Points that the index cannot provide: those of the title, and how much the text is about the words, 0 to 20, and 20 for an occupation
 * with its words side by side.
 */
export function readingOf(text: TextQuery): ReadingOfMatches {
  const { query, wordings, occupation } = text;
  const adjacent = occupation && wordings[0]?.phrase;
  return {
    titles: readingOfTitles(text),
    texts: sql<number>`case when not ${isTitled} and (select count(*) from found) <= ${sql.lit(TEXTS_READ)}
      then (20 * least(1, 5 * ts_rank(body_vector, ${query}::tsquery)))::int + ${adjacent ? points(sql<boolean>`body_vector @@ ${adjacent}::tsquery`, 20) : sql`0`}
      else 0 end`,
  };
}

/** The order of hits: by rank, newest first. */
export const comesAfter = (hit: Hit, after: Hit): boolean =>
  hit.rank < after.rank ||
  (hit.rank === after.rank &&
    (hit.posted_at < after.posted_at || (hit.posted_at.getTime() === after.posted_at.getTime() && hit.job_id < after.job_id)));
export const inOrder = (one: Hit, other: Hit): number => (comesAfter(one, other) ? 1 : -1);

export interface FoundRequest {
  conditions: readonly Condition[];
  rank: RankExpression;
  /** What is added to the rank. */
  reading?: ReadingOfMatches | undefined;
  /** Only jobs posted in the hour of this time or later. */
  since: Date | undefined;
  after: Hit | undefined;
  limit: number;
}

export const isAfter = ({ posted_at, job_id }: Posted): Condition =>
  sql<boolean>`(posted_at, job_id) < (${posted_at}::timestamptz, ${job_id}::uuid)`;

/** All matches, found with the index of terms, then sorted by rank, newest first. */
export async function foundHits(db: Database, request: FoundRequest): Promise<Hit[]> {
  return (await countedHits(db, request)).hits;
}

/** The same with the number of matches, and how many of them more than mention the words; undefined if nothing follows the cursor. */
export async function countedHits(
  db: Database,
  { conditions, rank, reading, since, after, limit }: FoundRequest,
): Promise<{ hits: Hit[]; known: { total: number; leading: number } | undefined }> {
  const window = since ? [sql<boolean>`posted_hour >= ${hourOf(since)}::int`] : [];
  const past = after ? sql`where rank < ${after.rank}::int or (rank = ${after.rank}::int and ${isAfter(after)})` : sql``;
  const read = reading
    ? sql`placed as (select *, row_number() over (order by rank desc, posted_at desc, job_id desc) as place from found),
    ranked as (select job_id, posted_at, rank + ${reading.texts} as rank, ${
      reading.titles
        ? sql`case when ${isTitled} and place <= ${sql.lit(TITLES_READ)}
          then coalesce(folded_title, (select fold_text(title) from job where job.id = placed.job_id)) end`
        : sql`null::text`
    } as folded from placed)`
    : sql`ranked as (select *, null::text as folded from found)`;
  // Materialized, so that the planner does not scan all jobs by date in the hope of an early hit.
  const { rows } = await sql<Hit & { folded: string | null; total: number; leading: number }>`
    with found as materialized (
      select job_id, posted_at, ${reading ? sql`folded_title, body_vector,` : sql``} ${rank} as rank from job_search where ${all([...window, ...conditions])}
    ), ${read}, hits as (
      select * from ranked where folded is not null
      union all (select * from (select * from ranked where folded is null) ranked ${past} order by rank desc, posted_at desc, job_id desc limit ${limit}::int)
    )
    select job_id, posted_at, rank, folded, (select count(*)::int from found) as total, (select count(*)::int from found where rank >= ${SKILLED}) as leading
    from hits`.execute(db);
  const [first] = rows;
  const hits = rows
    .map(({ job_id, posted_at, rank: own, folded }): Hit => {
      const more = folded === null ? 0 : (reading?.titles?.(folded) ?? 0);
      return { job_id, posted_at, rank: own + more };
    })
    .filter((hit) => !after || comesAfter(hit, after))
    .toSorted(inOrder)
    .slice(0, limit);
  const none = after || limit === 0 ? undefined : { total: 0, leading: 0 };
  return { hits, known: first ? { total: first.total, leading: first.leading } : none };
}

interface WalkRequest {
  conditions: readonly Condition[];
  rank: number;
  after: Posted | undefined;
  /** How many jobs to scan. */
  look: number;
  /** The oldest posting time to scan. */
  oldest: Date | undefined;
}

/** Scans the next jobs by date; returns those that match, and where it stopped, which is undefined at the end. */
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
