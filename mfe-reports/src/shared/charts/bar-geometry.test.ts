import { expect, test } from 'vitest';
import { barGeometry, ticksOf } from './bar-geometry.ts';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 1, 2, 3, 4, 5]],
  [8, [0, 2, 4, 6, 8]],
  [12, [0, 5, 10, 15]],
  [1234, [0, 500, 1000, 1500]],
])('the scale of numbers up to %i is %j', (most, ticks) => {
  expect(ticksOf(most)).toEqual(ticks);
});

const chart = { width: 368, height: 144, bands: 2, series: 2, end: 10 };

test('rows grow from the start of the page', () => {
  const rows = { ...chart, isRows: true };
  expect(barGeometry({ ...rows, isRtl: false }).barBox(1, 0, 5)).toEqual({ x: 136, y: 71, width: 100, height: 18 });
  expect(barGeometry({ ...rows, isRtl: true }).barBox(1, 0, 5)).toEqual({ x: 132, y: 71, width: 100, height: 18 });
});

test('columns grow from the bottom, the first one at the start of the page', () => {
  const columns = { ...chart, isRows: false };
  expect(barGeometry({ ...columns, isRtl: false }).barBox(0, 1, 5)).toEqual({ x: 119, y: 66, width: 28, height: 50 });
  expect(barGeometry({ ...columns, isRtl: true }).barBox(0, 1, 5)).toEqual({ x: 221, y: 66, width: 28, height: 50 });
});
