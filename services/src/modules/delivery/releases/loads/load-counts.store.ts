import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { startOfHour } from '../../../../platform/start-of-hour.ts';
import type { LoadCount } from './counts-of-reports.ts';

/** Adds to the counts of an hour. Anybody may report anything: what is no release of ours does not count. */
export async function addLoadCounts(db: Database, counts: readonly LoadCount[], at: Date): Promise<void> {
  if (counts.length === 0) return;
  const column = <Key extends keyof LoadCount>(key: Key) => counts.map((count) => count[key]);
  await sql`
    insert into load_count (hour, remote, version, measure, value, count)
    select ${startOfHour(at)}, given.remote, given.version, given.measure, given.value, given.count
    from unnest(
      ${column('remote')}::text[], ${column('version')}::text[], ${column('measure')}::text[], ${column('value')}::text[],
      ${column('count')}::int[]
    ) with ordinality as given (remote, version, measure, value, count, place)
    join release on release.remote = given.remote and release.version = given.version
    order by given.place
    on conflict (remote, hour, version, measure, value) do update set count = load_count.count + excluded.count`.execute(db);
}

/** Counts since then: of all remotes or one, of each hour or of all together. */
export interface CountsWanted {
  since: Date;
  remote?: string;
  byHour?: boolean;
}

const wantedRows = ({ since, remote }: CountsWanted) =>
  sql`hour >= ${startOfHour(since)} and ${remote === undefined ? sql`true` : sql`remote = ${remote}`}`;
const hourColumn = ({ byHour = false }: CountsWanted) => (byHour ? sql`hour` : sql`null::timestamptz`);

export interface OutcomeRow {
  remote: string;
  version: string;
  hour: Date | null;
  loads: number;
  failed: number;
  stepped_back: number;
}

/** How many loads there were of each version, and how they ended. */
export async function outcomesSince(db: Database, wanted: CountsWanted): Promise<OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    select remote, version, ${hourColumn(wanted)} as hour, sum(count)::int as loads,
      coalesce(sum(count) filter (where value = 'failed'), 0)::int as failed,
      coalesce(sum(count) filter (where value = 'stepped-back'), 0)::int as stepped_back
    from load_count where measure = 'outcome' and ${wantedRows(wanted)}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

export interface TimesRow {
  remote: string;
  version: string;
  hour: Date | null;
  measure: 'ready' | 'task';
  p50: number;
  p95: number;
}

/** Percentiles of the times of each version: upper limits of buckets. */
export async function timesSince(db: Database, wanted: CountsWanted): Promise<TimesRow[]> {
  const { rows } = await sql<TimesRow>`
    with summed as (
      select remote, version, ${hourColumn(wanted)} as hour, measure, value::int as ms, sum(count) as count
      from load_count where measure in ('ready', 'task') and ${wantedRows(wanted)}
      group by 1, 2, 3, 4, 5
    ), placed as (
      select *, sum(count) over (of_version order by ms) as up_to, sum(count) over of_version as total
      from summed window of_version as (partition by remote, version, hour, measure)
    )
    select remote, version, hour, measure,
      min(ms) filter (where up_to >= 0.5 * total) as p50, min(ms) filter (where up_to >= 0.95 * total) as p95
    from placed group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Failed attempts to load each version of a remote, by cause, most first. */
export async function causesSince(
  db: Database,
  { since, remote }: { since: Date; remote: string },
): Promise<{ version: string; cause: string; count: number }[]> {
  const { rows } = await sql<{ version: string; cause: string; count: number }>`
    select version, value as cause, sum(count)::int as count
    from load_count where measure = 'cause' and remote = ${remote} and hour >= ${startOfHour(since)}
    group by 1, 2 order by 3 desc, 2`.execute(db);
  return rows;
}

export async function forgetLoadCounts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('load_count').where('hour', '<', before).execute();
}
