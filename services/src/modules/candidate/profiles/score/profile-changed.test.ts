import { afterAll, beforeAll, expect, test } from 'vitest';
import { inject } from '../../../../access/testing/ask-rest.ts';
import { createAccessFixture, setScenery, type AccessFixture } from '../../../../access/testing/access-fixture.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { workDone } from '../../../../platform/testing/work-done.ts';

let hirehq: TestApp;
let fixture: AccessFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  await setScenery(hirehq);
  fixture = await createAccessFixture(hirehq);
});
afterAll(() => hirehq.close());

const but = ['mail.send', 'webhooks.deliver'];

async function scores(): Promise<number[]> {
  await workDone(hirehq.db, { but });
  const rows = await hirehq.db
    .selectFrom('stream_event')
    .select('payload')
    .where('candidate_id', '=', fixture.candidate.id)
    .where('topic', '=', 'profile.changed')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => (payload as { score: number }).score);
}

const json = () => ({ ...fixture.candidate.headers, 'content-type': 'application/json' });
const put = (path: string, payload: unknown) => inject(hirehq, 'PUT', `/api/v1/${path}`, json(), JSON.stringify(payload));
const change = (mutation: string) =>
  inject(hirehq, 'POST', '/graphql', json(), JSON.stringify({ query: `mutation { ${mutation} { __typename } }` }));

const CHANGES: [name: string, change: () => Promise<unknown>][] = [
  ['the person', () => put('candidates/', { profileTitle: 'Baker' })],
  ['the country', () => put('candidates/update/region/Spain', {})],
  ['a skill', () => put('candidates/skills', [{ id: fixture.ids.skillId, yearsOfExperience: 4 }])],
  ['work history', () => put('candidates/work-history', { title: 'Baker', workedWith: 'Mill', workedFrom: '2019-01-01' })],
  ['education', () => put('candidates/educations', { level: 'BR', institution: 'School' })],
  ['languages', () => change('saveLanguages(languages: [{ language: "es", level: B2 }])')],
  ['a licence', () => change('saveLicence(input: { name: "Forklift" })')],
  ['visibility', () => change('setProfileVisibility(section: PHOTO, audience: NOBODY)')],
  ['the public key', () => change('createPublicKey')],
  ['a checklist', () => change('saveChecklist(input: { id: "general", tasks: [{ item: "prepare-interview", done: true }] })')],
  ['a removed record', () => change(`removeProfileRecord(kind: SKILL, id: "${fixture.ids.skillId}")`)],
  ['a deleted record', () => inject(hirehq, 'DELETE', `/api/v1/candidates/educations/${fixture.ids.educationId}`, json())],
  [
    'a deleted file',
    () => inject(hirehq, 'DELETE', `/api/v1/candidates/work-history/showcases/${fixture.ids.showcaseId}`, json()),
  ],
  ['a deleted résumé', () => inject(hirehq, 'DELETE', `/api/v1/candidates/resume/${fixture.ids.resumeId}`, json())],
];

test.each(CHANGES)('PR-06 a change of %s reaches the candidate’s pages, with the score', async (_name, apply) => {
  const before = await scores();
  await apply();
  const after = await scores();
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toEqual(expect.any(Number));
});

test('PR-06 a change of preferences is not a change of the profile', async () => {
  const before = await scores();
  await put('candidates/', { accessibility: 'Y', neuroClassification: 'NT' });
  expect(await scores()).toEqual(before);
});
