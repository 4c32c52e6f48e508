import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchJobs } from '../../jobs/index.ts';
import { storedJobs } from '../../jobs/testing/stored-jobs.ts';
import { seedCatalogue, suggestTerms } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { importFeed } from '../../feeds/import/import-feed.ts';
import { importTaxonomy } from './import-taxonomy.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hirehq-taxonomy-'));
  await seedCatalogue(database.db);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const BASE = 'http://data.europa.eu/esco';
const occupation = (id: string, isco: string, name: string, ...others: string[]) =>
  `Occupation,${BASE}/occupation/${id},${isco},${name},"${others.join('\n')}"`;
const skill = (id: string, name: string, ...others: string[]) =>
  `KnowledgeSkillCompetence,${BASE}/skill/${id},${name},"${others.join('\n')}"`;
const ESCO: Record<string, string> = {
  'occupations_en.csv': [
    'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels',
    occupation('o1', '2654', 'lighthouse keeper', 'lighthouse warden', 'keeper of lights'),
    occupation('o2', '2221', 'wound nurse'),
    occupation('o3', '2221', 'registered nurse', 'state nurse'),
  ].join('\n'),
  'skills_en.csv': [
    'conceptType,conceptUri,preferredLabel,altLabels',
    skill('s1', 'trim lamps', 'lamp trimming'),
    skill('s2', 'Python (computer programming)', 'Py3k'),
    skill('s3', 'bind wounds'),
  ].join('\n'),
  'skillGroups_en.csv': `conceptType,conceptUri,preferredLabel\nSkillGroup,${BASE}/skill/g1,keeping lights`,
  'broaderRelationsSkillPillar.csv': `conceptType,conceptUri,broaderType,broaderUri\nKnowledgeSkillCompetence,${BASE}/skill/s1,SkillGroup,${BASE}/skill/g1\nKnowledgeSkillCompetence,${BASE}/skill/s1,KnowledgeSkillCompetence,${BASE}/skill/s2`,
  'occupationSkillRelations.csv': `occupationUri,relationType,skillType,skillUri\n${BASE}/occupation/o1,essential,x,${BASE}/skill/s1\n${BASE}/occupation/o2,essential,x,${BASE}/skill/s3\n${BASE}/occupation/o2,optional,x,${BASE}/skill/nowhere`,
};

async function escoFolder(name: string, files = ESCO): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  return path;
}
const names = async (typed: string, healthcare = false) =>
  (await suggestTerms(database.db, typed, healthcare)).map(({ type, name }) => `${type} ${name}`);

test('SV-11 ESCO becomes skills, titles, synonyms and relations; a second import adds nothing', async () => {
  const place = await escoFolder('esco');
  expect(await importTaxonomy(database.db, 'esco', [place])).toMatchObject({ skills: 3, titles: 3, merged: 2, relations: 3 });
  const ids = () => database.db.selectFrom('taxonomy_entry').selectAll().where('source', '=', 'esco').orderBy('uri').execute();
  const before = await ids();
  expect(await importTaxonomy(database.db, 'esco', [place])).toMatchObject({ skills: 3, titles: 3, merged: 2, relations: 3 });
  expect(await ids()).toEqual(before);
  expect(await names('keeper of l')).toEqual(['T lighthouse keeper']);
  expect(await names('lamp tri')).toEqual(['S trim lamps']);
  expect(await names('bind', true)).toEqual(['S bind wounds']);
  expect(await names('trim', true)).not.toContain('S trim lamps');
  expect(await database.db.selectFrom('skill').select('field').where('name', '=', 'trim lamps').execute()).toEqual([
    { field: 'keeping lights' },
  ]);
});

test('SV-11 existing entries stay and gain synonyms', async () => {
  expect(await names('py3k')).toEqual(['S Python']);
  expect(await names('state nurse')).toEqual(['T Registered Nurse']);
  await seedCatalogue(database.db);
  expect(await names('python')).toEqual(['S Python']);
});

test('SV-02 imported synonyms widen a search on request', async () => {
  await storedJobs(database.db, [{ title: 'Lighthouse warden' }]);
  const search = (synonyms: boolean, keyword: string) =>
    searchJobs(database.db, { filter: { keyword }, sort: 'NEWEST', after: null, first: 5, synonyms, now: new Date() });
  expect((await search(true, 'lighthouse keeper')).ids).toHaveLength(1);
});

