import { expect, test } from 'vitest';
import { scannerAddressOf } from './scanner-address.ts';

test.each([
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://clamav', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3311', { host: '::1', port: 3311 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:clamd.ctl', undefined],
  ['http://clamav', undefined],
  ['tcp://clamav:99999', undefined],
  [undefined, undefined],
])('%s', (text, address) => {
  expect(scannerAddressOf(text)).toEqual(address);
});
