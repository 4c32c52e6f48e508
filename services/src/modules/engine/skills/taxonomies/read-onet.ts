import type { Taxonomy, TaxonomyEntry } from '../taxonomy.store.ts';
import { FeedError } from '../../../../platform/feed-source/feed-error.ts';
import type { NamedFiles } from './named-files.ts';
import { readTaxonomyTable, type TaxonomyRow } from './read-table.ts';

const CODE = 'O*NET-SOC Code';
/** Standard occupation groups of health practitioners and support. */
const HEALTHCARE = /^(29|31)-/;
/** Related occupations come in tiers; the last tier is too remote. */
const NEAR = /^Primary/;

async function* rowsOf(files: NamedFiles, name: string, columns: readonly string[]): AsyncGenerator<TaxonomyRow> {
  const text = files.open(new RegExp(`^${name}\\.txt$`, 'i'));
  if (text) yield* readTaxonomyTable(text, { delimiter: '\t', columns: [CODE, ...columns], file: `${name}.txt` });
}

/** O*NET as published: a folder of tab-separated `.txt` files, compressed or not. Technologies become skills, occupations become titles. */
export async function readOnet(files: NamedFiles): Promise<Taxonomy> {
  if (!files.names.some((name) => /^Occupation Data\.txt$/i.test(name)))
    throw new FeedError("There is no 'Occupation Data.txt' in the given files. Pass the folder of the O*NET text files.");
  const synonyms = await readOtherTitles(files);
  const titles: TaxonomyEntry[] = [];
  for await (const row of rowsOf(files, 'Occupation Data', ['Title'])) {
    const code = row[CODE] ?? '';
    const name = row['Title']?.trim();
    if (!name || /\bAll Other$|--/.test(name)) continue;
    titles.push({
      uri: code,
      name: singular(name),
      synonyms: [name, ...(synonyms.get(code) ?? [])],
      field: '',
      healthcare: HEALTHCARE.test(code),
    });
  }
  const relations: Taxonomy['relations'][number][] = [];
  const skills = new Map<string, TaxonomyEntry>();
  for await (const row of rowsOf(files, 'Technology Skills', ['Example', 'Commodity Title'])) {
    const name = row['Example']?.trim();
    if (!name) continue;
    const uri = `technology/${name.toLowerCase()}`;
    if (!skills.has(uri))
      skills.set(uri, {
        uri,
        name,
        synonyms: [],
        field: row['Commodity Title'] ?? 'Technology',
        healthcare: false,
        inTexts: true,
      });
    relations.push({ from: row[CODE] ?? '', relation: row['In Demand'] === 'Y' ? 'essential' : 'optional', to: uri });
  }
  for await (const row of rowsOf(files, 'Related Occupations', ['Related O*NET-SOC Code', 'Relatedness Tier']))
    if (NEAR.test(row['Relatedness Tier'] ?? ''))
      relations.push({ from: row[CODE] ?? '', relation: 'related', to: row['Related O*NET-SOC Code'] ?? '' });
  return { source: 'onet', skills: [...skills.values()], titles, relations };
}

async function readOtherTitles(files: NamedFiles): Promise<Map<string, string[]>> {
  const synonyms = new Map<string, string[]>();
  const add = (code: string | undefined, ...names: (string | undefined)[]) => {
    const list = synonyms.get(code ?? '') ?? [];
    list.push(...names.filter((name): name is string => Boolean(name) && name !== 'n/a'));
    synonyms.set(code ?? '', list);
  };
  // Titles reported by people in the occupation come first, because a long list is truncated.
  for await (const row of rowsOf(files, 'Sample of Reported Titles', ['Reported Job Title']))
    add(row[CODE], row['Reported Job Title']);
  for await (const row of rowsOf(files, 'Alternate Titles', ['Alternate Title']))
    add(row[CODE], row['Alternate Title'], row['Short Title']);
  return synonyms;
}

/** Singular of an occupation: 'Registered Nurse' for 'Registered Nurses'; names that list several kinds stay unchanged. */
function singular(name: string): string {
  if (/,| and | or /i.test(name)) return name;
  return name
    .replace(/ives$/, 'ife')
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/men$/, 'man')
    .replace(/([^s])s$/, '$1');
}
