import { expect, test } from 'vitest';
import { bandInTitle, payBandOf } from './pay-band.ts';

test.each([
  ['Band 5', 'BAND_5'],
  ['NHS AfC: Band 8a', 'BAND_8A'],
  ['Agenda for Change band 8D', 'BAND_8D'],
  ['AfC 6', 'BAND_6'],
  ['Band 8', 'BAND_8A'],
  ['Band 5/6', 'BAND_5'],
  ['Band 52', null],
  ['Grade 7', null],
  ['P8', null],
  ['', null],
])('JB-10 the band of ‘%s’ is %s', (words, band) => {
  expect(payBandOf(words)).toBe(band);
});

test.each([
  ['Podiatrist (Band 5/6)', 'Band 5/6'],
  ['Band 6 Occupational Therapist', 'Band 6'],
  ['Band 4 Studio Engineer', null],
  ['Staff Nurse', null],
])('JB-10 the title ‘%s’ names the band %s', (title, band) => {
  expect(bandInTitle(title)).toBe(band);
});
