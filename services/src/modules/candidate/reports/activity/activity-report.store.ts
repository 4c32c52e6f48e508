import { sql } from 'kysely';
import { periodTable, stepAt, stepsTable } from '../period/period.store.ts';
import type { ReportScope } from '../period/report-scope.ts';
import { titleGroup } from './title-group.store.ts';

interface ActivityRow {
  summary: {
    saved: number;
    applied: number;
    shortlisted: number;
    interview: number;
    offered: number;
    onboarded: number;
    closed: number;
    answered: number;
    medianHours: number | null;
  };
  overTime: { from: string; applications: number; answers: number }[];
  titles: { title: string; applications: number; answered: number; interviews: number; offers: number }[];
}

const MOST_TITLES = 10;

/**
 * What became of the candidate's applications. Each has its first response by the employer, and the stages its process records
 * show that it has reached; who got an offer without a shortlist counts as shortlisted.
 */
export async function readActivity(scope: ReportScope): Promise<ActivityRow> {
  const { db, candidateId, now } = scope;
  const { rows } = await sql<ActivityRow>`
    with period as ${periodTable(scope)},
    own as materialized (
      select application.submitted_at, application.closed_at, application.withdrawn_at, job.title, process.*
      from application
      join job on job.id = application.job_id
      cross join lateral (
        select
          min(recorded_at) filter (where actor = 'enterprise' and change is distinct from 'note') as answered_at,
          bool_or(enterprise_process_status in ('S', 'F', 'O', 'B')) as shortlisted,
          bool_or(change = 'interview scheduled') as invited,
          bool_or(enterprise_process_status in ('F', 'O', 'B')) as offered,
          bool_or(enterprise_process_status in ('O', 'B')) as onboarded
        from process_record where process_record.application_id = application.id and recorded_at <= ${now}::timestamptz
      ) process
      where application.candidate_id = ${candidateId}::uuid and application.submitted_at <= ${now}::timestamptz
    ),
    sent as (select own.* from own, period where own.submitted_at >= period.since),
    series as ${stepsTable(scope, sql`(select min(submitted_at) from own)`)},
    title_groups as (
      select (array_agg(title order by length(title), title))[1] as title, count(*) as applications, count(answered_at) as answered,
        count(*) filter (where invited) as interviews, count(*) filter (where offered) as offers
      from sent group by ${titleGroup(sql`title`)}
      order by applications desc, title limit ${sql.lit(MOST_TITLES)}
    )
    select
      (select json_build_object(
        'saved', (
          select count(*) from saved_job, period
          where saved_job.candidate_id = ${candidateId}::uuid and saved_at >= since and saved_at <= ${now}::timestamptz),
        'applied', count(*),
        'shortlisted', count(*) filter (where shortlisted),
        'interview', count(*) filter (where invited),
        'offered', count(*) filter (where offered),
        'onboarded', count(*) filter (where onboarded),
        'closed', count(*) filter (where closed_at <= ${now}::timestamptz or withdrawn_at <= ${now}::timestamptz),
        'answered', count(answered_at),
        'medianHours', percentile_cont(0.5) within group (order by extract(epoch from answered_at - submitted_at)) / 3600
      ) from sent) as summary,
      (select json_agg(json_build_object(
          'from', series.step::date, 'applications', coalesce(sending.count, 0), 'answers', coalesce(answering.count, 0))
          order by series.step)
        from series
        left join (
          select ${stepAt(scope, sql`submitted_at`)} as step, count(*) as count from sent group by 1
        ) sending on sending.step = series.step
        left join (
          select ${stepAt(scope, sql`answered_at`)} as step, count(*) as count from own where answered_at is not null group by 1
        ) answering on answering.step = series.step) as "overTime",
      (select coalesce(json_agg(title_groups), '[]') from title_groups) as titles`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A query without a table has one row.');
  return row;
}
