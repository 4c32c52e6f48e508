import { expect, test } from 'vitest';
import { createKeyedHash } from '../../../../platform/keyed-hash.ts';
import { overrideToken, readOverrideToken } from './override-token.ts';

const hash = createKeyedHash('secret of these tests');
const now = new Date('2030-01-01T00:00:00Z');
const expiresAt = new Date('2030-01-01T08:00:00Z');
const token = overrideToken(hash, { releases: { jobs: '1.2.0', shell: '4.0.0' }, expiresAt });

test('PF-08 a token names its versions until it expires', () => {
  expect(readOverrideToken(hash, token, now)).toEqual({ releases: { jobs: '1.2.0', shell: '4.0.0' }, expiresAt });
  expect(readOverrideToken(hash, token, expiresAt)).toBeUndefined();
});

test.each([
  ['with another secret', overrideToken(createKeyedHash('another'), { releases: { jobs: '1.2.0' }, expiresAt })],
  ['without a signature', token.split('.')[0] ?? ''],
  [
    'with other versions',
    `${Buffer.from('{"releases":{"jobs":"9.9.9"},"expires":99999999999999}').toString('base64url')}.${token.split('.')[1]}`,
  ],
  ['that is cut', token.slice(0, -1)],
  ['that is longer than an address', `${token}${'a'.repeat(5000)}`],
  ['that is none', 'x'],
  ['that is empty', ''],
])('PF-08 a token %s names nothing', (_, changed) => {
  expect(readOverrideToken(hash, changed, now)).toBeUndefined();
});
