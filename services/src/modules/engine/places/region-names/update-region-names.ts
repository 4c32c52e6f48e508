/** `node services/src/modules/engine/places/region-names/update-region-names.ts`: writes data/region-names.json.br from an npm package with the files of CLDR. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import { FEED_LANGUAGES } from '../../../../platform/dates/month-names.ts';
import { readGeoNamesFile } from '../geonames-file.ts';
import { stateLabel } from './state-labels.ts';
import { codesOfStates, type Subdivisions } from './match-regions.ts';
import { regionNamesFile, type RegionNamesFile } from './region-names-file.ts';

const PACKAGE = 'cldr@7.9.0';
/** Languages in which the provinces of any country are written about, besides those of the country, and further ones in which states are. */
const WIDELY_USED = ['en', 'es', 'fr', 'de', 'ar'];
const OFTEN_USED = [...WIDELY_USED, 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'tr', 'zh', 'ja', 'ko'];
/** Words for a part of any country. */
const DIRECTION =
  /^(?:(?:north|south|east|west|central|centre|center|centro|northern|southern|eastern|western|norte|sur|sul|este|leste|oeste|nord|sud|est|ouest|ovest|ost|west)[\s-]?)+$/;
/** People of a city whose name is that of no region elsewhere. */
const LARGE = 100_000;
/** People of a state that is written about in all languages of feeds. */
const WELL_KNOWN = 3_000_000;
/** Most vowels are marks, which folding removes: other names become the same. */
const FOLDED_AWAY = new Set(['hi', 'th']);
/** Shorter names in Latin letters are rather words or codes. */
const SHORTEST_LATIN = 4;

interface Cldr extends Subdivisions {
  /** Official languages by country. */
  languages: ReadonlyMap<string, readonly string[]>;
}

function readCldr(folder: string): Cldr {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const within = new Map<string, string>();
  for (const [, outer = '', inner = ''] of read('supplemental/subdivisions.xml').matchAll(
    /<subgroup type="(\w+)" contains="([^"]*)"/g,
  ))
    for (const code of inner.split(' ')) within.set(code, outer);
  const languages = new Map(
    [...read('supplemental/supplementalData.xml').matchAll(/<territory type="([A-Z]{2})"[\s\S]*?<\/territory>/g)].map(
      ([text, country = '']) => [
        country,
        [...text.matchAll(/<languagePopulation type="(\w+)"[^>]*officialStatus/g)].map(([, language = '']) => language),
      ],
    ),
  );
  const names = new Map<string, Map<string, string>>();
  for (const file of readdirSync(join(folder, 'subdivisions')).filter((each) => each.endsWith('.xml')))
    for (const [, code = '', name = ''] of read(`subdivisions/${file}`).matchAll(/<subdivision type="(\w+)"[^>]*>([^<]*)</g)) {
      const own = names.get(code) ?? new Map<string, string>();
      names.set(code, own.set(basename(file, '.xml'), name.replaceAll('&amp;', '&')));
    }
  return { names, within, languages };
}

/** What folded text a name stands for, without signs of footnotes and remarks; undefined if it is no name. */
function nameOf(given: string): string | undefined {
  const name = foldText(given.replaceAll(/[²³†]|\s*\([^)]*\)?/g, '').trim());
  const isLatin = /^[\p{Script=Latin}\s'’.-]*$/u.test(name);
  return name.length < (isLatin ? SHORTEST_LATIN : 2) || name.length > 60 || /[,;/\d?]/.test(name) || DIRECTION.test(name)
    ? undefined
    : name;
}

/** True for names that a city of the country has, or a large one elsewhere: that is what they mean. */
function cityNames(): (country: string, name: string) => boolean {
  const countries = new Map<string, Set<string>>();
  const large = new Set<string>();
  for (const [, name, ascii, latin, arabic, others, , , country, , population] of readGeoNamesFile().cities)
    for (const each of [name, ascii, ...latin, ...arabic, ...others].map(foldText)) {
      countries.set(country, (countries.get(country) ?? new Set()).add(each));
      if (population >= LARGE) large.add(each);
    }
  return (country, name) => large.has(name) || (countries.get(country)?.has(name) ?? false);
}

