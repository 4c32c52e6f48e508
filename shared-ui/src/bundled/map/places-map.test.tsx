import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlacesMap, type MapPlace } from './places-map.tsx';

/** Where the dots are, in the pixels of the drawing, 960 by 176; a box shows at least the 264 in the middle. */
function dotsOf(points: readonly Omit<MapPlace, 'country'>[]): { x: number; y: number }[] {
  render(<PlacesMap places={points.map((point) => ({ country: 'NL', ...point }))} text="Map" />);
  return [...screen.getByRole('img', { name: 'Map' }).querySelectorAll('.hq-map-dot')].map((dot) => ({
    x: Number(dot.getAttribute('cx')),
    y: Number(dot.getAttribute('cy')),
  }));
}

test('JB-13 a single place is in the middle of the map, in its country', () => {
  const [dot] = dotsOf([{ latitude: 52.09, longitude: 5.12 }]);
  expect(dot?.x).toBeCloseTo(480);
  expect(dot?.y).toBeCloseTo(88);
  expect(document.querySelector('.hq-map-home')?.getAttribute('d')).toMatch(/^M/);
});

test.each<[string, Omit<MapPlace, 'country'>[]]>([
  ['of one country', [52.37, 51.44].map((latitude) => ({ latitude, longitude: 4.9 }))],
  [
    'of all continents',
    [-33.9, 64.1, 40.7, 35.7, -1.3].map((latitude, index) => ({ latitude, longitude: [151, -21, -74, 139, 36][index] ?? 0 })),
  ],
  [
    'on both sides of the date line',
    [
      { latitude: -18.1, longitude: 178.4 },
      { latitude: -13.8, longitude: -171.8 },
    ],
  ],
  [
    'opposite each other',
    [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 180 },
    ],
  ],
])('SV-08 places %s are all in the part that each box shows', (_, places) => {
  const dots = dotsOf(places);
  expect(dots).toHaveLength(places.length);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(348);
    expect(x).toBeLessThan(612);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(176);
  }
});

test('JB-13 a country that the outlines do not have is not drawn as the one around it', () => {
  render(<PlacesMap places={[{ latitude: 1.36, longitude: 103.82, country: 'SG' }]} text="Singapore" />);
  expect(document.querySelector('.hq-map-home')?.getAttribute('d')).toBe('');
});
