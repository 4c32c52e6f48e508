import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../places/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { readLocation, settleWorkMode } from './read-location.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';

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
  ['Remote - Moon', ['-/-/-/Moon'], true, 'R'],
  ['Remote (US only)', ['-/-/US/US only'], true, 'R'],
  ['Remote, East Coast USA', ['-/-/US/East Coast USA'], true, 'R'],
  ['Remote-United-Kingdom', ['-/-/GB/United-Kingdom'], true, 'R'],
  ['Austin, TX and Remote', ['Austin/Texas/US/Austin, TX'], true, 'R'],
  ['Northern VA', ['-/-/-/Northern VA'], false, null],
  ['Berlin (On-site)', ['Berlin/Berlin/DE/Berlin'], false, 'O'],
  ['', [], false, null],
] as const)('SV-09 location and work mode of %j', (written, places, remote, mode) => {
  expect(read(written)).toEqual([places, remote, mode]);
});

test('SV-09 a field for the work mode takes precedence over the location, which does over the title', () => {
  const office = readLocation(['Amsterdam'], [], gazetteer);
  const both = readLocation(['Hybrid (Amsterdam) or Remote (NL)'], [], gazetteer);
  const title = { workMode: 'O', remote: false } as const;
  expect(settleWorkMode([office, title], 'Hybrid', undefined)).toEqual({ workMode: 'H', remote: false });
  expect(settleWorkMode([both, title], 'On-site', undefined)).toEqual({ workMode: 'O', remote: false });
  expect(settleWorkMode([office, title], undefined, true)).toEqual({ workMode: 'R', remote: true });
  expect(settleWorkMode([both, title], undefined, undefined)).toEqual({ workMode: 'H', remote: true });
  expect(settleWorkMode([office, title], undefined, undefined)).toEqual({ workMode: 'O', remote: false });
  expect(settleWorkMode([office], undefined, undefined)).toEqual({ workMode: null, remote: false });
});

const ASKED = ['US', 'GB', 'DE', 'NL', 'EG', 'ZA', 'SG', 'MX', 'BR'];
const EMEA = 'GB DE NL EG ZA';

test.each<[string, boolean, Record<string, string>]>([
  ['Home based - EMEA', true, { EMEA }],
  ['Remote, Europe', true, { Europe: 'GB DE NL' }],
  ['Remote (Europe only)', true, { Europe: 'GB DE NL' }],
  ['Remote - Based in the EU', true, { EU: 'DE NL' }],
  ['European Union - Remote', true, { 'European Union': 'DE NL' }],
  ['Europe (CET +-2), remote', true, { 'Europe (CET +-2)': 'GB DE NL' }],
  ['Remote - Europe, CET +/- 2 hours', true, { 'Europe, CET +/- 2 hours': 'GB DE NL' }],
  ['APAC - Remote', true, { APAC: 'SG' }],
  ['Remote: South-East Asia', true, { 'South-East Asia': 'SG' }],
  ['LATAM', false, { LATAM: 'MX BR' }],
  ['Remote - North America', true, { 'North America': 'US MX' }],
  ['Remote - Middle East', true, { 'Middle East': 'EG' }],
  ['Americas Remote', true, { Americas: 'US MX BR' }],
  ['Remote; BeNeLux / DACH', true, { BeNeLux: 'NL', DACH: 'DE' }],
  ['Remote UK/EU', true, { 'UK/EU': 'GB DE NL' }],
  ['Remote, LatAm & U.S', true, { 'LatAm & U.S': 'US MX BR' }],
  ['UNITED STATES - Remote, EMEA - Remote', true, { 'UNITED STATES, EMEA': `US ${EMEA}` }],
  ['Remote - EMEA, Remote - NA', true, { 'EMEA, NA': `US ${EMEA} MX` }],
  ['North America, Europe and Remote', true, { 'North America, Europe': 'US GB DE NL MX' }],
  ['EMEA Region (Europe, Middle East, Africa)', false, { 'EMEA Region (Europe, Middle East, Africa)': EMEA }],
  ['Remote - EMEA - West Africa', true, { 'EMEA - West Africa': EMEA }],
  ['Remote DE/EU', true, { 'DE/EU': 'DE NL' }],
  ['Remote - Europe (DE, NL)', true, { 'Europe (DE, NL)': 'DE NL' }],
  ['Remote - Europe (UK & Germany)', true, { 'Europe (UK & Germany)': 'GB DE' }],
  ['Remote - Europe (UK, Germany)', true, { 'Europe (UK, Germany)': 'GB DE' }],
])('SV-09 a region in %j has its countries', (text, isRemote, regions) => {
  const { places, remote } = readLocation([text], [], gazetteer);
  expect(remote).toBe(isRemote);
  expect(places.every(({ city, state, country }) => (city ?? state ?? country) === null)).toBe(true);
  const asked = ({ countries }: (typeof places)[number]) => ASKED.filter((code) => countries?.includes(code)).join(' ');
  expect(Object.fromEntries(places.map((place) => [place.label, asked(place)]))).toEqual(regions);
});

test.each([
  ['Remote - Germany, EMEA', ['-/-/DE/Germany, EMEA'], true, 'R'],
  ['EMEA - London', ['London/England/GB/EMEA - London'], false, null],
  ['US or Canada (remote)', ['-/-/US/US', '-/-/CA/Canada'], true, 'R'],
  ['Iberia, TX', ['Iberia/Texas/US/Iberia, TX'], false, null],
  ['Central Jersey', ['-/-/-/Central Jersey'], false, null],
  ['CA only (remote)', ['-/-/-/CA only'], true, 'R'],
  ['Remote, Asia-Pacific time zone', ['-/-/-/Asia-Pacific time zone'], true, 'R'],
  ['Remote, European time zone', ['-/-/-/European time zone'], true, 'R'],
  ['Remote - Europe preferred', ['-/-/-/Europe preferred'], true, 'R'],
  ['Remote, GMT to GMT+6', ['-/-/-/GMT to GMT+6'], true, 'R'],
  ['NA', [], false, null],
] as const)('SV-09 the country is read from %j, or no region', (text, places, remote, mode) => {
  expect(read(text)).toEqual([places, remote, mode]);
  expect(readLocation([text], [], gazetteer).places.filter(({ countries }) => countries)).toEqual([]);
});

test('SV-09 work from anywhere is not restricted by a named office', () => {
  const countries = (text: string) => readLocation([text], [], gazetteer).places.map((place) => place.countries?.length ?? 0);
  const [office, everywhere = 0] = countries('London, UK; Remote - Worldwide');
  expect(office).toBe(0);
  expect(everywhere).toBeGreaterThan(240);
  expect(countries('Anywhere in the World')).toEqual([]);
});
