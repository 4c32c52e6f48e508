import type { ReportStep } from '@hirehq/shared-contracts/graphql/types';
import { useIntl } from '@hirehq/shared-ui';

/** How the steps of a report over time are written: a week by its Monday, a month by its name. `from` is a calendar date. */
export function useStepTitles(step: ReportStep): { column: string; stepTitle: (from: string) => string } {
  const { formatDate, formatMessage } = useIntl();
  const isWeek = step === 'WEEK';
  return {
    column: formatMessage({ id: isWeek ? 'analytics.column.week' : 'analytics.column.month' }),
    stepTitle: (from) =>
      formatDate(from, {
        timeZone: 'UTC',
        ...(isWeek ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
      }),
  };
}
