import { expect, test } from 'vitest';
import { payTextOf } from './read-terms.ts';

test.each([
  ['€40k - 50k a year', [40_000, 50_000, 'EUR', 'YEAR']],
  ['$40-50k', [40_000, 50_000, 'USD', undefined]],
  ['20000-28000', [20_000, 28_000, undefined, undefined]],
  ['45.000 – 55.000 € pro Jahr', [45_000, 55_000, 'EUR', 'YEAR']],
  ['14,50 €/Std.', [14.5, 14.5, 'EUR', 'HOUR']],
  ['2.900,00 – 3.400,00 Euro im Monat', [2900, 3400, 'EUR', 'MONTH']],
  ['$1,234.50 per week', [1234.5, 1234.5, 'USD', 'WEEK']],
  ['CA$80,000 + 10% bonus, 401k', [80_000, 80_000, 'CAD', undefined]],
  ['£40-65,000', [40_000, 65_000, 'GBP', undefined]],
  ['$500 - 1,200 per week', [500, 1200, 'USD', 'WEEK']],
  ['₹12,00,000 per annum', [1_200_000, 1_200_000, 'INR', 'YEAR']],
  ['38,5 Std./Woche, 3200 € brutto', [3200, 3200, 'EUR', undefined]],
] as const)('SV-09 %s is pay', (text, [min, max, currency, unit]) => {
  expect(payTextOf(text)).toEqual({ min, max, currency, unit });
});

test.each(['nach Vereinbarung', 'competitive', '', '10 % bonus'])("SV-09 '%s' names no amount", (text) => {
  expect(payTextOf(text)).toBeUndefined();
});
