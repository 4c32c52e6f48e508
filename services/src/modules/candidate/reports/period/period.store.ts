import { sql, type RawBuilder } from 'kysely';
import type { ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { stepOf, type ReportScope } from './report-scope.ts';

/** Steps of a period, the current one included; undefined for all of them. */
const STEPS: Readonly<Record<ReportPeriod, number | undefined>> = { WEEKS_4: 4, MONTHS_3: 13, MONTHS_12: 12, ALL: undefined };
/** Ten years of months: a report over time has no more steps. */
const MOST_STEPS = 120;

const unitOf = ({ period }: ReportScope) => sql.lit(stepOf(period).toLowerCase());
const steps = (scope: ReportScope, count: number) => sql`${sql.lit(`${count} ${stepOf(scope.period).toLowerCase()}`)}::interval`;

/** The first moment of the step in which a time is, on the clocks of the time zone. */
export const stepAt = (scope: ReportScope, time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`date_trunc(${unitOf(scope)}, ${time} at time zone ${scope.zone}::text)`;

/**
 * The table `period` of a report, one row: its first step, null for all time; its last step; and `since`, the time at which it
 * begins. Steps are local times, so that a week in which the clocks change has seven days.
 */
export function periodTable(scope: ReportScope): RawBuilder<unknown> {
  const last = stepAt(scope, sql`${scope.now}::timestamptz`);
  const count = STEPS[scope.period];
  const first = count === undefined ? sql`null::timestamp` : sql`${last} - ${steps(scope, count - 1)}`;
  return sql`(
    select first_step, last_step, coalesce(first_step at time zone ${scope.zone}::text, '-infinity') as since
    from (select ${first} as first_step, ${last} as last_step) steps
  )`;
}

/** Every step of the period, as rows of one column `step`; of all time, those since `earliest`. */
export const stepsTable = (scope: ReportScope, earliest: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select generate_series(
    coalesce(first_step, greatest(
      ${stepAt(scope, sql`coalesce(${earliest}, ${scope.now}::timestamptz)`)},
      last_step - ${steps(scope, MOST_STEPS - 1)})),
    last_step, ${steps(scope, 1)}) as step
  from period
)`;
