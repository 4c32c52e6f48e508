import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';
import { PeriodReport, useReportPeriod } from '../../shared/report/period-report.tsx';
import { useRatingReport } from './rating-report.query.ts';
import { RatingReportView } from './rating-report.tsx';

export function RatingsReport() {
  const { formatMessage } = useIntl();
  return (
    <PeriodReport
      query={useRatingReport(useReportPeriod())}
      updatedAt={({ ratingReport }) => ratingReport.updatedAt}
      isEmpty={({ ratingReport }) => ratingReport.employers.length === 0}
      empty={{
        title: formatMessage({ id: 'analytics.rating.emptyTitle' }),
        periodTitle: formatMessage({ id: 'analytics.rating.emptyPeriod' }),
        text: formatMessage({ id: 'analytics.rating.emptyText' }),
        action: (
          <Button component={PageLink} to={routes.interviews()}>
            <FormattedMessage id="analytics.rating.toInterviews" />
          </Button>
        ),
      }}
    >
      {({ ratingReport }) => <RatingReportView report={ratingReport} />}
    </PeriodReport>
  );
}
