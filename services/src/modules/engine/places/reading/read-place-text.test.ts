import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { loadGazetteer } from '../gazetteer.ts';
import { storeFewPlaces } from '../testing/few-places.ts';
import { wholeGazetteer } from '../testing/whole-gazetteer.ts';
import type { PlaceContext } from './place-reading.ts';
import { PlacesAround } from './places-around.ts';
import { readPlaceText } from './read-place-text.ts';
import { readTypedPlaces } from './read-typed-places.ts';

let gazetteer: Gazetteer;
let database: TestDatabase;
beforeAll(async () => {
  gazetteer = wholeGazetteer();
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
});
afterAll(() => database.drop());

const read = (text: string | readonly string[], context?: PlaceContext) =>
  readPlaceText(text, gazetteer, context).places.map(({ city, state, country }) =>
    [city, state, country].map((part) => part ?? '-').join('/'),
  );
const UNITED_STATES: PlaceContext = { countries: new Map([['US', 1]]) };
const CANADA: PlaceContext = { countries: new Map([['CA', 1]]) };

describe('SV-09 in other scripts and local words', () => {
  test.each([
    ['Одеса, Україна', ['Odesa/Odesa/UA']],
    ['г. Пермь (удалённо)', ['Perm/Perm Krai/RU']],
    ['Θεσσαλονίκη', ['Thessaloníki/Central Macedonia/GR']],
    ['名古屋市中区', ['Nagoya/Aichi/JP']],
    ['深圳市南山区', ['Shenzhen/Guangdong/CN']],
    ['부산광역시 해운대구', ['Busan/Busan/KR']],
    ['Bas-Rhin', ['-/Grand Est/FR']],
    ['Jönköpings län', ['-/Jönköping/SE']],
    ['woj. lubelskie', ['-/Lublin/PL']],
    ['90-001 Łódź', ['Łódź/Łódź Voivodeship/PL']],
    ['Wien oder Graz', ['Vienna/Vienna/AT', 'Graz/Styria/AT']],
    ['Hamburg-Barmbek', ['Hamburg/Hamburg/DE']],
    ['Marseille 8e arrondissement', ["Marseille/Provence-Alpes-Côte d'Azur/FR"]],
    ['Utrecht 🇳🇱', ['Utrecht/Utrecht/NL']],
  ])('%s is %j', (text, places) => expect(read(text)).toEqual(places));

  test.each([
    ['USA-TX-Houston-77002', ['Houston/Texas/US']],
    ['ESP-Sevilla-Torre Norte', ['Sevilla/Andalusia/ES']],
    ['Hamburg Altona', ['Hamburg/Hamburg/DE']],
    ['Niederlassung Bremen', ['Bremen/Bremen/DE']],
    ['Saint-Denis Road', ['-/-/-']],
    ['長野県松本市', ['Matsumoto/Nagano/JP']],
    ['浙江省', ['-/Zhejiang/CN']],
    ['Marseile, France', ["Marseille/Provence-Alpes-Côte d'Azur/FR"]],
    ['Provincia di Padova', ['-/Veneto/IT']],
    ['Whitefield, Bengaluru', ['Bengaluru/Karnataka/IN']],
    ['EC1A 1BB', ['London/England/GB']],
    ['புதுவை, சென்னை', ['Chennai/Tamil Nadu/IN']],
  ])('%s is %j', (text, places) => expect(read(text)).toEqual(places));

  test.each([
    ['landesweit', ['-/-/DE']],
    ['50667', ['Cologne/North Rhine-Westphalia/DE']],
    ['99999 Irgendwo', ['-/-/-']],
  ])('%s in a feed of Germany is %j', (text, places) => expect(read(text, { countries: new Map([['DE', 1]]) })).toEqual(places));

  test.each([
    ['Köln, 2 Tage Homeoffice pro Woche', 'H'],
    ['Global', null],
    ['Telearbeit möglich, Bonn', 'H'],
    ['Lyon (télétravail total)', 'R'],
    ['Presencial en Bogotá', 'O'],
    ['大阪（フルリモート）', 'R'],
  ])('%s has the work mode %s', (text, mode) => expect(readPlaceText(text, gazetteer).workMode).toBe(mode));
});