/** Names by what they belong to, without those that belong to two of one country; of those in two states, the country is left. */
function distinctNames(
  states: ReadonlyMap<string, Set<string>>,
  areas: ReadonlyMap<string, Set<string>>,
  stateNames: Readonly<Record<string, string>>,
): RegionNamesFile {
  const count = new Map<string, number>();
  const owners = new Map<string, Set<string>>();
  for (const [key, names] of states)
    for (const name of names) {
      const id = `${key.slice(0, 2)} ${name}`;
      count.set(id, (count.get(id) ?? 0) + 1);
    }
  for (const [key, names] of areas)
    for (const name of names) {
      const id = `${key.slice(0, 2)} ${name}`;
      owners.set(id, (owners.get(id) ?? new Set()).add(key));
    }
  const file: RegionNamesFile = { states: {}, areas: {} };
  for (const [key, names] of states) {
    const own = [...names].filter((name) => count.get(`${key.slice(0, 2)} ${name}`) === 1);
    if (own.length > 0) file.states[key] = own.toSorted();
  }
  for (const [id, keys] of owners) {
    if (count.has(id)) continue;
    const country = id.slice(0, 2);
    const [key = ''] = keys.size === 1 ? keys : [`${country}.`];
    (file.areas[`${country}.${stateNames[key] ?? ''}`] ??= []).push(id.slice(3));
  }
  return file;
}

function regionNames({ names, within, languages }: Cldr): RegionNamesFile {
  const { states: geoNamesStates, people } = readGeoNamesFile();
  const geoNames = Object.fromEntries(
    Object.entries(geoNamesStates).map(([key, name]) => [key, stateLabel(key.slice(0, 2), name)]),
  );
  const codes = codesOfStates(geoNames, { names, within });
  const isCity = cityNames();
  const keys = new Map([...codes].map(([key, code]) => [code, key]));
  const states = new Map<string, Set<string>>();
  const areas = new Map<string, Set<string>>();
  const keyAround = (code: string): string => {
    const outer = within.get(code);
    if (outer === undefined) return `${code.slice(0, 2).toUpperCase()}.`;
    return keys.get(outer) ?? (/^[A-Z]{2}$/.test(outer) ? `${outer}.` : keyAround(outer));
  };
  for (const [code, inLanguages] of names) {
    const key = keys.get(code);
    if (key === undefined && !within.has(code)) continue;
    const country = code.slice(0, 2).toUpperCase();
    const widely = key === undefined ? WIDELY_USED : (people[key] ?? 0) >= WELL_KNOWN ? FEED_LANGUAGES : OFTEN_USED;
    const spoken = new Set([...widely.filter((language) => !FOLDED_AWAY.has(language)), ...(languages.get(country) ?? [])]);
    const kept = [...inLanguages].filter(([language]) => spoken.has(language)).map(([, name]) => nameOf(name));
    const [all, owner] = key === undefined ? [areas, keyAround(code)] : [states, key];
    const own = all.get(owner) ?? new Set<string>();
    for (const name of kept)
      if (name !== undefined && name !== foldText(geoNames[owner] ?? '') && !isCity(country, name)) own.add(name);
    all.set(owner, own);
  }
  return distinctNames(states, areas, geoNames);
}

const folder = mkdtempSync(join(tmpdir(), 'cldr-'));
try {
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, PACKAGE], { stdio: 'inherit' });
  const file = regionNames(readCldr(join(folder, 'node_modules/cldr/3rdparty/cldr/common')));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(regionNamesFile, brotliCompressSync(JSON.stringify(file), { params }));
} finally {
  rmSync(folder, { recursive: true });
}
