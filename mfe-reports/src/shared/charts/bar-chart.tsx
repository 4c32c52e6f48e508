import { useState, type KeyboardEvent } from 'react';
import { directionOf, useLocale } from '@hirehq/shared-ui';
import classes from './bar-chart.module.css';
import { barGeometry, ticksOf } from './bar-geometry.ts';
import { BarPlot } from './bar-plot.tsx';
import { useWidth } from './use-width.ts';

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

const LEGEND_HEIGHT = 34;

/** Bars in SVG. Arrow keys move through the labels; the numbers of a label are in a tooltip, which is announced. */
export function BarChart({ title, kind, data, series, height, most, format }: BarChartProps) {
  const isRtl = directionOf(useLocale()) === 'rtl';
  const [pointedAt, setPointedAt] = useState<number>();
  const [width, ref] = useWidth();
  const values = data.flatMap((row) => series.map(({ key }) => Number(row[key])));
  const end = most ?? ticksOf(Math.max(...values)).at(-1) ?? 1;
  const plotHeight = series.length > 1 ? height - LEGEND_HEIGHT : height;
  const isRows = kind === 'rows';
  const geometry = barGeometry({ isRows, isRtl, width, height: plotHeight, bands: data.length, series: series.length, end });

  function moveByKey(event: KeyboardEvent) {
    const [back, forward] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const last = data.length - 1;
    const at = pointedAt ?? 0;
    const target = new Map<string, number | undefined>([
      [back, Math.max(0, at - 1)],
      ['ArrowUp', Math.max(0, at - 1)],
      [forward, Math.min(last, at + 1)],
      ['ArrowDown', Math.min(last, at + 1)],
      ['Home', 0],
      ['End', last],
      ['Escape', undefined],
    ]);
    if (!target.has(event.key)) return;
    event.preventDefault();
    setPointedAt(target.get(event.key));
  }

  const row = pointedAt === undefined ? undefined : data[pointedAt];
  const band = geometry.bandBox(pointedAt ?? 0);
  const [x, y] = isRows ? [band.x + band.width / 3, band.y + band.height / 2] : [band.x + band.width / 2, band.y];
  return (
    <div className={classes['chart']} ref={ref}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <svg
        width={width}
        height={plotHeight}
        viewBox={`0 0 ${width} ${plotHeight}`}
        role="application"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move through the bars
        tabIndex={0}
        onFocus={() => setPointedAt((before) => before ?? 0)}
        onBlur={() => setPointedAt(undefined)}
        onKeyDown={moveByKey}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointedAt(undefined)}
      >
        {width > 0 && <BarPlot {...{ kind, data, series, format, geometry, end, isRtl, pointedAt }} onPoint={setPointedAt} />}
      </svg>
      {series.length > 1 && (
        <ul className={classes['legend']}>
          {series.map(({ key, title: name }, nth) => (
            <li key={key}>
              <svg width="14" height="14" aria-hidden="true">
                <rect className={classes[nth === 0 ? 'first' : 'second']} x="1" y="1" width="12" height="12" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div
        role="status"
        className={classes['tooltip']}
        style={x < width / 2 ? { left: x + 12, top: y } : { right: width - x + 12, top: y }}
      >
        {row && (
          <>
            <p>{row.label}</p>
            {series.map(({ key, title: name }) => {
              const value = row[key];
              return typeof value === 'number' && <p key={key}>{`${name} : ${format(value)}`}</p>;
            })}
          </>
        )}
      </div>
    </div>
  );
}
