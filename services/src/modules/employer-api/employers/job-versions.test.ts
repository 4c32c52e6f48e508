import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { JOB, testEmployer, type TestEmployer } from './testing/test-employer.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp();
});
afterAll(() => hirehq.close());

async function postedJob(): Promise<{ ask: TestEmployer['ask']; id: string; tag: string }> {
  const { ask } = await testEmployer(hirehq);
  const { body, headers } = await ask('POST jobs', JOB);
  return { ask, id: body['id'], tag: String(headers['etag']) };
}

const titled = (title: string) => ({ ...JOB, title });

test('SV-08 every response with a job has its version as ETag, and the list has it as a field', async () => {
  const { ask, id, tag } = await postedJob();
  expect(tag).toMatch(/^"\d+"$/);
  const read = await ask(`GET jobs/${id}`);
  expect(read.headers['etag']).toBe(tag);
  expect(`"${(await ask('GET jobs')).body['items'][0].version}"`).toBe(tag);
  const replaced = await ask(`PUT jobs/${id}`, titled('Nurse'));
  expect(replaced.headers['etag']).not.toBe(tag);
  expect((await ask(`GET jobs/${id}`)).headers['etag']).toBe(replaced.headers['etag']);
});

test('SV-08 of two systems that replace the same version of a job, the second gets the present job and changes nothing', async () => {
  const { ask, id, tag } = await postedJob();
  const first = await ask(`PUT jobs/${id}`, titled('Ward manager'), { 'if-match': tag });
  const second = await ask(`PUT jobs/${id}`, titled('Head nurse'), { 'if-match': tag });
  expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
  expect(second.body).toMatchObject({
    errorCode: 'STALE',
    current: { id, title: 'Ward manager', version: first.body['version'] },
  });
  expect(second.headers['etag']).toBe(first.headers['etag']);
  expect((await ask(`GET jobs/${id}`)).body['title']).toBe('Ward manager');
  const third = await ask(`PUT jobs/${id}`, titled('Head nurse'), { 'if-match': String(second.headers['etag']) });
  expect(third.statusCode).toBe(200);
});

test('SV-08 of many replacements of one version at once, one is stored', async () => {
  const { ask, id, tag } = await postedJob();
  const titles = ['A nurse', 'B nurse', 'C nurse', 'D nurse', 'E nurse'];
  const outcomes = await Promise.all(titles.map((title) => ask(`PUT jobs/${id}`, titled(title), { 'if-match': tag })));
  const stored = outcomes.filter(({ statusCode }) => statusCode === 200);
  expect(stored).toHaveLength(1);
  expect(outcomes.filter(({ statusCode }) => statusCode === 412)).toHaveLength(titles.length - 1);
  expect((await ask(`GET jobs/${id}`)).body['title']).toBe(stored[0]?.body['title']);
});

test('SV-08 what only changes the skills of a job is a new version', async () => {
  const { ask, id, tag } = await postedJob();
  const before = (await ask(`GET jobs/${id}`)).body;
  const { headers } = await ask(`PUT jobs/${id}`, { ...JOB, skills: [] });
  expect(headers['etag']).not.toBe(tag);
  expect((await ask(`GET jobs/${id}`)).body['title']).toBe(before['title']);
  expect((await ask(`PUT jobs/${id}`, JOB, { 'if-match': tag })).statusCode).toBe(412);
});

test('SV-08 a job is neither closed nor reopened if it is not as it was read', async () => {
  const { ask, id, tag } = await postedJob();
  await ask(`PUT jobs/${id}`, titled('Ward manager'));
  expect((await ask(`POST jobs/${id}/close`, undefined, { 'if-match': tag })).statusCode).toBe(412);
  const { headers, body } = await ask(`POST jobs/${id}/close`);
  expect(body['closedTimestamp']).not.toBeNull();
  expect((await ask(`POST jobs/${id}/reopen`, undefined, { 'if-match': tag })).statusCode).toBe(412);
  expect((await ask(`POST jobs/${id}/reopen`, undefined, { 'if-match': String(headers['etag']) })).statusCode).toBe(200);
});

test.each([
  ['no header', () => ({}), 200],
  ['any version', () => ({ 'if-match': '*' }), 200],
  ['a list with the version', (tag: string) => ({ 'if-match': `"1", ${tag}` }), 200],
  ['a weak tag', (tag: string) => ({ 'if-match': `W/${tag}` }), 200],
  ['another version', () => ({ 'if-match': '"1"' }), 412],
  ['a tag that is no version', () => ({ 'if-match': '"abc"' }), 412],
  ['an empty tag', () => ({ 'if-match': '""' }), 412],
  ['a number beyond all versions', () => ({ 'if-match': '"99999999999999999999"' }), 412],
  ['a version without quotes', () => ({ 'if-match': '1' }), 400],
  ['an empty header', () => ({ 'if-match': ' ' }), 400],
] as const)('SV-08 If-Match with %s', async (_name, headersOf, statusCode) => {
  const { ask, id, tag } = await postedJob();
  expect((await ask(`PUT jobs/${id}`, titled('Nurse'), headersOf(tag))).statusCode).toBe(statusCode);
});

test('SV-08 the version of a job of another employer is not told, not even with If-Match', async () => {
  const { id, tag } = await postedJob();
  const { ask } = await testEmployer(hirehq);
  for (const ifMatch of [tag, '"1"', '*']) {
    const { statusCode, headers, body } = await ask(`PUT jobs/${id}`, JOB, { 'if-match': ifMatch });
    expect([statusCode, headers['etag'], body['current']]).toEqual([404, undefined, undefined]);
  }
});

test('SV-08 domains that another system has claimed meanwhile are not removed by an earlier list', async () => {
  const { ask } = await testEmployer(hirehq);
  const { headers } = await ask('GET brand');
  const tag = String(headers['etag']);
  expect((await ask('POST brand/domains', { domain: 'careers.example.net' })).statusCode).toBe(200);
  const { statusCode } = await ask('PUT brand/domains', { domains: ['jobs.example.net'] }, { 'if-match': tag });
  expect(statusCode).toBe(412);
  expect((await ask('GET brand/domains')).body).toMatchObject([{ domain: 'careers.example.net' }]);
});
