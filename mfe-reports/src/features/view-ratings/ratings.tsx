import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';
import { PERIODS, periodOf } from '../../shared/address/report-address.ts';
import { useReportAddress } from '../../shared/address/use-report-address.ts';
import { PeriodChoice } from '../../shared/report/period-choice.tsx';
import { ReportFoot } from '../../shared/report/report-foot.tsx';
import { ReportState } from '../../shared/report/report-state.tsx';
import { useRatingReport } from './rating-report.query.ts';
import { RatingReportView } from './rating-report.tsx';

export function RatingsReport() {
  const { formatMessage } = useIntl();
  const { params, change } = useReportAddress();
  const period = periodOf(params.get('period'));
  const query = useRatingReport(PERIODS[period]);
  return (
    <>
      <PeriodChoice />
      <ReportState query={query}>
        {({ ratingReport }) =>
          ratingReport.employers.length > 0 ? (
            <>
              <RatingReportView report={ratingReport} />
              <ReportFoot updatedAt={ratingReport.updatedAt} />
            </>
          ) : (
            <EmptyState
              illustration="noResults"
              title={formatMessage({ id: period === 'all' ? 'analytics.rating.emptyTitle' : 'analytics.rating.emptyPeriod' })}
              description={formatMessage({ id: 'analytics.rating.emptyText' })}
            >
              {period !== 'all' && (
                <Button variant="default" onClick={() => change({ period: 'all' })}>
                  <FormattedMessage id="analytics.showAll" />
                </Button>
              )}
              <Button component={PageLink} to={routes.interviews()}>
                <FormattedMessage id="analytics.rating.toInterviews" />
              </Button>
            </EmptyState>
          )
        }
      </ReportState>
    </>
  );
}
