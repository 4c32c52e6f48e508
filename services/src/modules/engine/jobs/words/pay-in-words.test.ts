import { expect, test } from 'vitest';
import { currencyOfPay, payInWords } from './pay-in-words.ts';
import { TypedText } from './typed-text.ts';

const read = (typed: string) => {
  const pay = payInWords(new TypedText(typed));
  return pay && { words: typed.slice(pay.start, pay.end), amount: pay.amount, unit: pay.unit };
};

test.each([
  ['nurse 40/hour', '40/hour', 40, 'HOUR'],
  ['75k', '75k', 75_000, 'YEAR'],
  ['$150k product manager', '$150k', 150_000, 'YEAR'],
  ['account executive $120,000', '$120,000', 120_000, 'YEAR'],
  ['$25 an hour', '$25 an hour', 25, 'HOUR'],
  ['remote engineer 180k+', '180k+', 180_000, 'YEAR'],
  ['engineer 100k-120k berlin', '100k-120k', 100_000, 'YEAR'],
  ['£18.50 hourly', '£18.50 hourly', 18.5, 'HOUR'],
  ['at least 60000 clerk', 'at least 60000', 60_000, 'YEAR'],
  ['50.000 € Buchhalter', '50.000 €', 50_000, 'YEAR'],
  ['camarero 15 por hora', '15 por hora', 15, 'HOUR'],
  ['3000 per month', '3000 per month', 3_000, 'MONTH'],
  ['ممرضة ٤٠ في الساعة', '٤٠ في الساعة', 40, 'HOUR'],
  ['coiffeur 1900 net', '1900 net', 1_900, 'MONTH'],
  ['Maurer 2.800 € brutto', '2.800 € brutto', 2_800, 'MONTH'],
  ['piekarz 6000 zł', '6000 zł', 6_000, 'MONTH'],
  ['baker 7 lpa', '7 lpa', 700_000, 'YEAR'],
  ['料理人 時給1300円', '時給1300円', 1_300, 'HOUR'],
  ['厨师 8k以上', '8k以上', 8_000, 'MONTH'],
  ['제빵사 월급 250만원', '월급 250만원', 2_500_000, 'MONTH'],
])('JB-10 “%s” names the pay %s', (typed, words, amount, unit) => {
  expect(read(typed)).toEqual({ words, amount, unit });
});

test.each([
  '401k administrator',
  'support 24/7',
  'part time 20 hours',
  'windows 11 engineer',
  'zip 90210',
  'class of 2027',
  '10k',
  '4k video editor',
  'b2b sales',
  '5 days a week',
  'glazier under 45k',
  'glazier up to $30 an hour',
  'Maurer bis zu 3000 €',
])('JB-10 “%s” names no pay', (typed) => {
  expect(read(typed)).toBeUndefined();
});

test('JB-10 quoted words are no pay', () => {
  expect(payInWords(new TypedText('clerk "75k"'))).toBeUndefined();
});

test.each([
  ['$40/hour', undefined, 'USD'],
  ['$40/hour', 'CA', 'CAD'],
  ['$40/hour', 'DE', 'USD'],
  ['50.000 €', 'US', 'EUR'],
  ['75k', 'GB', 'GBP'],
  ['75k', undefined, undefined],
  ['£18.50 hourly', undefined, 'GBP'],
  ['90000 chf', 'DE', 'CHF'],
  ['30000 euros', undefined, 'EUR'],
  ['40 pounds per hour', 'US', 'GBP'],
  ['30000 pesos per month', 'MX', 'MXN'],
  ['30000 pesos per month', undefined, undefined],
])('JB-10 “%s” in %s is pay in %s', (typed, country, currency) => {
  const pay = payInWords(new TypedText(typed));
  expect(pay && currencyOfPay(pay, country)).toBe(currency);
});
