import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../modules/places/index.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { readLocation, settleWorkMode } from './read-location.ts';
import { storeFewPlaces } from './testing/few-places.ts';

let database: TestDatabase;
let gazetteer: Gazetteer;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
  gazetteer = await loadGazetteer(database.db);
});
afterAll(() => database.drop());

const read = (...written: string[]) => {
  const { places, remote, workMode } = readLocation(written, [], gazetteer);
  return [
    places.map(({ city, state, country, label }) => [city, state, country, label].map((part) => part ?? '-').join('/')),
    remote,
    workMode,
  ];
};

test.each([
  ['Amsterdam, Netherlands', ['Amsterdam/North Holland/NL/Amsterdam, Netherlands'], false, null],
  ['Remote - Germany', ['-/-/DE/Germany'], true, 'R'],
  ['Hybrid - Lisbon', ['Lisbon/Lisbon/PT/Lisbon'], false, 'H'],
  ['London or Remote', ['London/England/GB/London'], true, 'R'],
  ['Remote', [], true, 'R'],
  ['Remote US', ['-/-/US/US'], true, 'R'],
  ['Mexico (Remote)', ['-/-/MX/Mexico'], true, 'R'],
  ['Austin, TX', ['Austin/Texas/US/Austin, TX'], false, null],
  ['London, ON', ['London/Ontario/CA/London, ON'], false, null],
  ['Toronto, CA', ['Toronto/Ontario/CA/Toronto, CA'], false, null],
  ['Paris, TX, USA', ['Paris/Texas/US/Paris, TX, USA'], false, null],
  ['Brazil - Rio de Janeiro', ['Rio de Janeiro/Rio de Janeiro/BR/Brazil - Rio de Janeiro'], false, null],
  ['UK - London', ['London/England/GB/UK - London'], false, null],
  ['Bangalore, India', ['Bengaluru/Karnataka/IN/Bangalore, India'], false, null],
  ['New York City', ['New York/New York/US/New York City'], false, null],
  ['Singapore', ['Singapore/-/SG/Singapore'], false, null],
  [
    'Amsterdam, Netherlands; France; Lisbon, Portugal',
    ['Amsterdam/North Holland/NL/Amsterdam, Netherlands', '-/-/FR/France', 'Lisbon/Lisbon/PT/Lisbon, Portugal'],
    false,
    null,
  ],
  ['San Francisco, CA, US; Remote, US', ['San Francisco/California/US/San Francisco, CA, US', '-/-/US/US'], true, 'R'],
  ['Home based - EMEA', ['-/-/-/EMEA'], true, 'R'],
  ['Berlin (On-site)', ['Berlin/Berlin/DE/Berlin'], false, 'O'],
  ['', [], false, null],
] as const)('SV-09 place and mode of %j', (written, places, remote, mode) => {
  expect(read(written)).toEqual([places, remote, mode]);
});

test('SV-09 a field that states the mode goes before the words of the place', () => {
  const office = readLocation(['Amsterdam'], [], gazetteer);
  expect(settleWorkMode(office, 'Hybrid', undefined)).toEqual({ workMode: 'H', remote: false });
  expect(settleWorkMode(office, undefined, true)).toEqual({ workMode: 'R', remote: true });
  expect(settleWorkMode(office, undefined, undefined)).toEqual({ workMode: null, remote: false });
});
