import { expect, test } from 'vitest';
import { createIntl } from '@hirehq/shared-ui';
import { payText } from './job-pay.tsx';

const intl = createIntl({ locale: 'en' });

test('JB-11 SH-47 pay reads currency min - max / hour', () => {
  expect(payText(intl, { currency: 'EUR', min: 22.5, max: 28, unit: 'HOUR' }, 'hour')).toBe('€22.5 - 28 / hour');
});

test('SH-47 amounts from 99999 are shown in thousands', () => {
  expect(payText(intl, { currency: 'USD', min: 99_998, max: 99_999, unit: 'YEAR' }, 'year')).toBe('$99,998 - 100K / year');
});

test('one amount stands alone, none shows nothing', () => {
  expect(payText(intl, { currency: 'GBP', min: null, max: 40, unit: 'HOUR' }, 'hour')).toBe('£40 / hour');
  expect(payText(intl, { currency: 'GBP', min: 40, max: 40, unit: 'HOUR' }, 'hour')).toBe('£40 / hour');
  expect(payText(intl, { currency: 'GBP', min: null, max: null, unit: 'HOUR' }, 'hour')).toBeUndefined();
});

test('a currency that nobody knows is shown as it came', () => {
  expect(payText(intl, { currency: '??', min: 5, max: 5, unit: 'HOUR' }, 'hour')).toBe('?? 5 / hour');
});
