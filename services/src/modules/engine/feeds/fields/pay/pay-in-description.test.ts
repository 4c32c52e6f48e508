import { expect, test } from 'vitest';
import { payInDescription, withPayOfDescription } from './pay-in-description.ts';
import { resolvePay } from './resolve-pay.ts';
import type { FeedRecord } from '../feed-record.ts';

const readIn = (html: string, countries: readonly string[] = ['US']) => {
  const pay = resolvePay(payInDescription(html), countries);
  return pay && [pay.min, pay.max, pay.currency, pay.unit];
};

test.each([
  ['<p>Lift kegs, rinse tanks.</p><p>Compensation: $18.40/hour + tips</p>', [18.4, 18.4, 'USD', 'HOUR']],
  ['<p>20 hours a week at $38–$45/hr.</p>', [38, 45, 'USD', 'HOUR']],
  ['<h3>Wir bieten</h3><p>3.400&nbsp;&euro; bis 3.950&nbsp;&euro; im Monat</p>', [3400, 3950, 'EUR', 'MONTH']],
  ['<p>The salary for this role is £31,000 to £34,500 per year, depending on experience.</p>', [31000, 34500, 'GBP', 'YEAR']],
  ['<p>Salary: $90,000 per year.</p><p>We give $1,500 per year for learning.</p>', [90000, 90000, 'USD', 'YEAR']],
])('SV-09 pay that only the description states: %s', (html, expected) => {
  expect(readIn(html)).toEqual(expected);
});

test.each([
  ['a budget', '<p>You look after a budget of $400,000 per year.</p>'],
  ['what customers pay', '<p>Our customers pay $300 per month.</p>'],
  ['an allowance', '<p>$1,200 per year for wellness</p>'],
  ['what others earn', '<p>In an industry where lawyers charge $300 per hour, we are different.</p>'],
  ['a bonus', '<p>Sign-on bonus of $5,000 per year</p>'],
  ['an amount without a unit', '<p>Salary: 50,000 euros</p>'],
  ['two that differ', '<p>Junior: $20 per hour</p><p>Senior: $30 per hour</p>'],
  ['a number in passing', '<p>We ship 40 times per day and grow 300 % per year.</p>'],
])('SV-09 %s in a description is no pay', (_what, html) => {
  expect(readIn(html)).toBeNull();
});

test('SV-09 a sign of several currencies in a description counts where the country is known', () => {
  const html = '<p>$42.10 per hour plus super</p>';
  expect(readIn(html, ['AU'])).toEqual([42.1, 42.1, 'AUD', 'HOUR']);
  expect(readIn(html, [])).toBeNull();
});

test('SV-09 a field for pay takes precedence over the description, even if it cannot be read', () => {
  const record = { html: '<p>$20 per hour</p>', pay: undefined } as FeedRecord;
  expect(withPayOfDescription({ ...record, payText: 'competitive' }).pay).toBeUndefined();
  expect(withPayOfDescription(record).pay).toMatchObject({ min: 20, unit: 'HOUR' });
});
