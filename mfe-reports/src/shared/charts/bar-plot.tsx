import type { BarChartProps } from './bar-chart.tsx';
import classes from './bar-chart.module.css';
import { type barGeometry, ticksOf } from './bar-geometry.ts';

const LABEL_LENGTH = 22;
/** About the width of a letter, and the room between two labels, in pixels. */
const LETTER = 7;
const LABEL_GAP = 12;
/** From the middle of a line to the foot of its letters. */
const FOOT = 5;
const shortened = (label: string) => (label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH - 1)}…` : label);

interface BarPlotProps extends Pick<BarChartProps, 'kind' | 'data' | 'series' | 'format'> {
  geometry: ReturnType<typeof barGeometry>;
  end: number;
  isRtl: boolean;
  pointedAt: number | undefined;
  onPoint: (index: number) => void;
}

/** Scale, labels and bars of a chart. */
export function BarPlot({ kind, data, series, format, geometry, end, isRtl, pointedAt, onPoint }: BarPlotProps) {
  const { band, bandBox, barBox, tickBox, beside, below } = geometry;
  const isRows = kind === 'rows';
  const [startSide, endSide] = isRtl ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const longest = Math.max(...data.map(({ label }) => label.length));
  const labelEvery = isRows ? 1 : Math.ceil((longest * LETTER + LABEL_GAP) / band);
  return (
    <>
      {ticksOf(end).map((value) => {
        const { x, y, width, height } = tickBox(value);
        return (
          <g key={value}>
            <line className={value === 0 ? classes['axis'] : classes['grid']} x1={x} x2={x + width} y1={y} y2={y + height} />
            <text
              className={classes['label']}
              x={isRows ? x : beside}
              y={isRows ? below : y + FOOT}
              textAnchor={isRows ? 'middle' : endSide}
            >
              {format(value)}
            </text>
          </g>
        );
      })}
      {data.map(({ label, ...values }, index) => {
        const { x, y, width, height } = bandBox(index);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two employers may have one name
          <g key={index}>
            <rect
              className={index === pointedAt ? classes['pointedAt'] : classes['band']}
              {...bandBox(index)}
              onPointerEnter={() => onPoint(index)}
            />
            {(data.length - 1 - index) % labelEvery === 0 && (
              <text
                className={classes['label']}
                x={isRows ? beside : x + width / 2}
                y={isRows ? y + height / 2 + FOOT : below}
                textAnchor={isRows ? endSide : 'middle'}
              >
                {isRows ? shortened(label) : label}
              </text>
            )}
            {series.map(({ key }, nth) => {
              const value = values[key];
              if (typeof value !== 'number') return undefined;
              const bar = barBox(index, nth, value);
              return (
                <g key={key} className={classes['bar']}>
                  <rect className={classes[nth === 0 ? 'first' : 'second']} {...bar} />
                  {isRows && (
                    <text x={isRtl ? bar.x - 6 : bar.x + bar.width + 6} y={bar.y + bar.height / 2 + FOOT} textAnchor={startSide}>
                      {format(value)}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}
