import {
  Bar,
  CartesianGrid,
  LabelList,
  Legend,
  BarChart as Chart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type XAxisProps,
  type YAxisProps,
} from 'recharts';
import { directionOf, useLocale } from '@hirehq/shared-ui';
import classes from './bar-chart.module.css';

interface BarSeries {
  key: string;
  title: string;
}

export interface BarChartProps {
  /** What the chart is, for screen readers. */
  title: string;
  /** `columns` for time, `rows` for names. */
  kind: 'columns' | 'rows';
  /** A label and a number for each series; null for none. */
  data: readonly ({ label: string } & Readonly<Record<string, string | number | null>>)[];
  /** Two at most: they differ in fill and outline, not in colour alone. */
  series: readonly [BarSeries] | readonly [BarSeries, BarSeries];
  /** In pixels. */
  height: number;
  /** The end of the scale of numbers; by default the largest of them. */
  most?: number;
  format: (value: number) => string;
}

const LABEL_WIDTH = 132;
const LABEL_LENGTH = 22;
const SERIES_CLASSES = ['first', 'second'] as const;
const shortened = (label: string) => (label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH - 1)}…` : label);
const TICK = { fill: 'var(--hq-text-muted)', fontSize: 13 } as const;

/** By default a name has the colour of its bars, which need not be legible. */
const legendText = (name: string) => <span className={classes['legend']}>{name}</span>;

/** Bars by the chart library: arrow keys move through them, and its tooltip is announced. */
export function BarChart({ title, kind, data, series, height, most, format }: BarChartProps) {
  const isRtl = directionOf(useLocale()) === 'rtl';
  const isRows = kind === 'rows';
  const start = isRtl ? 'right' : 'left';
  const names = { dataKey: 'label', tick: TICK, tickLine: false, axisLine: { stroke: 'var(--hq-border-strong)' } } as const;
  const numbers = {
    type: 'number',
    tick: TICK,
    tickLine: false,
    axisLine: false,
    allowDecimals: false,
    tickFormatter: format,
    domain: [0, most ?? 'dataMax'],
  } as const;
  const xAxis: XAxisProps = isRows ? { ...numbers, reversed: isRtl } : { ...names, reversed: isRtl, minTickGap: 12 };
  const yAxis: YAxisProps = isRows
    ? { ...names, type: 'category', width: LABEL_WIDTH, orientation: start, tickFormatter: shortened, interval: 0 }
    : { ...numbers, width: 40, orientation: start };
  return (
    // The direction of the page would turn the coordinates of the texts, which are already in order.
    <div className={classes['chart']} dir="ltr">
      <ResponsiveContainer width="100%" height={height}>
        <Chart
          data={[...data]}
          layout={isRows ? 'vertical' : 'horizontal'}
          title={title}
          margin={{ top: 16, right: 32, bottom: 4, left: isRtl ? 32 : 4 }}
        >
          <CartesianGrid horizontal={!isRows} vertical={isRows} stroke="var(--hq-border)" />
          <XAxis {...xAxis} />
          <YAxis {...yAxis} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--hq-sunken)' }}
            contentStyle={{
              background: 'var(--hq-surface)',
              border: '1px solid var(--hq-border-strong)',
              borderRadius: 'var(--hq-radius-small)',
              color: 'var(--hq-text)',
            }}
            itemStyle={{ color: 'var(--hq-text)' }}
            formatter={(value) => (typeof value === 'number' ? format(value) : value)}
          />
          {series.length > 1 && <Legend formatter={legendText} itemSorter={null} />}
          {series.map(({ key, title: name }, index) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              className={classes[SERIES_CLASSES[index] ?? 'first'] ?? ''}
              fill={index === 0 ? 'var(--hq-accent)' : 'var(--hq-second-soft)'}
              stroke={index === 0 ? 'var(--hq-accent)' : 'var(--hq-second-text)'}
              isAnimationActive={false}
              maxBarSize={28}
            >
              {isRows && (
                // On a reversed axis too, right is the end of the bar.
                <LabelList
                  dataKey={key}
                  position="right"
                  fill="var(--hq-text)"
                  formatter={(value) => (typeof value === 'number' ? format(value) : '')}
                />
              )}
            </Bar>
          ))}
        </Chart>
      </ResponsiveContainer>
    </div>
  );
}
