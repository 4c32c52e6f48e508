import { sql } from 'kysely';
import { periodTable, stepAt, stepsTable } from '../period/period.store.ts';
import type { ReportScope } from '../period/report-scope.ts';

export interface Ratings {
  average: number | null;
  count: number;
}

interface RatingRow {
  received: Ratings;
  given: Ratings;
  employers: { enterpriseId: string; enterpriseName: string; received: Ratings; given: Ratings }[];
  overTime: { from: string; received: Ratings; given: Ratings }[];
}

const MOST_EMPLOYERS = 25;

/** Average and number of the ratings in a column. */
const ratings = (column: 'received' | 'given') =>
  sql`json_build_object('average', avg(${sql.ref(column)})::float8, 'count', count(${sql.ref(column)}))`;
const both = sql`${ratings('received')} as received, ${ratings('given')} as given`;

/** Ratings of rounds that took place in the period, in both directions. */
export async function readRatings(scope: ReportScope): Promise<RatingRow> {
  const { db, candidateId, now } = scope;
  const { rows } = await sql<RatingRow>`
    with period as ${periodTable(scope)},
    rounds as materialized (
      select interview.starts_at as held_at, rating_of_candidate_by_panel as received, rating_of_panel_by_candidate as given,
        enterprise.id as enterprise_id, enterprise.establishment_name
      from application
      join interview on interview.application_id = application.id
      join job on job.id = application.job_id
      join enterprise on enterprise.id = job.enterprise_id
      cross join period
      where application.candidate_id = ${candidateId}::uuid and starts_at >= since and starts_at <= ${now}::timestamptz
        and coalesce(rating_of_candidate_by_panel, rating_of_panel_by_candidate) is not null
    ),
    series as ${stepsTable(scope, sql`(select min(held_at) from rounds)`)},
    employers as (
      select enterprise_id as "enterpriseId", establishment_name as "enterpriseName", ${both}
      from rounds group by enterprise_id, establishment_name
      order by count(received) + count(given) desc, establishment_name, enterprise_id limit ${sql.lit(MOST_EMPLOYERS)}
    ),
    steps as (
      select series.step, ${both} from series
      left join rounds on ${stepAt(scope, sql`held_at`)} = series.step
      group by series.step
    )
    select
      (select ${ratings('received')} from rounds) as received,
      (select ${ratings('given')} from rounds) as given,
      (select coalesce(json_agg(employers), '[]') from employers) as employers,
      (select json_agg(json_build_object('from', step::date, 'received', received, 'given', given) order by step) from steps) as "overTime"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A query without a table has one row.');
  return row;
}