describe('SV-09 postal codes and abbreviations of states as evidence', () => {
  test.each([
    ['Augusta 30906', ['Augusta/Georgia/US']],
    ['Augusta, 04330', ['Augusta/Maine/US']],
    ['123 Main St, Springfield, 62701', ['Springfield/Illinois/US']],
    ['Georgia 30303', ['-/Georgia/US']],
    ['Cambridge, CB2 1TN', ['Cambridge/England/GB']],
    ['London N6A 1B7', ['London/Ontario/CA']],
    ['67433 Neustadt', ['Neustadt/Rhineland-Palatinate/DE']],
    ['Unit 5, Trafford Park, Manchester M17 1AB', ['Manchester/England/GB']],
    ['Paris 75001', ['Paris/Île-de-France/FR']],
    ['12345 Main St, Springfield, IL', ['Springfield/Illinois/US']],
    ['Nürnberg, Bay., Deutschland', ['Nürnberg/Bavaria/DE']],
    ['Augsburg, Bay., DE', ['Augsburg/Bavaria/DE']],
    ['Springfield, Mass.', ['Springfield/Massachusetts/US']],
    ['North Wales, PA', ['North Wales/Pennsylvania/US']],
  ])('%s is %j', (text, places) => expect(read(text)).toEqual(places));

  test('a code among places of one country tells the state of a town that nobody has listed, and a number of something else does not', () => {
    expect(read('Smallville, 30906', UNITED_STATES)).toEqual(['-/Georgia/US']);
    expect(read('59801', UNITED_STATES)).toEqual(['-/Montana/US']);
    expect(read('Req 12345', UNITED_STATES)).toEqual(['-/-/-']);
  });
});

describe('SV-09 without a context', () => {
  test.each([
    ['LA', ['Los Angeles/California/US']],
    ['SF', ['San Francisco/California/US']],
    ['NYC or Remote', ['New York/New York/US']],
    ['DC', ['Washington/District of Columbia/US']],
    ['Brooklyn', ['Brooklyn/New York/US']],
    ['Holland, MI', ['Holland/Michigan/US']],
    ['Florida', ['-/Florida/US']],
    ['Remote - US', ['-/-/US']],
    ['Berlin, Germany', ['Berlin/Berlin/DE']],
    ['12 Main St, Holland, MI 49423', ['Holland/Michigan/US']],
    ['100 N Warner Rd King of Prussia, PA', ['King of Prussia/Pennsylvania/US']],
    ['10115 Berlin', ['Berlin/Berlin/DE']],
    ['Starbase, TX', ['Starbase/Texas/US']],
    // Towns that the gazetteer lacks, of a name that stands for something else elsewhere.
    ['Canton, CT', ['Canton/Connecticut/US']],
    ['East Canton, OH', ['East Canton/Ohio/US']],
    ['110 Albany Turnpike, Canton, CT 06019', ['Canton/Connecticut/US']],
    ['North Wales, PA', ['North Wales/Pennsylvania/US']],
    ['Foo Bar, TX', ['Foo Bar/Texas/US']],
    ['East Syracuse, NY', ['East Syracuse/New York/US']],
    ['Lebanon, CT', ['-/Connecticut/US']],
    ['Delhi, LA', ['-/Louisiana/US']],
    ['Washington County, MD', ['-/Maryland/US']],
    ['Canada, NC, USA', ['-/North Carolina/US']],
    ['India, IN', ['-/-/IN']],
    ['Germany, DE', ['-/-/DE']],
    ['Munich, DE', ['Munich/Bavaria/DE']],
    ['Los Angeles, CA, San Diego, CA', ['Los Angeles/California/US', 'San Diego/California/US']],
    ['PA, DE, MD, WV', ['-/Pennsylvania/US', '-/Delaware/US', '-/Maryland/US', '-/West Virginia/US']],
    ['Germany (Munich, Stuttgart)', ['Munich/Bavaria/DE', 'Stuttgart/Baden-Württemberg/DE']],
    ['Lille/Munich/Paris', ['Lille/Hauts-de-France/FR', 'Munich/Bavaria/DE', 'Paris/Île-de-France/FR']],
    ['Monterrey, N.L., México', ['Monterrey/Nuevo León/MX']],
    ['Guadalajara, Jal., Mexico', ['Guadalajara/Jalisco/MX']],
    ['San Luis Potosí, SLP, México', ['San Luis Potosí/San Luis Potosí/MX']],
    ['Puebla, PUE, México', ['Puebla/Puebla/MX']],
    ['Ciudad de México, D.F., México', ['Mexico City/Mexico City/MX']],
    ['Brasília, D.F., Brasil', ['Brasília/Federal District/BR']],
    ['Atlanta, GA, Georgia', ['Atlanta/Georgia/US']],
    ['Sydney, N.S.W., Australia', ['Sydney/New South Wales/AU']],
    ['Bologna, B.O., Italia', ['Bologna/Emilia-Romagna/IT']],
    ['California, Nevada, Missouri', ['-/California/US', '-/Nevada/US', '-/Missouri/US']],
    ['Schorndorf (Württemberg)', ['Schorndorf/Baden-Württemberg/DE']],
    ['Mountain View CA USA', ['Mountain View/California/US']],
  ])('%s is read', (text, places) => {
    expect(read(text)).toEqual(places);
  });

  test.each([
    'Cambridge',
    'Georgia',
    'CA',
    'Ontario, CA',
    'Moon',
    'Submit your CV',
    'East Syracuse',
    'North Canton',
    'East Peoria',
    'Cascade, CO',
  ])('%s is left open', (text) => {
    expect(read(text)).toEqual(['-/-/-']);
  });
});

