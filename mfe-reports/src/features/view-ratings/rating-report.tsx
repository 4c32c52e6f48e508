import { RATING_MAX } from '@hirehq/shared-contracts/inputs';
import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { BarChart } from '../../shared/charts/bar-chart.tsx';
import { ReportFigure } from '../../shared/figure/report-figure.tsx';
import type { ReportColumn } from '../../shared/figure/report-table.tsx';
import { useStepTitles } from '../../shared/figure/use-step-titles.ts';
import { KeyNumber, KeyNumbers } from '../../shared/key-numbers/key-numbers.tsx';
import type { RatingReport, Ratings } from './rating-report.query.ts';
import { useRatingText } from './use-rating-text.ts';

const SHOWN_EMPLOYERS = 10;
const ROW_HEIGHT = 56;

interface Rated {
  received: Ratings;
  given: Ratings;
}

/** My Average Rating: how employers rate the candidate, and how the candidate rates them. */
export function RatingReportView({ report }: { report: RatingReport }) {
  const { formatMessage, formatNumber } = useIntl();
  const text = useRatingText();
  const { column, stepTitle } = useStepTitles(report.step);
  const { received, given, employers, overTime, updatedAt } = report;

  const rounded = (average: number | null) => (average === null ? null : Number(average.toFixed(2)));
  const columnsOf = (title: string, rated: keyof Rated): ReportColumn<Rated>[] => [
    { title, isNumber: true, value: (row) => rounded(row[rated].average), renderCell: (row) => text(row[rated]) },
    {
      title: formatMessage({ id: 'analytics.column.ratingsOf' }, { who: title }),
      isNumber: true,
      value: (row) => row[rated].count,
      renderCell: (row) => formatNumber(row[rated].count),
    },
  ];
  const [ofYou, byYou] = [formatMessage({ id: 'analytics.rating.ofYou' }), formatMessage({ id: 'analytics.rating.byYou' })];
  const ratings = [...columnsOf(ofYou, 'received'), ...columnsOf(byYou, 'given')];
  const chart = {
    series: [
      { key: 'received', title: ofYou },
      { key: 'given', title: byYou },
    ],
    most: RATING_MAX,
    format: (value: number) => formatNumber(value, { maximumFractionDigits: 1 }),
  } as const;
  const bar = (label: string, rated: Rated) => ({
    label,
    received: rounded(rated.received.average),
    given: rounded(rated.given.average),
  });
  const [first] = employers;
  const title = {
    employers: formatMessage({ id: 'analytics.rating.employers' }),
    overTime: formatMessage({ id: 'analytics.rating.overTime' }),
  };

  return (
    <>
      <KeyNumbers>
        <KeyNumber
          title={formatMessage({ id: 'analytics.rating.received' })}
          value={text(received)}
          text={<FormattedMessage id="analytics.rating.count" values={{ count: received.count }} />}
        />
        <KeyNumber
          title={formatMessage({ id: 'analytics.rating.given' })}
          value={text(given)}
          text={<FormattedMessage id="analytics.rating.count" values={{ count: given.count }} />}
        />
      </KeyNumbers>
      <ReportFigure
        title={title.employers}
        summary={
          first && (
            <FormattedMessage
              id="analytics.rating.employersText"
              values={{ count: employers.length, employer: <bdi>{first.enterpriseName}</bdi> }}
            />
          )
        }
        picture={
          <BarChart
            {...chart}
            title={title.employers}
            kind="rows"
            data={employers.slice(0, SHOWN_EMPLOYERS).map((employer) => bar(employer.enterpriseName, employer))}
            height={80 + ROW_HEIGHT * Math.min(employers.length, SHOWN_EMPLOYERS)}
          />
        }
        columns={[
          {
            title: formatMessage({ id: 'analytics.column.employer' }),
            value: ({ enterpriseName }) => enterpriseName,
            renderCell: ({ enterpriseName }) => <bdi>{enterpriseName}</bdi>,
          },
          ...ratings,
        ]}
        rows={employers}
        fileName="ratings-by-employer"
        updatedAt={updatedAt}
      />
      <ReportFigure
        title={title.overTime}
        summary={<FormattedMessage id="analytics.rating.overTimeText" />}
        picture={
          <BarChart
            {...chart}
            title={title.overTime}
            kind="columns"
            data={overTime.map((step) => bar(stepTitle(step.from), step))}
            height={280}
          />
        }
        columns={[{ title: column, value: ({ from }) => from, renderCell: ({ from }) => stepTitle(from) }, ...ratings]}
        rows={overTime}
        hasValue={(step) => step.received.count + step.given.count > 0}
        fileName="ratings-over-time"
        updatedAt={updatedAt}
      />
    </>
  );
}
