export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Chart {
  isRows: boolean;
  isRtl: boolean;
  width: number;
  height: number;
  /** Number of labels. */
  bands: number;
  /** Number of bars at each label. */
  series: number;
  /** End of the scale. */
  end: number;
}

/** Room at the sides, in pixels: `start` is for the names of rows, or the numbers of columns. */
const START = { rows: 136, columns: 44 };
const END = 32;
const TOP = 16;
const BOTTOM = 28;
const THICKEST = 28;
const GAP = 4;
/** Of a band, for its bars. */
const FILLED = 0.8;
const MOST_STEPS = 5;

/** Whole and round numbers from 0 to `most` or a little more. */
export function ticksOf(most: number): number[] {
  const rough = Math.max(most, 1) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

/** Where the parts of a bar chart are, in pixels. On a page from right to left, everything is mirrored. */
export function barGeometry({ isRows, isRtl, width, height, bands, series, end }: Chart) {
  const start = isRows ? START.rows : START.columns;
  const length = Math.max(0, width - start - END);
  const depth = height - TOP - BOTTOM;
  const band = (isRows ? depth : length) / bands;
  const thickness = Math.min(THICKEST, (band * FILLED - GAP * (series - 1)) / series);
  const margin = (band - thickness * series - GAP * (series - 1)) / 2;

  const box = (inline: number, y: number, size: number, tall: number): Box => ({
    x: isRtl ? width - inline - size : inline,
    y,
    width: size,
    height: tall,
  });
  return {
    band,
    bandBox: (index: number) =>
      isRows ? box(start, TOP + index * band, length, band) : box(start + index * band, TOP, band, depth),
    barBox(index: number, nth: number, value: number) {
      const offset = index * band + margin + nth * (thickness + GAP);
      const size = (value / end) * (isRows ? length : depth);
      return isRows ? box(start, TOP + offset, size, thickness) : box(start + offset, TOP + depth - size, thickness, size);
    },
    /** The line of a number across the chart. */
    tickBox(value: number) {
      const share = value / end;
      return isRows ? box(start + share * length, TOP, 0, depth) : box(start, TOP + (1 - share) * depth, length, 0);
    },
    /** Where the texts beside the chart end, at its start. */
    beside: box(start - 8, 0, 0, 0).x,
    /** The line of the texts below the chart. */
    below: TOP + depth + 18,
  };
}
