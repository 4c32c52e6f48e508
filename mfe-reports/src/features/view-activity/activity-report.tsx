import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { FormattedMessage, defineMessages, useIntl } from '@hirehq/shared-ui';
import { BarChart } from '../../shared/charts/bar-chart.tsx';
import { ReportFigure } from '../../shared/figure/report-figure.tsx';
import { useStepTitles } from '../../shared/figure/use-step-titles.ts';
import { KeyNumber, KeyNumbers } from '../../shared/key-numbers/key-numbers.tsx';
import type { ActivityReport } from './activity-report.query.ts';
import { countOf, spanOf } from './activity.model.ts';
import { TitlesFigure } from './titles-figure.tsx';

const STAGES = defineMessages({
  DRAFT: { id: 'analytics.stage.DRAFT' },
  SAVED: { id: 'analytics.stage.SAVED' },
  APPLIED: { id: 'analytics.stage.APPLIED' },
  APPLIED_ELSEWHERE: { id: 'analytics.stage.APPLIED_ELSEWHERE' },
  SHORTLISTED: { id: 'analytics.stage.SHORTLISTED' },
  INTERVIEW: { id: 'analytics.stage.INTERVIEW' },
  OFFERED: { id: 'analytics.stage.OFFERED' },
  ONBOARDED: { id: 'analytics.stage.ONBOARDED' },
  CLOSED: { id: 'analytics.stage.CLOSED' },
} satisfies Record<MyJobsTab, { id: string }>);

/** My Activity Summary: how far applications got, how often and how fast employers respond. */
export function ActivityReportView({ report }: { report: ActivityReport }) {
  const { formatMessage, formatNumber } = useIntl();
  const { column, stepTitle } = useStepTitles(report.step);
  const { stages, answered, medianHoursToAnswer, overTime, titles, updatedAt } = report;
  const applied = countOf(report, 'APPLIED');
  const number = (value: number) => formatNumber(value);
  const span = medianHoursToAnswer === null ? undefined : spanOf(medianHoursToAnswer);
  const title = {
    stages: formatMessage({ id: 'analytics.activity.stages' }),
    overTime: formatMessage({ id: report.step === 'WEEK' ? 'analytics.activity.byWeek' : 'analytics.activity.byMonth' }),
  };
  const [applications, answers] = [
    formatMessage({ id: 'analytics.column.applications' }),
    formatMessage({ id: 'analytics.column.answers' }),
  ];

  return (
    <>
      {applied > 0 && (
        <KeyNumbers>
          <KeyNumber
            title={formatMessage({ id: 'analytics.activity.rate' })}
            value={formatNumber(answered / applied, { style: 'percent', maximumFractionDigits: 0 })}
            text={<FormattedMessage id="analytics.activity.rateText" values={{ answered, applied }} />}
          />
          {span && (
            <KeyNumber
              title={formatMessage({ id: 'analytics.activity.time' })}
              value={formatNumber(span.count, { style: 'unit', unit: span.unit, unitDisplay: 'long' })}
              text={<FormattedMessage id="analytics.activity.timeText" />}
            />
          )}
        </KeyNumbers>
      )}
      <ReportFigure
        title={title.stages}
        summary={<FormattedMessage id="analytics.activity.stagesText" values={{ applied, offers: countOf(report, 'OFFERED') }} />}
        picture={
          <BarChart
            title={title.stages}
            kind="rows"
            data={stages.map(({ stage, count }) => ({ label: formatMessage(STAGES[stage]), count }))}
            series={[{ key: 'count', title: formatMessage({ id: 'analytics.column.count' }) }]}
            height={320}
            format={number}
          />
        }
        columns={[
          { title: formatMessage({ id: 'analytics.column.stage' }), value: ({ stage }) => formatMessage(STAGES[stage]) },
          {
            title: formatMessage({ id: 'analytics.column.count' }),
            isNumber: true,
            value: ({ count }) => count,
            renderCell: ({ count }) => number(count),
          },
        ]}
        rows={stages}
        hasValue={({ count }) => count > 0}
        fileName="activity-by-stage"
        updatedAt={updatedAt}
      />
      <ReportFigure
        title={title.overTime}
        summary={<FormattedMessage id="analytics.activity.overTimeText" />}
        picture={
          <BarChart
            title={title.overTime}
            kind="columns"
            data={overTime.map((step) => ({
              label: stepTitle(step.from),
              applications: step.applications,
              answers: step.answers,
            }))}
            series={[
              { key: 'applications', title: applications },
              { key: 'answers', title: answers },
            ]}
            height={280}
            format={number}
          />
        }
        columns={[
          { title: column, value: ({ from }) => from, renderCell: ({ from }) => stepTitle(from) },
          {
            title: applications,
            isNumber: true,
            value: (step) => step.applications,
            renderCell: (step) => number(step.applications),
          },
          { title: answers, isNumber: true, value: (step) => step.answers, renderCell: (step) => number(step.answers) },
        ]}
        rows={overTime}
        hasValue={(step) => step.applications + step.answers > 0}
        fileName="activity-over-time"
        updatedAt={updatedAt}
      />
      {titles.length > 0 && <TitlesFigure titles={titles} updatedAt={updatedAt} />}
    </>
  );
}
