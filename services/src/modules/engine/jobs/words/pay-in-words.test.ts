import { expect, test } from 'vitest';
import { currencyOfPay, payInWords } from './pay-in-words.ts';
import { TypedText } from './typed-text.ts';

const read = (typed: string) =>
  payInWords(new TypedText(typed)).map(({ start, end, least, most, unit }) => ({
    words: typed.slice(start, end),
    least,
    most,
    unit,
  }));

test.each([
  ['nurse 40/hour', '40/hour', 40, 'HOUR'],
  ['75k', '75k', 75_000, 'YEAR'],
  ['$150k product manager', '$150k', 150_000, 'YEAR'],
  ['account executive $120,000', '$120,000', 120_000, 'YEAR'],
  ['$25 an hour', '$25 an hour', 25, 'HOUR'],
  ['remote engineer 180k+', '180k+', 180_000, 'YEAR'],
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
  expect(read(typed)).toEqual([{ words, least: amount, most: undefined, unit }]);
});

test.each([
  ['glazier under 45k', 'under 45k', 45_000, 'YEAR'],
  ['glazier up to $30 an hour', 'up to $30 an hour', 30, 'HOUR'],
  ['clerk max. 50k', 'max. 50k', 50_000, 'YEAR'],
  ['clerk no more than 50k', 'no more than 50k', 50_000, 'YEAR'],
  ['50k or less clerk', '50k or less', 50_000, 'YEAR'],
  ['clerk <50k', '<50k', 50_000, 'YEAR'],
  ['Maurer bis zu 3000 €', 'bis zu 3000 €', 3_000, 'MONTH'],
  ['Maurer bis 3000 €', 'bis 3000 €', 3_000, 'MONTH'],
  ["serveur jusqu'à 2000 €", "jusqu'à 2000 €", 2_000, 'MONTH'],
  ['camarero hasta 1500 euros', 'hasta 1500 euros', 1_500, 'MONTH'],
  ['ممرضة أقل من ٥٠ في الساعة', 'أقل من ٥٠ في الساعة', 50, 'HOUR'],
  ['料理人 時給1300円以下', '時給1300円以下', 1_300, 'HOUR'],
])('JB-10 “%s” names the most pay %s', (typed, words, amount, unit) => {
  expect(read(typed)).toEqual([{ words, least: undefined, most: amount, unit }]);
});

test.each([
  ['between 20 and 30 an hour', 'between 20 and 30 an hour', 20, 30, 'HOUR'],
  ['engineer 100k-120k berlin', '100k-120k', 100_000, 120_000, 'YEAR'],
  ['manager 120-150k', '120-150k', 120_000, 150_000, 'YEAR'],
  ['£12 to £15 per hour', '£12 to £15 per hour', 12, 15, 'HOUR'],
  ['Koch zwischen 2000 und 3000 €', 'zwischen 2000 und 3000 €', 2_000, 3_000, 'MONTH'],
  ['serveur entre 1800 € et 2200 €', 'entre 1800 € et 2200 €', 1_800, 2_200, 'MONTH'],
  ['camarero de 1500 a 2000 €', 'de 1500 a 2000 €', 1_500, 2_000, 'MONTH'],
  ['водитель от 100000 до 150000 руб', 'от 100000 до 150000 руб', 100_000, 150_000, 'MONTH'],
  ['ممرضة بين ٢٠ و٣٠ في الساعة', 'بين ٢٠ و٣٠ في الساعة', 20, 30, 'HOUR'],
])('JB-10 “%s” names the least and the most pay', (typed, words, least, most, unit) => {
  expect(read(typed)).toEqual([{ words, least, most, unit }]);
});

test('JB-10 the least and the most pay may be named one by one', () => {
  expect(read('nurse min 40k max 60k')).toEqual([
    { words: 'min 40k', least: 40_000, most: undefined, unit: 'YEAR' },
    { words: 'max 60k', least: undefined, most: 60_000, unit: 'YEAR' },
  ]);
  expect(read('nurse over 60k under 40k'), 'no pay is both').toHaveLength(1);
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
  'grade 5 to 7 teacher',
  'apprentice 16 to 18 years',
  'up to 20 hours a week',
])('JB-10 “%s” names no pay', (typed) => {
  expect(read(typed)).toEqual([]);
});

test('JB-10 quoted words are no pay', () => {
  expect(payInWords(new TypedText('clerk "75k"'))).toEqual([]);
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
  const [pay] = payInWords(new TypedText(typed));
  expect(pay && currencyOfPay(pay, country)).toBe(currency);
});
