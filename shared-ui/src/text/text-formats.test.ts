import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { dayPartOf } from './day-part.ts';
import { durationText } from './duration-text.ts';
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
