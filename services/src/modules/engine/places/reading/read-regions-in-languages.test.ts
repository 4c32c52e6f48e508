import { beforeAll, describe, expect, test } from 'vitest';
import type { Gazetteer } from '../gazetteer.ts';
import { wholeGazetteer } from '../testing/whole-gazetteer.ts';
import { readPlaceText } from './read-place-text.ts';

let gazetteer: Gazetteer;
beforeAll(() => {
  gazetteer = wholeGazetteer();
});

const read = (text: string, country?: string) =>
  readPlaceText(text, gazetteer, country === undefined ? {} : { countries: new Map([[country, 1]]) }).places.map((place) =>
    [place.city, place.state, place.country].map((part) => part ?? '-').join('/'),
  );

describe('SV-09 regions in the languages of CLDR', () => {
  test.each([
    ['Nišavski upravni okrug', ['-/-/RS']],
    ['Kaohsiung, Taiwan', ['Kaohsiung/Kaohsiung/TW']],
    ['경기도', ['-/Gyeonggi-do/KR']],
    ['Kanton Thurgau', ['-/Thurgau/CH']],
    ['Wien', ['Vienna/Vienna/AT']],
    ['Oficina Central Bogotá', ['Bogotá/Bogota D.C./CO']],
  ])('%s', (text, places) => {
    expect(read(text)).toEqual(places);
  });
});

describe('SV-09 names in lists and behind cities', () => {
  test.each([
    ['Zwolle of Apeldoorn', 'NL', ['Zwolle/Overijssel/NL', 'Apeldoorn/Gelderland/NL']],
    ['Coimbra e Aveiro', 'PT', ['Coimbra/Coimbra/PT', 'Aveiro/Aveiro/PT']],
    ['Monterrey, N.L.', 'MX', ['Monterrey/Nuevo León/MX']],
  ])('%s', (text, country, places) => {
    expect(read(text, country)).toEqual(places);
  });

  test('a smaller namesake abroad is a quarter, where all places are in the country of the city', () => {
    expect(read('Kinshasa/Gombe', 'CD')).toEqual(['Kinshasa/Kinshasa/CD']);
    expect(read('London, Paris', 'GB')).toHaveLength(2);
  });

  test('a street is no town', () => {
    expect(read('Storgata 12, 0184 Oslo', 'NO')).toEqual(['Oslo/Oslo/NO']);
  });
});
