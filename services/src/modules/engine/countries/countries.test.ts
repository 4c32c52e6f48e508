import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { COUNTRIES, countryNamed } from './countries.ts';

describe('countries', () => {
  test('SV-05 every entry has all five fields', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    const gaps = COUNTRIES.filter((country) => Object.values(country).some((value) => value === ''));
    expect(gaps).toEqual([]);
    expect(countryNamed('NL')).toEqual({
      num_code: '528',
      alpha_2_code: 'NL',
      alpha_3_code: 'NLD',
      en_short_name: 'Netherlands',
      nationality: 'Dutch',
    });
  });
});

describe('the countries of GraphQL', () => {
  test('SV-05 are available to a visitor, by name', async () => {
    const hirehq = await createTestApp();
    onTestFinished(() => hirehq.close());
    const query = '{ countries { num_code alpha_2_code alpha_3_code en_short_name nationality } }';
    const response = await hirehq.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    expect(response.json()).toEqual({ data: { countries: COUNTRIES } });
  });
});