describe('SV-09 with a context', () => {
  test('a name that several countries have is the one around it', () => {
    expect(read('Cambridge', UNITED_STATES)).toEqual(['Cambridge/Massachusetts/US']);
    expect(read('Cambridge', CANADA)).toEqual(['Cambridge/Ontario/CA']);
    expect(read('Cambridge', { currency: 'GBP' })).toEqual(['Cambridge/England/GB']);
    expect(read('Georgia', UNITED_STATES)).toEqual(['-/Georgia/US']);
    expect(read('CA', UNITED_STATES)).toEqual(['-/California/US']);
    expect(read('CA', { employerCountry: 'CA' })).toEqual(['-/-/CA']);
    expect(read('Ontario, CA', UNITED_STATES)).toEqual(['Ontario/California/US']);
    expect(read('Ontario, CA', CANADA)).toEqual(['-/Ontario/CA']);
  });

  test('what cities share is read although the city cannot be told', () => {
    expect(read('Springfield', UNITED_STATES)).toEqual(['-/-/US']);
  });

  test('a city that is named with its state elsewhere is that one', () => {
    const around = new PlacesAround();
    for (const text of ['Portland, ME', 'Bangor, ME', 'Augusta, ME']) around.add(readPlaceText(text, gazetteer));
    expect(read('Portland', around.context())).toEqual(['Portland/Maine/US']);
  });

  test('a capital is not taken for a village of the country around it', () => {
    expect(read('London', UNITED_STATES)).toEqual(['London/England/GB']);
    expect(read('Los Angeles', { countries: new Map([['LA', 1]]) })).toEqual(['Los Angeles/California/US']);
  });
});

test('SV-09 one name of a text tells what another one means', () => {
  expect(read('Cambridge; Boston, MA')).toEqual(['Cambridge/Massachusetts/US', 'Boston/Massachusetts/US']);
  expect(read(['Cambridge', 'London, UK'])).toEqual(['Cambridge/England/GB', 'London/England/GB']);
  expect(read('California; New York; Texas')).toEqual(['-/California/US', '-/New York/US', '-/Texas/US']);
});

test('SV-09 a reading tells whether a context could change it', () => {
  const isContextual = (text: string) => readPlaceText(text, gazetteer).isContextual;
  expect(['Cambridge', 'LA', 'Dublin', 'Georgia'].map(isContextual)).toEqual([true, true, true, true]);
  expect(['Cambridge, MA', 'Chicago', 'Remote - US', 'Moon', ''].map(isContextual)).toEqual([false, false, false, false, false]);
});

