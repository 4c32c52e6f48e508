import type { ReactNode } from 'react';
import type { ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { Button, EmptyState, FormattedMessage, type ApiQuery } from '@hirehq/shared-ui';
import { PERIODS, periodOf } from '../address/report-address.ts';
import { useReportAddress } from '../address/use-report-address.ts';
import { PeriodChoice } from './period-choice.tsx';
import { ReportFoot } from './report-foot.tsx';
import { ReportState } from './report-state.tsx';

/** The period in the address. */
export function useReportPeriod(): ReportPeriod {
  return PERIODS[periodOf(useReportAddress().params.get('period'))];
}

interface PeriodReportProps<Report> {
  query: ApiQuery<Report>;
  updatedAt: (report: Report) => string;
  isEmpty: (report: Report) => boolean;
  /** What an empty report says: of all time, of a shorter period, what will be here, and what to do. */
  empty: { title: string; periodTitle: string; text: string; action: ReactNode };
  children: (report: Report) => ReactNode;
}

/** A report about a period, which the candidate chooses; without data it has no pictures. */
export function PeriodReport<Report>({ query, updatedAt, isEmpty, empty, children }: PeriodReportProps<Report>) {
  const { change } = useReportAddress();
  const isAll = useReportPeriod() === 'ALL';
  return (
    <>
      <PeriodChoice />
      <ReportState query={query}>
        {(report) =>
          isEmpty(report) ? (
            <EmptyState illustration="noResults" title={isAll ? empty.title : empty.periodTitle} description={empty.text}>
              {!isAll && (
                <Button variant="default" onClick={() => change({ period: 'all' })}>
                  <FormattedMessage id="analytics.showAll" />
                </Button>
              )}
              {empty.action}
            </EmptyState>
          ) : (
            <>
              {children(report)}
              <ReportFoot updatedAt={updatedAt(report)} />
            </>
          )
        }
      </ReportState>
    </>
  );
}
