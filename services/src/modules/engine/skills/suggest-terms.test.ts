import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { skill, skillId, storedJobs } from '../jobs/testing/stored-jobs.ts';
import { createSkillFinder } from './find-skills.ts';
import { SKILL_CATALOGUE } from './skill-catalogue.ts';
import { TITLE_CATALOGUE } from './title-catalogue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await storedJobs(app.db, [
    { title: 'A', skills: [skill('Java', 2, 5)] },
    { title: 'B', skills: [skill('Java', 4, 8)] },
  ]);
});
afterAll(() => app.close());

const suggest = async (keyword: string, more = '') => {
  const response = await app.app.inject({
    url: `/public/api/v1/candidates/search?keyword=${encodeURIComponent(keyword)}${more}`,
  });
  expect(response.statusCode).toBe(200);
  return response.json().responsePayload as { type: string; id?: number; name: string; minYears?: number; maxYears?: number }[];
};
const names = async (...asked: Parameters<typeof suggest>) =>
  (await suggest(...asked)).map(({ type, name }) => `${type} ${name}`);

test('JB-05 a skill has its id and the range of years that open jobs require', async () => {
  expect(await suggest('java')).toEqual([
    { type: 'S', id: skillId('Java'), name: 'Java', minYears: 2, maxYears: 8 },
    { type: 'S', id: skillId('JavaScript'), name: 'JavaScript' },
  ]);
});

test('JB-08 prefixes, synonyms and later words', async () => {
  expect(await names('k8')).toEqual(['S Kubernetes']);
  expect((await names('nurse'))[0]).toBe('T Registered Nurse');
  expect(await names('c+')).toEqual(['S C++']);
});

test('JB-06 a name that is a skill and a title is suggested once, as the title', async () => {
  const id = 9_000_001;
  await app.db.insertInto('job_title').values({ id, name: 'Welding', healthcare: false }).execute();
  onTestFinished(async () => void (await app.db.deleteFrom('job_title').where('id', '=', id).execute()));
  const term = { kind: 'T' as const, of_id: id, folded: 'welding', is_name: true };
  await app.db.insertInto('term').values(term).execute();
  onTestFinished(async () => void (await app.db.deleteFrom('term').where('of_id', '=', id).execute()));
  expect((await suggest('welding')).filter(({ name }) => name === 'Welding')).toEqual([{ type: 'T', name: 'Welding' }]);
});

test('JB-08 mistyped words', async () => {
  expect((await names('nurce'))[0]).toBe('T Registered Nurse');
  expect(await names('mangaer')).toContain('T Product Manager');
  expect(await names('xqzw')).toEqual([]);
});

test('JB-08 healthcare leaves out the rest', async () => {
  expect(await names('ph', '&is-healthcare=true')).toContain('T Pharmacist');
  expect(await names('java', '&is-healthcare=true')).toEqual([]);
});

test.each(['', ' ', '%', '_', '\\', "'", '\0'])('JB-08 %j suggests nothing and breaks nothing', async (keyword) => {
  expect(await suggest(keyword)).toEqual([]);
});

test('SV-11 skills have one id each and synonyms as data', () => {
  expect(new Set(SKILL_CATALOGUE.map((each) => each.id)).size).toBe(SKILL_CATALOGUE.length);
  expect(new Set(SKILL_CATALOGUE.map((each) => each.name)).size).toBe(SKILL_CATALOGUE.length);
  expect(SKILL_CATALOGUE.length).toBeGreaterThanOrEqual(400);
  expect(TITLE_CATALOGUE.length).toBeGreaterThanOrEqual(150);
  expect(new Set(TITLE_CATALOGUE.map((each) => each.name)).size).toBe(TITLE_CATALOGUE.length);
});

test('SV-09 skills are found in texts as whole words, by name and synonym', () => {
  const read = (text: string) => createSkillFinder()(text).map(({ name }) => name);
  expect(new Set(read('We use K8s, C++ and .NET.'))).toEqual(new Set(['.NET', 'C++', 'Kubernetes']));
  expect(read('JavaScript, not the other one')).toEqual(['JavaScript']);
  expect(read('You excel at reacting; go for it, swift as you are')).toEqual([]);
  expect(read('Excel and Swift')).toHaveLength(2);
});
