import { expect, test } from 'vitest';
import { panned, viewAfterKey, wholeView, zoomed } from './map-view.ts';

const SIZE = { width: 800, height: 400 };
const WHOLE = wholeView(SIZE);

test('RP-03 the map is zoomed about its middle, or about the point of the pointer, which stays where it is', () => {
  expect(zoomed(WHOLE, SIZE, 2)).toEqual({ zoom: 2, x: 400, y: 200 });
  const view = zoomed(WHOLE, SIZE, 2, { x: 200, y: 100 });
  expect(view).toEqual({ zoom: 2, x: 300, y: 150 });
  // The point 200, 100 of the map is still at 200, 100 of the window.
  expect([(200 - view.x) * view.zoom + 400, (100 - view.y) * view.zoom + 200]).toEqual([200, 100]);
});

test('RP-03 the edges of the map stay outside the window, and it is not smaller than the window', () => {
  expect(panned(WHOLE, SIZE, 500, -500)).toEqual(WHOLE);
  expect(panned(zoomed(WHOLE, SIZE, 2), SIZE, 5000, -5000)).toEqual({ zoom: 2, x: 600, y: 100 });
  expect(zoomed(WHOLE, SIZE, 0.1)).toEqual(WHOLE);
  expect(zoomed(WHOLE, SIZE, 1000).zoom).toBe(8);
});

test('RP-03 arrow keys move the zoomed map, plus, minus and zero change its scale', () => {
  const near = zoomed(WHOLE, SIZE, 2);
  expect(viewAfterKey('ArrowRight', near, SIZE)).toEqual({ zoom: 2, x: 480, y: 200 });
  expect(viewAfterKey('ArrowUp', near, SIZE)).toEqual({ zoom: 2, x: 400, y: 160 });
  expect(viewAfterKey('+', WHOLE, SIZE)?.zoom).toBeCloseTo(1.6);
  expect(viewAfterKey('-', near, SIZE)?.zoom).toBeCloseTo(1.25);
  expect(viewAfterKey('0', near, SIZE)).toEqual(WHOLE);
  expect(viewAfterKey('a', near, SIZE)).toBeUndefined();
});
