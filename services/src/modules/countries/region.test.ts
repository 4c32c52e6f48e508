import { describe, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { createTestApp } from '../../platform/testing/test-app.ts';

async function regionOf(remoteAddress: string, config: Partial<Config> = {}, forwarded?: string) {
  const hirehq = await createTestApp({ config });
  onTestFinished(() => hirehq.close());
  const answer = await hirehq.app.inject({
    url: '/public/region',
    remoteAddress,
    ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<unknown>();
}

const SOUTH_KOREA = { country_code: 'KR', country_name: 'South Korea' };
const UNKNOWN = { country_code: null, country_name: null };

describe('the region of an address', () => {
  test('SV-06 is its country, with a name that the region call accepts', async () => {
    expect(await regionOf('123.45.67.8')).toEqual(SOUTH_KOREA);
    expect(await regionOf('::ffff:123.45.67.8')).toEqual(SOUTH_KOREA);
  });

  test.each(['127.0.0.1', '10.1.2.3', '::1', '2001:db8::1'])('SV-06 is unknown for %s', async (address) => {
    expect(await regionOf(address)).toEqual(UNKNOWN);
  });

  test('SV-06 uses a forwarded address from a trusted proxy only', async () => {
    expect(await regionOf('10.1.2.3', {}, '123.45.67.8')).toEqual(UNKNOWN);
    expect(await regionOf('10.1.2.3', { trustProxy: ['10.0.0.0/8'] }, '123.45.67.8')).toEqual(SOUTH_KOREA);
    expect(await regionOf('145.97.20.1', { trustProxy: ['10.0.0.0/8'] }, '123.45.67.8')).toMatchObject({ country_code: 'NL' });
  });
});
