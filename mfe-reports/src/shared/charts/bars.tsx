import { FormattedMessage, Skeleton } from '@hirehq/shared-ui';
import type { BarChartProps } from './bar-chart.tsx';
import { useLaterPicture } from './use-later-picture.ts';

const load = () => import(/* webpackChunkName: "charts" */ './bar-chart.tsx').then((chart) => chart.BarChart);

/** A bar chart; its code, with the chart library, loads after the page. */
export function Bars(props: BarChartProps) {
  const { Picture, isLost } = useLaterPicture(load);
  if (isLost)
    return (
      <p role="alert">
        <FormattedMessage id="analytics.chartFailed" />
      </p>
    );
  return Picture ? <Picture {...props} /> : <Skeleton height={props.height} />;
}
