import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { BarChart } from '../../shared/charts/bar-chart.tsx';
import { ReportFigure } from '../../shared/figure/report-figure.tsx';
import type { ReportColumn } from '../../shared/figure/report-table.tsx';
import type { ActivityReport } from './activity-report.query.ts';

type Title = ActivityReport['titles'][number];
const ROW_HEIGHT = 56;

/** Applications and responses by groups of similar job titles. */
export function TitlesFigure({ titles, updatedAt }: { titles: readonly Title[]; updatedAt: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const title = formatMessage({ id: 'analytics.activity.titles' });
  const count = (id: string, of: (row: Title) => number): ReportColumn<Title> => ({
    title: id,
    isNumber: true,
    value: of,
    renderCell: (row) => formatNumber(of(row)),
  });
  const [applications, answered] = [
    formatMessage({ id: 'analytics.column.applications' }),
    formatMessage({ id: 'analytics.column.answered' }),
  ];
  return (
    <ReportFigure
      title={title}
      summary={<FormattedMessage id="analytics.activity.titlesText" />}
      picture={
        <BarChart
          title={title}
          kind="rows"
          data={titles.map((row) => ({ label: row.title, applications: row.applications, answered: row.answered }))}
          series={[
            { key: 'applications', title: applications },
            { key: 'answered', title: answered },
          ]}
          height={80 + ROW_HEIGHT * titles.length}
          format={(value) => formatNumber(value)}
        />
      }
      columns={[
        {
          title: formatMessage({ id: 'analytics.column.jobTitle' }),
          value: (row) => row.title,
          renderCell: (row) => <bdi>{row.title}</bdi>,
        },
        count(applications, (row) => row.applications),
        count(answered, (row) => row.answered),
        count(formatMessage({ id: 'analytics.column.interviews' }), (row) => row.interviews),
        count(formatMessage({ id: 'analytics.column.offers' }), (row) => row.offers),
      ]}
      rows={titles}
      fileName="activity-by-job-title"
      updatedAt={updatedAt}
    />
  );
}
