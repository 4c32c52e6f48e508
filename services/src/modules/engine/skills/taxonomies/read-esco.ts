import type { Taxonomy, TaxonomyEntry } from '../taxonomy.store.ts';
import { FeedError } from '../../../../platform/feed-source/feed-error.ts';
import { isHealthGroup } from '../unit-groups.ts';
import type { NamedFiles } from './named-files.ts';
import { readTaxonomyTable, type TaxonomyRow } from './read-table.ts';

const BASE = 'http://data.europa.eu/esco/';
const MANY = 0.5;

const shortUri = (uri: string | undefined) => (uri ?? '').replace(BASE, '');
const lines = (text: string | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

async function* rowsOf(files: NamedFiles, name: RegExp, columns: readonly string[]): AsyncGenerator<TaxonomyRow> {
  const text = files.open(name);
  if (text) yield* readTaxonomyTable(text, { delimiter: ',', columns, file: name.source });
}

/** ESCO as it is published for download: `skills_en.csv`, `occupations_en.csv` and the relations, in zips or a folder. */
export async function readEsco(files: NamedFiles): Promise<Taxonomy> {
  for (const needed of [/^skills_\w+\.csv$/, /^occupations_\w+\.csv$/])
    if (!files.names.some((name) => needed.test(name)))
      throw new FeedError(
        `There is no ${needed.source.replace(/[\\^$]|w\+/g, '')} in the given files. Pass the zip of the classification, followed by that of the relations.`,
      );
  const relations: Taxonomy['relations'][number][] = [];
  const groups = await readGroups(files);
  const titles: TaxonomyEntry[] = [];
  for await (const row of rowsOf(files, /^occupations_\w+\.csv$/, ['conceptUri', 'preferredLabel', 'altLabels']))
    if (row['preferredLabel'])
      titles.push({
        uri: shortUri(row['conceptUri']),
        name: row['preferredLabel'],
        synonyms: [...lines(row['altLabels']), ...lines(row['hiddenLabels'])],
        field: '',
        healthcare: isHealthGroup(row['iscoGroup'] ?? ''),
      });
  const healthcareTitles = new Set(titles.filter((title) => title.healthcare).map(({ uri }) => uri));

  /** How many titles require a skill, and how many of these are in healthcare. */
  const needed = new Map<string, { all: number; healthcare: number }>();
  for await (const row of rowsOf(files, /^occupationSkillRelations\w*\.csv$/, ['occupationUri', 'relationType', 'skillUri'])) {
    const [from, to] = [shortUri(row['occupationUri']), shortUri(row['skillUri'])];
    const relation = row['relationType'] === 'essential' ? 'essential' : 'optional';
    relations.push({ from, relation, to });
    const count = needed.get(to) ?? { all: 0, healthcare: 0 };
    count.all++;
    if (healthcareTitles.has(from)) count.healthcare++;
    needed.set(to, count);
  }
  const fields = await readBroader(files, groups, relations);
  for await (const row of rowsOf(files, /^skillSkillRelations\w*\.csv$/, ['originalSkillUri', 'relationType', 'relatedSkillUri']))
    relations.push({ from: shortUri(row['originalSkillUri']), relation: 'related', to: shortUri(row['relatedSkillUri']) });

  const skills: TaxonomyEntry[] = [];
  for await (const row of rowsOf(files, /^skills_\w+\.csv$/, ['conceptUri', 'preferredLabel', 'altLabels'])) {
    if (!row['preferredLabel']) continue;
    const uri = shortUri(row['conceptUri']);
    const count = needed.get(uri);
    skills.push({
      uri,
      name: row['preferredLabel'],
      synonyms: [...lines(row['altLabels']), ...lines(row['hiddenLabels'])],
      field: fields.get(uri) ?? 'ESCO',
      healthcare: count !== undefined && count.healthcare / count.all >= MANY,
      // The others are phrases such as 'manage staff', or occur in every text.
      inTexts: row['skillType'] === 'knowledge' && row['reuseLevel'] !== 'transversal',
    });
  }
  return { source: 'esco', skills, titles, relations };
}

async function readGroups(files: NamedFiles): Promise<Map<string, string>> {
  const groups = new Map<string, string>();
  for await (const row of rowsOf(files, /^skillGroups_\w+\.csv$/, ['conceptUri', 'preferredLabel']))
    groups.set(shortUri(row['conceptUri']), row['preferredLabel'] ?? '');
  return groups;
}

/** Adds broader skills and titles as relations; returns the group of each skill. */
async function readBroader(
  files: NamedFiles,
  groups: ReadonlyMap<string, string>,
  relations: Taxonomy['relations'][number][],
): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  for (const name of [/^broaderRelationsSkillPillar\w*\.csv$/, /^broaderRelationsOccPillar\w*\.csv$/])
    for await (const row of rowsOf(files, name, ['conceptUri', 'broaderUri'])) {
      const [from, to] = [shortUri(row['conceptUri']), shortUri(row['broaderUri'])];
      const group = groups.get(to);
      if (group === undefined) relations.push({ from, relation: 'broader', to });
      else if (!fields.has(from)) fields.set(from, group);
    }
  return fields;
}
