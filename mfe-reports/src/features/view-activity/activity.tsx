import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';
import { PeriodReport, useReportPeriod } from '../../shared/report/period-report.tsx';
import { isEmpty } from './activity.model.ts';
import { useActivityReport } from './activity-report.query.ts';
import { ActivityReportView } from './activity-report.tsx';

export function ActivitySummary() {
  const { formatMessage } = useIntl();
  return (
    <PeriodReport
      query={useActivityReport(useReportPeriod())}
      updatedAt={({ activityReport }) => activityReport.updatedAt}
      isEmpty={({ activityReport }) => isEmpty(activityReport)}
      empty={{
        title: formatMessage({ id: 'analytics.activity.emptyTitle' }),
        periodTitle: formatMessage({ id: 'analytics.activity.emptyPeriod' }),
        text: formatMessage({ id: 'analytics.activity.emptyText' }),
        action: (
          <Button component={PageLink} to={routes.findJobs()}>
            <FormattedMessage id="analytics.findJobs" />
          </Button>
        ),
      }}
    >
      {({ activityReport }) => <ActivityReportView report={activityReport} />}
    </PeriodReport>
  );
}
