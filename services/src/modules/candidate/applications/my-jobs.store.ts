import { sql, type RawBuilder } from 'kysely';
import type { MyJobsGroup, MyJobsSort, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { TABS_OF_GROUP } from '@hirehq/shared-contracts/my-jobs-groups';
import type { Database } from '../../../platform/database/database.ts';

export interface MyJobRow {
  job_id: string;
  changed_at: Date;
  /** Null if there is no application to send. */
  draft_saved_at: Date | null;
}

/** Whose tracked jobs, and which of them. */
export interface Tracked {
  candidateId: string;
  enterpriseId: string | undefined;
  /** Each of them is in the title or the name of the employer. */
  words: readonly string[];
  now: Date;
}

/** As on the page: an application to send, an invitation to answer, or a round to rate once there is no other to come; an offer to answer. */
const toDo = (now: Date) => sql`
  case
    when latest.withdrawn_at is not null or latest.closed_at is not null then false
    when latest.status = 'F' then latest.answer is null and not exists (
      select from offer where offer.application_id = latest.id and offer.expires_at <= ${now}
    )
    when latest.status in ('R', 'S') then coalesce((
      select case
        when bool_or(is_coming) then bool_or(is_coming and status = 'P' and proposed_times = '[]')
        else bool_or(round_completed and rating_of_panel_by_candidate is null and closure_status is null)
      end
      from (
        select interview.*, status <> 'X' and closure_status is null and not round_completed and completes_at > ${now} as is_coming
        from interview where interview.application_id = latest.id
      ) round
    ), false)
    else false
  end`;

/** Applications that can still be sent. */
const drafts = ({ candidateId, now }: Pick<Tracked, 'candidateId' | 'now'>) => sql`
  select draft.job_id, draft.saved_at from application_draft draft join job on job.id = draft.job_id
  where draft.candidate_id = ${candidateId} and job.closed_at is null and (job.closes_on is null or job.closes_on >= ${now}::date)
    and not exists (select from latest where latest.job_id = draft.job_id and latest.withdrawn_at is null)`;

/** Every job of a candidate with its tab; an active application takes precedence over a bookmark. */
const tabs = ({ candidateId, now }: Pick<Tracked, 'candidateId' | 'now'>) => sql`
  with latest as (
    select distinct on (job_id) id, job_id, enterprise_process_status as status, candidate_process_status as answer,
      withdrawn_at, closed_at, changed_at
    from application where candidate_id = ${candidateId}
    order by job_id, withdrawn_at desc nulls first
  ),
  draft as (${drafts({ candidateId, now })}),
  applied as (
    select
      case
        when latest.withdrawn_at is not null or latest.closed_at is not null or latest.status = 'B' then 'CLOSED'
        when latest.status = 'O' then 'ONBOARDED'
        when latest.status = 'F' then 'OFFERED'
        when exists (
          select from interview where interview.application_id = latest.id and interview.status in ('P', 'A')
            and interview.closure_status is null and not interview.round_completed
        ) then 'INTERVIEW'
        when job.closed_at is not null then 'CLOSED WITH THE JOB'
        when latest.status = 'S' then 'SHORTLISTED'
        else 'APPLIED'
      end as tab,
      ${toDo(now)} as to_do,
      latest.job_id, latest.changed_at, job.closed_at as job_closed_at
    from latest join job on job.id = latest.job_id
  ),
  mine as (
    select case tab when 'CLOSED WITH THE JOB' then 'CLOSED' else tab end as tab, to_do, job_id,
      case tab when 'CLOSED WITH THE JOB' then greatest(changed_at, job_closed_at) else changed_at end as changed_at
    from applied
    union all
    select 'APPLIED_ELSEWHERE', false, elsewhere.job_id, elsewhere.applied_at from applied_elsewhere elsewhere
    where candidate_id = ${candidateId} and not exists (select from latest where latest.job_id = elsewhere.job_id and latest.withdrawn_at is null)
    union all
    select 'DRAFT', true, draft.job_id, draft.saved_at from draft
    where not exists (select from saved_job where saved_job.candidate_id = ${candidateId} and saved_job.job_id = draft.job_id)
      and not exists (select from applied_elsewhere elsewhere where elsewhere.candidate_id = ${candidateId} and elsewhere.job_id = draft.job_id)
    union all
    select 'SAVED', false, saved_job.job_id, saved_job.saved_at from saved_job
    where candidate_id = ${candidateId} and not exists (select from latest where latest.job_id = saved_job.job_id and latest.withdrawn_at is null)
      and not exists (select from applied_elsewhere elsewhere where elsewhere.candidate_id = ${candidateId} and elsewhere.job_id = saved_job.job_id)
  )`;

/** The tracked jobs that are asked for, with what they are sorted by. */
const tracked = (wanted: Tracked) => sql`
  ${tabs(wanted)},
  tracked as (
    select tab, to_do or draft.saved_at is not null as to_do, mine.job_id, draft.saved_at as draft_saved_at,
      date_trunc('milliseconds', mine.changed_at) as changed_at, ${TITLE} as title, ${COMPANY} as company
    from mine join job on job.id = mine.job_id left join draft on draft.job_id = mine.job_id and mine.tab in ('DRAFT', 'SAVED', 'APPLIED_ELSEWHERE') join enterprise on enterprise.id = job.enterprise_id
    where ${wanted.enterpriseId === undefined ? sql`true` : sql`job.enterprise_id::text = lower(${wanted.enterpriseId})`}
      and not exists (
        select from unnest(${wanted.words}::text[]) word
        where position(fold_text(word) in ${TITLE} || ' ' || ${COMPANY}) = 0
      )
  )`;

const TITLE = sql`fold_text(job.title)`;
const COMPANY = sql`fold_text(enterprise.establishment_name)`;

export interface MyJobsCounts {
  byTab: ReadonlyMap<MyJobsTab, number>;
  toDo: ReadonlyMap<MyJobsTab, number>;
}

export async function myJobsCounts(db: Database, wanted: Tracked): Promise<MyJobsCounts> {
  const { rows } = await sql<{ tab: MyJobsTab; count: number; to_do: number }>`
    ${tracked(wanted)}
    select tab, count(*)::int as count, count(*) filter (where to_do)::int as to_do from tracked group by tab`.execute(db);
  return {
    byTab: new Map(rows.map(({ tab, count }) => [tab, count])),
    toDo: new Map(rows.map(({ tab, to_do: count }) => [tab, count])),
  };
}

interface Page {
  tab: MyJobsTab | undefined;
  group: MyJobsGroup;
  sort: MyJobsSort;
  /** The last job of the page before. */
  after: { changedAt: Date; jobId: string } | undefined;
  limit: number;
}

/** The order, and the condition that continues after a job. */
const ORDERS: Readonly<
  Record<MyJobsSort, { by: RawBuilder<unknown>; past: (after: NonNullable<Page['after']>) => RawBuilder<unknown> }>
> = {
  CHANGED: {
    by: sql`changed_at desc, job_id desc`,
    past: ({ changedAt, jobId }) => sql`(changed_at, job_id) < (${changedAt}, ${jobId}::uuid)`,
  },
  COMPANY: {
    by: sql`company, title, job_id`,
    past: ({ jobId }) => pastNames(sql`company, title`, sql`${COMPANY}, ${TITLE}`, jobId),
  },
  TITLE: {
    by: sql`title, company, job_id`,
    past: ({ jobId }) => pastNames(sql`title, company`, sql`${TITLE}, ${COMPANY}`, jobId),
  },
};

/** By the job's names as they are now, which do not fit into a cursor. */
const pastNames = (names: RawBuilder<unknown>, namesOfJob: RawBuilder<unknown>, jobId: string) => sql`
  (${names}, job_id) > (
    select ${namesOfJob}, job.id from job join enterprise on enterprise.id = job.enterprise_id where job.id = ${jobId}::uuid
  )`;

export async function myJobsPage(db: Database, wanted: Tracked, { tab, group, sort, after, limit }: Page): Promise<MyJobRow[]> {
  const { by, past } = ORDERS[sort];
  const { rows } = await sql<MyJobRow>`
    ${tracked(wanted)} select job_id, changed_at, draft_saved_at from tracked
    where ${group === 'TO_DO' ? sql`to_do` : sql`tab = any(${TABS_OF_GROUP[group]}::text[])`}
      and ${tab === undefined ? sql`true` : sql`tab = ${tab}`} and ${after ? past(after) : sql`true`}
    order by ${by} limit ${limit}`.execute(db);
  return rows;
}
