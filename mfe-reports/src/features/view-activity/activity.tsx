import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';
import { PERIODS, periodOf } from '../../shared/address/report-address.ts';
import { useReportAddress } from '../../shared/address/use-report-address.ts';
import { PeriodChoice } from '../../shared/report/period-choice.tsx';
import { ReportFoot } from '../../shared/report/report-foot.tsx';
import { ReportState } from '../../shared/report/report-state.tsx';
import { isEmpty } from './activity.model.ts';
import { useActivityReport } from './activity-report.query.ts';
import { ActivityReportView } from './activity-report.tsx';

export function ActivitySummary() {
  const { formatMessage } = useIntl();
  const { params, change } = useReportAddress();
  const period = periodOf(params.get('period'));
  const query = useActivityReport(PERIODS[period]);
  return (
    <>
      <PeriodChoice />
      <ReportState query={query}>
        {({ activityReport }) =>
          isEmpty(activityReport) ? (
            <EmptyState
              illustration="noResults"
              title={formatMessage({ id: period === 'all' ? 'analytics.activity.emptyTitle' : 'analytics.activity.emptyPeriod' })}
              description={formatMessage({ id: 'analytics.activity.emptyText' })}
            >
              {period !== 'all' && (
                <Button variant="default" onClick={() => change({ period: 'all' })}>
                  <FormattedMessage id="analytics.showAll" />
                </Button>
              )}
              <Button component={PageLink} to={routes.findJobs()}>
                <FormattedMessage id="analytics.findJobs" />
              </Button>
            </EmptyState>
          ) : (
            <>
              <ActivityReportView report={activityReport} />
              <ReportFoot updatedAt={activityReport.updatedAt} />
            </>
          )
        }
      </ReportState>
    </>
  );
}
