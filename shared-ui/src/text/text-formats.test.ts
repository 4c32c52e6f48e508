import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { dayPartOf } from './day-part.ts';
import { durationText } from './duration-text.ts';
import { payText } from './pay-text.ts';
import { shortAmount } from './short-amount.ts';
import { shortTerm } from './short-term.ts';

const intl = { en: createIntl({ locale: 'en' }), es: createIntl({ locale: 'es' }), ar: createIntl({ locale: 'ar' }) };

describe('the time of day', () => {
  test.each([
    [0, 0, 'morning'],
    [11, 59, 'morning'],
    [12, 0, 'afternoon'],
    [16, 59, 'afternoon'],
    [17, 0, 'evening'],
    [23, 59, 'evening'],
  ])('SH-47 at %i:%i it is %s', (hour, minute, part) => {
    expect(dayPartOf(new Date(2026, 4, 12, hour, minute))).toBe(part);
  });
});

describe('amounts', () => {
  test.each([
    [0, '0'],
    [22.5, '22.5'],
    [1_500, '1,500'],
    [99_998, '99,998'],
    [99_998.99, '99,998.99'],
    [99_999, '100K'],
    [100_499, '100K'],
    [100_500, '101K'],
    [1_250_000, '1,250K'],
  ])('SH-47 %d is shown as %s', (value, text) => {
    expect(shortAmount(intl.en, value)).toBe(text);
  });

  test('SH-47 in Spanish and Arabic too', () => {
    expect(shortAmount(intl.es, 1_250_000)).toBe('1250K');
    expect(shortAmount(intl.ar, 250_000)).toBe(`${intl.ar.formatNumber(250)}K`);
  });
});

describe('pay', () => {
  test('JB-11 SH-47 reads currency min – max / hour', () => {
    expect(payText(intl.en, { currency: 'EUR', min: 22.5, max: 28 }, 'hour')).toBe('€22.50 – 28.00 / hour');
    expect(payText(intl.es, { currency: 'EUR', min: 22.5, max: 28 }, 'hora')).toBe('€22,50 – 28,00 / hora');
    expect(payText(intl.ar, { currency: 'USD', min: 40, max: 60 }, 'ساعة')).toMatch(/^\S+40 – 60 \/ ساعة$/u);
  });

  test('SH-47 the words of a range with one end are those of the page', () => {
    const words = { from: (amount: string) => `from ${amount}`, upTo: (amount: string) => `up to ${amount}` };
    expect(payText(intl.en, { currency: 'GBP', min: null, max: 40 }, 'hour', words)).toBe('up to £40 / hour');
    expect(payText(intl.en, { currency: 'GBP', min: 40, max: null }, 'hour', words)).toBe('from £40 / hour');
  });

  test('one amount is shown alone, none shows nothing', () => {
    expect(payText(intl.en, { currency: 'GBP', min: null, max: 40 }, 'hour')).toBe('£40 / hour');
    expect(payText(intl.en, { currency: 'GBP', min: 40, max: 40 }, 'hour')).toBe('£40 / hour');
    expect(payText(intl.en, { currency: 'GBP', min: null, max: null }, 'hour')).toBeUndefined();
  });

  test('an unknown currency is shown unchanged', () => {
    expect(payText(intl.en, { currency: '??', min: 5, max: 5 }, 'hour')).toBe('?? 5 / hour');
  });
});

describe('durations', () => {
  test.each([
    ['1D', '1 day', '1 día'],
    ['10D', '10 days', '10 días'],
    ['1W', '1 week', '1 semana'],
    ['2W', '2 weeks', '2 semanas'],
    ['1M', '1 month', '1 mes'],
    ['6M', '6 months', '6 meses'],
    ['1Y', '1 year', '1 año'],
    ['3Y', '3 years', '3 años'],
  ])('SH-47 %s is %s', (code, english, spanish) => {
    expect([durationText(intl.en, code), durationText(intl.es, code)]).toEqual([english, spanish]);
  });

  test('SH-47 in Arabic', () => {
    expect(durationText(intl.ar, '2M')).toMatch(/شهران/u);
    expect(durationText(intl.ar, '6M')).toMatch(/أشهر/u);
  });

  test.each(['', 'M', '6', '6X', '6m', '-6M', '6M ', '1.5Y', '99999D'])('SH-47 %j is no duration', (code) => {
    expect(durationText(intl.en, code)).toBeUndefined();
  });
});

describe('search terms', () => {
  test.each([
    ['', ''],
    ['Utrecht', 'Utrecht'],
    ['Amsterdam', 'Amsterdam'],
    ['Copenhagen', 'Copenhag…'],
    ['مستشفيات المدينة', 'مستشفيات'.slice(0, 8) + '…'],
    ['👩‍⚕️ nurse', '👩‍⚕️ nurse'],
  ])('SH-47 %s is shown as %s', (term, shown) => {
    expect(shortTerm(term)).toBe(shown);
  });
});
