import { expect, test } from 'vitest';
import { daysInOrder } from './days-in-order.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

test.each([
  ['en-US', 'Sunday', 'Saturday'],
  ['es-ES', 'Monday', 'Sunday'],
  ['ar-EG', 'Saturday', 'Friday'],
])('JB-15 in %s the week begins with %s', (locale, first, last) => {
  const days = daysInOrder(DAYS, locale);
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, 7]);
});

test('JB-15 other options keep their order', () => {
  expect(daysInOrder(['Yes', 'Monday'], 'es-ES')).toEqual(['Yes', 'Monday']);
});
