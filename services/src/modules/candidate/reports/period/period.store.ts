import { sql, type RawBuilder } from 'kysely';
import type { ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { stepOf, type ReportGround } from './report-ground.ts';

/** Steps of a period, the current one included; undefined for all of them. */
const STEPS: Readonly<Record<ReportPeriod, number | undefined>> = { WEEKS_4: 4, MONTHS_3: 13, MONTHS_12: 12, ALL: undefined };
/** Ten years of months: a report over time has no more steps. */
const MOST_STEPS = 120;

const unitOf = ({ period }: ReportGround) => sql.lit(stepOf(period).toLowerCase());
const steps = (ground: ReportGround, count: number) =>
  sql`${sql.lit(`${count} ${stepOf(ground.period).toLowerCase()}`)}::interval`;

/** The first moment of the step in which a time is, on the clocks of the time zone. */
export const stepAt = (ground: ReportGround, time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`date_trunc(${unitOf(ground)}, ${time} at time zone ${ground.zone}::text)`;

/**
 * The table `period` of a report, one row: its first step, null for all time; its last step; and `since`, the time at which it
 * begins. Steps are local times, so that a week in which the clocks change has seven days.
 */
export function periodTable(ground: ReportGround): RawBuilder<unknown> {
  const last = stepAt(ground, sql`${ground.now}::timestamptz`);
  const count = STEPS[ground.period];
  const first = count === undefined ? sql`null::timestamp` : sql`${last} - ${steps(ground, count - 1)}`;
  return sql`(
    select first_step, last_step, coalesce(first_step at time zone ${ground.zone}::text, '-infinity') as since
    from (select ${first} as first_step, ${last} as last_step) steps
  )`;
}

/** Every step of the period, as rows of one column `step`; of all time, those since `earliest`. */
export const stepsTable = (ground: ReportGround, earliest: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select generate_series(
    coalesce(first_step, greatest(
      ${stepAt(ground, sql`coalesce(${earliest}, ${ground.now}::timestamptz)`)},
      last_step - ${steps(ground, MOST_STEPS - 1)})),
    last_step, ${steps(ground, 1)}) as step
  from period
)`;
