import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../countries/countries.ts';
import { CONTINENTS, countriesOfRegion, isWorld, REGIONS } from './regions.ts';

const CODES = COUNTRIES.map(({ alpha_2_code }) => alpha_2_code);
const has = (region: string, ...codes: string[]) => codes.map((code) => countriesOfRegion(region)?.includes(code));

describe('JB-10 regions', () => {
  test('consist of existing countries, each once', () => {
    const wrong = REGIONS.filter(
      ({ countries }) => countries.some((code) => !CODES.includes(code)) || new Set(countries).size !== countries.length,
    );
    expect(wrong).toEqual([]);
  });

  test('every country is on one continent', () => {
    expect(CONTINENTS.flat().toSorted()).toEqual(CODES.toSorted());
  });

  test('a name means one region', () => {
    const names = REGIONS.flatMap((region) => region.names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => countriesOfRegion(name) === undefined)).toEqual([]);
  });

  test('business regions leave out only Antarctica', () => {
    const covered = new Set(['EMEA', 'APAC', 'Americas'].flatMap((name) => countriesOfRegion(name) ?? []));
    expect(CODES.filter((code) => !covered.has(code))).toEqual(['AQ']);
  });

  test.each([
    ['EMEA', ['NL', 'AE', 'NG', 'TR', 'GE'], ['US', 'IN', 'KZ']],
    ['the European Union', ['NL', 'CY'], ['GB', 'NO', 'CH']],
    ['EEA', ['NL', 'NO'], ['GB', 'CH']],
    ['Europe', ['GB', 'UA', 'CY'], ['TR', 'IL']],
    ['Middle East', ['EG', 'IR', 'IL'], ['GE', 'MA']],
    ['MENA', ['MA', 'SA'], ['NG']],
    ['MEA', ['NG', 'SA'], ['PT']],
    ['LATAM', ['MX', 'BR', 'PR'], ['US']],
    ['North America', ['US', 'CA', 'MX'], ['GT']],
    ['Asia-Pacific', ['IN', 'AU', 'JP'], ['AE']],
    ['Western Europe', ['GB', 'ES', 'SE'], ['PL', 'EE']],
    ['CEE', ['PL', 'EE', 'RS'], ['AT']],
  ])('%s has the countries that employers mean', (name, inside, outside) => {
    expect(has(name, ...inside)).toEqual(inside.map(() => true));
    expect(has(name, ...outside)).toEqual(outside.map(() => false));
  });

  test.each(['South-East Asia', 'Southeast Asia', 'SOUTH EAST ASIA', 'ASEAN'])('%s is one region in every spelling', (name) => {
    expect(countriesOfRegion(name)).toEqual(countriesOfRegion('south east asia'));
    expect(has(name, 'SG', 'IN')).toEqual([true, false]);
  });

  test('NA in capitals is North America, in lower case nothing', () => {
    expect(has('NA', 'US')).toEqual([true]);
    expect(countriesOfRegion('na')).toBeUndefined();
  });

  test('other words are not regions; the world is all countries', () => {
    for (const name of ['Moon', 'Germany', 'sea', '']) expect(countriesOfRegion(name)).toBeUndefined();
    expect(isWorld(countriesOfRegion('the world') ?? [])).toBe(true);
    expect(isWorld(countriesOfRegion('EMEA') ?? [])).toBe(false);
  });
});
