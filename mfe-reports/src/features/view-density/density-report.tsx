import { FormattedMessage, PageLink, Skeleton, useIntl } from '@hirehq/shared-ui';
import { useLocationText } from '@hirehq/shared-ui/bundled';
import { useLaterPicture } from './use-later-picture.ts';
import { ReportFigure } from '../../shared/figure/report-figure.tsx';
import classes from './density-report.module.css';
import { searchOf, type DensityFilter } from './density.model.ts';
import type { JobDensity } from './job-density.query.ts';
import { useJobsText } from './use-jobs-text.ts';

const loadMap = () => import(/* webpackChunkName: "map" */ './density-map.tsx').then((map) => map.DensityMap);

/** Job Density: where the jobs are, on a map and as a list with the same links. */
export function DensityReportView({ report, filter }: { report: JobDensity; filter: DensityFilter }) {
  const { formatMessage, formatNumber } = useIntl();
  const locationText = useLocationText();
  const jobsText = useJobsText();
  const { Picture, isLost } = useLaterPicture(loadMap);
  const { locations, total, totalIsEstimate, isEstimate, updatedAt } = report;
  const [first] = locations;
  const bubbles = locations.map((location) => ({
    ...location,
    to: searchOf(location, filter),
    text: `${locationText(location)}: ${jobsText(location.jobs, isEstimate)}`,
  }));
  return (
    <ReportFigure
      title={formatMessage({ id: 'analytics.density.map' })}
      isOpen
      summary={
        first && (
          <>
            <FormattedMessage
              id="analytics.density.summary"
              values={{
                jobs: jobsText(total, totalIsEstimate),
                place: locationText(first),
                most: jobsText(first.jobs, isEstimate),
              }}
            />{' '}
            {isEstimate && <FormattedMessage id="analytics.density.estimated" />}
          </>
        )
      }
      picture={
        <div className={classes['map']}>
          {Picture && <Picture bubbles={bubbles} />}
          {!Picture && !isLost && <Skeleton height="100%" />}
          {isLost && (
            <p role="alert">
              <FormattedMessage id="analytics.chartFailed" />
            </p>
          )}
        </div>
      }
      columns={[
        {
          title: formatMessage({ id: 'analytics.column.location' }),
          value: locationText,
          renderCell: (location) => (
            <PageLink to={searchOf(location, filter)} className={classes['link']} absent={locationText(location)}>
              <bdi>{locationText(location)}</bdi>
            </PageLink>
          ),
        },
        {
          title: formatMessage({ id: 'analytics.column.jobs' }),
          isNumber: true,
          value: ({ jobs }) => jobs,
          renderCell: ({ jobs }) =>
            isEstimate ? formatMessage({ id: 'analytics.density.about' }, { count: jobs }) : formatNumber(jobs),
        },
      ]}
      rows={locations}
      fileName="job-density"
      updatedAt={updatedAt}
    />
  );
}
