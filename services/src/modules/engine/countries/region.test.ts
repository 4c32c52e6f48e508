import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../../platform/config.ts';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { openCountryFile } from '../../../platform/country-file.ts';
import { mmdbFile } from './testing/mmdb-file.ts';

async function regionOf(remoteAddress: string, config: Partial<Config> = {}, forwarded?: string) {
  const hirehq = await createTestApp({ config });
  onTestFinished(() => hirehq.close());
  const response = await hirehq.app.inject({
    url: '/public/region',
    remoteAddress,
    ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }),
  });
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json<unknown>();
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

describe("an operator's file of networks", () => {
  const NETWORKS = { '2001:db8:1::/48': 'KR', '203.0.113.0/24': 'NL' };

  async function fileWith(content: Buffer): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'hirehq-mmdb-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const path = join(folder, 'countries.mmdb');
    await writeFile(path, content);
    return path;
  }

  test.each([
    ['2001:db8:1:2::9', SOUTH_KOREA],
    ['203.0.113.9', { country_code: 'NL', country_name: 'Netherlands' }],
    ['::ffff:203.0.113.9', { country_code: 'NL', country_name: 'Netherlands' }],
    ['2001:db8:2::9', UNKNOWN],
    ['fe80::1', UNKNOWN],
    ['123.45.67.8', UNKNOWN],
  ])('SV-06 says the region of %s', async (address, region) => {
    expect(await regionOf(address, { geoipFile: await fileWith(mmdbFile(NETWORKS)) })).toEqual(region);
  });

  test('SV-06 is read again once it has changed; one that is broken then is passed over', async () => {
    const path = await fileWith(mmdbFile(NETWORKS));
    const file = await openCountryFile(path);
    const codes = () => ['2001:db8:1::9', '2001:db8:2::9'].map((address) => file.codeOf(address));
    await writeFile(path, mmdbFile({ '2001:db8:2::/48': 'FR' }));
    await utimes(path, new Date(), new Date(Date.now() + 60_000));
    await file.refresh();
    expect(codes()).toEqual([undefined, 'FR']);
    await writeFile(path, 'broken');
    await utimes(path, new Date(), new Date(Date.now() + 120_000));
    await expect(file.refresh()).rejects.toThrow(/\S/);
    expect(codes()).toEqual([undefined, 'FR']);
  });

  test('SV-06 that cannot be read ends the start with its name', async () => {
    for (const geoipFile of [await fileWith(Buffer.from('no such thing')), join(tmpdir(), 'hirehq-nowhere.mmdb')])
      await expect(createTestApp({ config: { geoipFile } })).rejects.toThrow(`HIREHQ_GEOIP_MMDB: ${geoipFile} cannot be read`);
  });
});
