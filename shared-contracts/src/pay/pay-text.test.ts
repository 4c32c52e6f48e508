import { describe, expect, test } from 'vitest';
import { currencyDigits } from './currency-digits.ts';
import { payText, type Pay } from './pay-text.ts';
import { payTexts } from './pay-texts.ts';
import { shortAmounts } from './short-amounts.ts';

const WORDS = { unit: 'hour', from: (amount: string) => `from ${amount}`, upTo: (amount: string) => `up to ${amount}` };
const english = (pay: Pay) => payText('en', pay, WORDS);

describe('pay', () => {
  test.each<[string, Pay, string | undefined]>([
    ['a range', { currency: 'EUR', min: 22.5, max: 28 }, '€22.50 – 28.00 / hour'],
    ['a range of short amounts', { currency: 'USD', min: 100_000, max: 150_000 }, '$100K – 150K / hour'],
    ['a range with a short end has both short', { currency: 'USD', min: 62_350, max: 120_000 }, '$62.35K – 120K / hour'],
    ['a range with a short end from a round amount', { currency: 'USD', min: 80_000, max: 99_999 }, '$80K – 100K / hour'],
    ['a range of long amounts', { currency: 'USD', min: 60_000, max: 99_998 }, '$60,000 – 99,998 / hour'],
    ['ends that read the same', { currency: 'USD', min: 99_998, max: 99_999 }, '$100K / hour'],
    ['one amount', { currency: 'GBP', min: 40, max: 40 }, '£40 / hour'],
    ['a lower end alone', { currency: 'GBP', min: 40, max: null }, 'from £40 / hour'],
    ['an upper end alone', { currency: 'GBP', min: null, max: 40 }, 'up to £40 / hour'],
    ['a range from nothing', { currency: 'GBP', min: 0, max: 40 }, 'up to £40 / hour'],
    ['no amount', { currency: 'GBP', min: null, max: null }, undefined],
    ['dollars of other countries', { currency: 'CAD', min: 40, max: 50 }, 'CA$40 – 50 / hour'],
    ['a currency without a sign', { currency: 'CHF', min: 40, max: 50 }, 'CHF\u00A040 – 50 / hour'],
    ['an unknown currency', { currency: '??', min: 5, max: 5 }, '?? 5 / hour'],
    ['half a dollar', { currency: 'USD', min: 17.5, max: 17.5 }, '$17.50 / hour'],
    ['whole dollars', { currency: 'USD', min: 17, max: 17 }, '$17 / hour'],
    ['less than a cent more', { currency: 'USD', min: 17.001, max: 17.001 }, '$17 / hour'],
    ['a currency without a minor unit', { currency: 'JPY', min: 1500.5, max: 2000 }, '¥1,501 – 2,000 / hour'],
    ['a currency of three decimals', { currency: 'KWD', min: 4.5, max: 6 }, 'KWD\u00A04.500 – 6.000 / hour'],
    ['no currency', { currency: '', min: 50_000, max: null }, 'from 50,000 / hour'],
  ])('JB-11 SH-47 %s', (_name, pay, text) => expect(english(pay)).toBe(text));

  test('SH-47 in Spanish and Arabic', () => {
    expect(payText('es', { currency: 'EUR', min: 62_350, max: 120_000 }, { ...WORDS, unit: 'año' })).toBe('€62,35K – 120K / año');
    expect(payText('ar', { currency: 'EUR', min: 40, max: 60 }, { ...WORDS, unit: 'ساعة' })).toMatch(/^€\S+ – \S+ \/ ساعة$/u);
  });
});

test.each([
  [
    [0, 99_998],
    ['0', '99,998'],
  ],
  [
    [500, 150_000],
    ['0.50K', '150K'],
  ],
  [
    [99_999, 1_250_000],
    ['100K', '1,250K'],
  ],
])('SH-47 %j together are %j', (values, texts) => expect(shortAmounts('en', values)).toEqual(texts));

test.each([
  ['en', 0, '0'],
  ['en', 22.5, '22.50'],
  ['en', 1_500, '1,500'],
  ['en', 99_998, '99,998'],
  ['en', 99_998.99, '99,998.99'],
  ['en', 99_999, '100K'],
  ['en', 100_499, '100K'],
  ['en', 100_500, '101K'],
  ['en', 1_250_000, '1,250K'],
  ['es', 1_250_000, '1250K'],
  ['ar', 250_000, `${new Intl.NumberFormat('ar').format(250)}K`],
])('SH-47 in %s %d is %s', (locale, value, text) => expect(shortAmounts(locale, [value])).toEqual([text]));

test('pay has the decimals of its currency or none, in every locale and currency', () => {
  const currencies = ['', '??', ...Intl.supportedValuesOf('currency')];
  const amounts = [0.1, 1, 4.5, 9.999, 17.5, 22.05, 28, 999.9, 1234.5, 62_349.5, 62_350, 99_998.99, 99_999, 120_000.5, 1_250_000];
  const wrong: string[] = [];
  for (const locale of ['en', 'en-GB', 'es', 'es-MX', 'ar', 'ar-EG', 'de-CH']) {
    const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
    for (const [at, currency] of currencies.entries()) {
      const min = amounts[at % amounts.length] ?? 1;
      for (const max of [null, min, ...amounts.filter((amount) => amount > min)]) {
        const text = payText(locale, { currency, min, max }, WORDS) ?? '';
        const decimals = [...text.matchAll(/(?:\p{N}+)(?:[^\p{N}\s–]\p{N}{3})*(?<end>[^\p{N}\s–]\p{N}+)?K?/gu)].map(([number]) =>
          number.includes(decimal) ? number.replace('K', '').length - number.lastIndexOf(decimal) - 1 : 0,
        );
        const isShort = text.includes('K ');
        const digits = isShort ? [0, 2] : [0, currencyDigits(currency)];
        const isRight = decimals.every((each) => digits.includes(each)) && (isShort || new Set(decimals).size === 1);
        if (decimals.length === 0 || !isRight) wrong.push(`${locale}: ${text}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe('pay that a search compares', () => {
  const words = { ...WORDS, unit: (unit: string) => unit.toLowerCase() };
  const stated = { currency: 'EUR', min: 22, max: 28, unit: 'HOUR' } as const;

  test('JB-10 is as stated where nothing was converted', () => {
    expect(payTexts('en', { ...stated, compared: { ...stated, isConverted: false, isUpTo: false } }, words)).toEqual({
      stated: '€22 – 28 / hour',
      converted: undefined,
    });
  });

  test('JB-10 is converted to the currency and unit of the search', () => {
    const compared = { currency: 'USD', min: 50_000, max: 63_600, unit: 'YEAR', isConverted: true, isUpTo: false } as const;
    expect(payTexts('en', { ...stated, compared }, words)).toEqual({
      stated: '€22 – 28 / hour',
      converted: '$50,000 – 63,600 / year',
    });
  });

  test('JB-10 says up to if only the upper end reaches the minimum', () => {
    const compared = { currency: 'USD', min: 50_000, max: 63_600, unit: 'YEAR', isConverted: true, isUpTo: true } as const;
    expect(payTexts('en', { ...stated, compared }, words)).toEqual({
      stated: 'up to €28 / hour',
      converted: 'up to $63,600 / year',
    });
  });
});