test('SV-04 a typed text is read with the few names that it may mean', async () => {
  const texts = ['NYC', 'Berlin, Germany', 'london', 'Toronto, CA', 'Moon', 'x'.repeat(10_000)];
  const all = await loadGazetteer(database.db);
  const readings = await readTypedPlaces(database.db, texts);
  expect(readings).toEqual(texts.map((text) => readPlaceText(text.slice(0, 200), all)));
  expect(readings.map(({ places }) => places[0]?.country)).toEqual(['US', 'DE', 'GB', 'CA', null, null]);
});

describe('SV-09 no place rather than a wrong one', () => {
  test.each([
    // Letters of a province, which are those of a state elsewhere.
    ['Palermo (PA)', ['Palermo/Sicily/IT']],
    ['Varese (VA)', ['Varese/Lombardy/IT']],
    ['Catania, CT', ['Catania/Sicily/IT']],
    ['Alessandria (AL)', ['Alessandria/Piedmont/IT']],
    ['St. Gallen (SG)', ['Sankt Gallen/Saint Gallen/CH']],
    ['Verona, WI', ['Verona/Wisconsin/US']],
    ['Toledo (TO)', ['-/-/-']],
    // Counties, and directions that are no state of another country.
    ['York, North Yorkshire', ['York/England/GB']],
    ['Guildford, Surrey', ['Guildford/England/GB']],
    ['Hamilton, South Lanarkshire', ['Hamilton/Scotland/GB']],
    ['Washington, Tyne and Wear', ['Washington/England/GB']],
    ['Newport, Gwent', ['Newport/Wales/GB']],
    ['Folkestone, Kent', ['Folkestone/England/GB']],
    ['Oxfordshire, UK', ['-/England/GB']],
    ['Surrey, BC', ['Surrey/British Columbia/CA']],
    ['Norfolk, VA', ['Norfolk/Virginia/US']],
    ['East Troy, WI 53120, USA', ['East Troy/Wisconsin/US']],
    ['Melbourne, Derbyshire', ['-/England/GB']],
    ['Brisbane, California, United States', ['-/California/US']],
    ['Sussex, New Jersey', ['Sussex/New Jersey/US']],
    // Brackets that are part of the name.
    ['Frankfurt (Oder)', ['Frankfurt (Oder)/Brandenburg/DE']],
    ['Frankfurt an der Oder', ['Frankfurt (Oder)/Brandenburg/DE']],
    ['Frankfurt (Main)', ['Frankfurt am Main/Hesse/DE']],
    ['Halle (Saale)', ['Halle (Saale)/Saxony-Anhalt/DE']],
    ['Neustadt (Dosse)', ['-/-/DE']],
    ['London (Shoreditch)', ['London/England/GB']],
    // What is not a place of the job.
    ['Remote - US, except California', ['-/-/US']],
    ['Remote (US excluding NY and CO)', ['-/-/US']],
    ['Remote (California excluded)', []],
    ['Deutschland ohne Bayern', ['-/-/DE']],
    ['France sauf Paris', ['-/-/FR']],
    ['within 50 miles of Boston, MA', []],
    ['London, travel to Paris required', ['London/England/GB']],
    ['New York (30% travel to Chicago)', ['New York/New York/US']],
    ['Remote outside the US', []],
    ['Android Developers, AI', ['-/-/-']],
  ])('%s', (text, places) => {
    expect(read(text)).toEqual(places);
  });

  test('a label keeps what is excepted, and a region is without it', () => {
    expect(readPlaceText('Remote - US, except California', gazetteer)).toMatchObject({
      remote: true,
      places: [{ country: 'US', label: 'US, except California' }],
    });
    const [europe] = readPlaceText('Remote - Europe, except UK', gazetteer).places;
    expect(europe?.countries).toContain('FR');
    expect(europe?.countries).not.toContain('GB');
    expect(readPlaceText('London (no remote)', gazetteer)).toMatchObject({ remote: false, places: [{ city: 'London' }] });
  });
});