test('SV-11 O*NET, compressed or not; plurals become singular', async () => {
  const place = join(folder, 'onet');
  await mkdir(place);
  const code = 'O*NET-SOC Code';
  await writeFile(
    join(place, 'Occupation Data.txt'),
    `${code}\tTitle\tDescription\n99-1\tBeekeepers\tx\n99-2\tLamplighters\tx\n99-3\tKeepers, All Other\tx\n`,
  );
  await writeFile(
    join(place, 'Alternate Titles.txt.gz'),
    gzipSync(`${code}\tAlternate Title\tShort Title\tSource(s)\n99-1\tApiarist\tn/a\t08\n99-1\tHive Supervisor (HVS)\tHVS\t08\n`),
  );
  await writeFile(
    join(place, 'Technology Skills.txt'),
    `${code}\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand\n99-1\tHive "2000"\t1\tHive software\tN\tY\n99-2\tPython\t1\tx\tY\tN\n`,
  );
  await writeFile(
    join(place, 'Related Occupations.txt'),
    `${code}\tRelated ${code}\tRelatedness Tier\tIndex\n99-1\t99-2\tPrimary-Short\t1\n99-1\t99-3\tSupplemental\t2\n`,
  );
  expect(await importTaxonomy(database.db, 'onet', [place])).toMatchObject({ skills: 2, titles: 2, merged: 1, relations: 3 });
  expect(await names('apiar')).toEqual(['T Beekeeper']);
  expect(await names('hvs')).toEqual(['T Beekeeper']);
  expect(await names('hive "')).toEqual(['S Hive "2000"']);
});

test.each([
  ['nothing there', 'nowhere', undefined, /does not exist/],
  ['another folder', 'empty', {}, /There is no skills_/],
  ['a column missing', 'column', { ...ESCO, 'skills_en.csv': 'a,b\n1,2\n' }, /has no column conceptUri/],
])('SV-11 ESCO with %s is rejected completely', async (_name, place, files, message) => {
  const path = files ? await escoFolder(place, files) : join(folder, place);
  await expect(importTaxonomy(database.db, 'esco', [path])).rejects.toThrow(message);
});

test('SV-11 an invalid zip is rejected', async () => {
  const file = join(folder, 'bad.zip');
  await writeFile(file, 'PK hello');
  await expect(importTaxonomy(database.db, 'esco', [file])).rejects.toThrow(/not a readable zip/);
});

test('SV-11 the catalogue has relations between its own skills and titles', async () => {
  const rows = await database.db.selectFrom('term_relation').select('relation').where('source', '=', 'own').execute();
  expect(new Set(rows.map(({ relation }) => relation))).toEqual(new Set(['broader', 'related', 'essential', 'optional']));
  expect(rows.length).toBeGreaterThan(400);
});

test('SV-09 SV-11 imported jobs are tagged with the terms of a taxonomy, not with its phrases', async () => {
  const header = 'conceptType,conceptUri,preferredLabel,altLabels,skillType,reuseLevel';
  const files = {
    ...ESCO,
    'skills_en.csv': [
      header,
      `${skill('k1', 'fresnel lens optics')},knowledge,sector-specific`,
      `${skill('k2', 'tend the light')},skill/competence,sector-specific`,
      `${skill('k3', 'common sense things')},knowledge,transversal`,
    ].join('\n'),
  };
  await importTaxonomy(database.db, 'esco', [await escoFolder('esco-knowledge', files)]);
  const description = 'You tend the light, know Fresnel lens optics, common sense things and Python.';
  async function* bytes() {
    yield Buffer.from(JSON.stringify([{ id: 1, title: 'Lighthouse keeper', company: 'Coast', description }]));
  }
  const from = { name: 'feed', charset: undefined, bytes: bytes() };
  expect(await importFeed(database.db, { from, format: 'json', source: 'tagged' })).toMatchObject({ imported: 1 });
  const rows = await database.db
    .selectFrom('job_skill')
    .innerJoin('job', 'job.id', 'job_skill.job_id')
    .innerJoin('skill', 'skill.id', 'job_skill.skill_id')
    .select('skill.name')
    .where('job.source', '=', 'tagged')
    .orderBy('job_skill.position')
    .execute();
  expect(rows.map(({ name }) => name)).toEqual(['Python', 'fresnel lens optics']);
});
