import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CandidateSkill, Education, Resume, WorkHistory } from '@hirehq/shared-contracts/rest';
import { jsonb } from '../../../platform/database/database.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { NO_FACTS, columnsOfFacts } from '../../../platform/job-facts.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { claimResume } from './index.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  await hirehq.db
    .insertInto('skill')
    .values([1, 2].map((n) => ({ id: 900_000 + n, name: `Test skill ${n}`, field: 'test', healthcare: false })))
    .execute();
});
afterAll(() => hirehq.close());

interface Envelope<T> {
  responsePayload: T;
  errorCode?: string;
  fields?: Record<string, string>;
}

async function ask<T>({ headers }: TestCandidate, method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const response = await hirehq.app.inject({ method, url: `/api/v1/candidates/${path}`, headers, ...(payload && { payload }) });
  return { statusCode: response.statusCode, body: response.json<Envelope<T>>() };
}

async function addResume(file: File, candidate?: TestCandidate) {
  const { headers, payload } = await multipartBody({ title: 'My CV', file });
  const url = `${candidate ? '' : '/public'}/api/v1/candidates/resume`;
  const response = await hirehq.app.inject({ method: 'POST', url, headers: { ...candidate?.headers, ...headers }, payload });
  return { statusCode: response.statusCode, body: response.json<Envelope<Resume>>() };
}

describe('skills', () => {
  test('PR-05 are added, changed and deleted', async () => {
    const candidate = await testCandidate(hirehq);
    await ask(candidate, 'PUT', 'skills', [{ id: 900_001, yearsOfExperience: 2 }]);
    await ask(candidate, 'PUT', 'skills', [
      { id: 900_001, yearsOfExperience: 3 },
      { id: 900_002, yearsOfExperience: 1 },
    ]);
    expect((await ask<CandidateSkill[]>(candidate, 'GET', 'skills')).body.responsePayload).toEqual([
      { id: 900_001, name: 'Test skill 1', yearsOfExperience: 3, version: expect.any(String) },
      { id: 900_002, name: 'Test skill 2', yearsOfExperience: 1, version: expect.any(String) },
    ]);
    expect((await ask(candidate, 'DELETE', 'skills/900001')).body.responsePayload).toBe(true);
    expect((await ask(candidate, 'DELETE', 'skills/900001')).statusCode).toBe(404);
    expect((await ask<CandidateSkill[]>(await testCandidate(hirehq), 'GET', 'skills')).body.responsePayload).toEqual([]);
  });

  test('PR-05 one that does not exist is named, and nothing is stored', async () => {
    const candidate = await testCandidate(hirehq);
    const { body } = await ask(candidate, 'PUT', 'skills', [
      { id: 900_001, yearsOfExperience: 1 },
      { id: 2_000_000_000, yearsOfExperience: 1 },
    ]);
    expect(body.fields).toEqual({ '1.id': 'is not a known skill' });
    expect((await ask(candidate, 'GET', 'skills')).body.responsePayload).toEqual([]);
  });
});

describe.each([
  {
    path: 'work-history',
    entry: { title: 'Nurse', workedWith: 'Clinic', workedFrom: '2020-01-01', workedTill: '2021-01-01' },
    change: { title: 'Head nurse' },
  },
  {
    path: 'educations',
    entry: { level: 'BR', institution: 'Utrecht', fieldOfStudy: 'Nursing', studiedFrom: '2016-09-01', studiedTill: null },
    change: { level: 'MT' },
  },
])('$path', ({ path, entry, change }) => {
  test('PR-05 an entry is added, changed and deleted', async () => {
    const candidate = await testCandidate(hirehq);
    const added = await ask<WorkHistory | Education>(candidate, 'PUT', path, entry);
    expect(added.body.responsePayload).toMatchObject(entry);
    const { id } = added.body.responsePayload;
    await ask(candidate, 'PUT', path, { ...entry, ...change, id });
    expect((await ask<object[]>(candidate, 'GET', path)).body.responsePayload).toMatchObject([{ ...entry, ...change, id }]);
    expect((await ask(candidate, 'DELETE', `${path}/${id}`)).statusCode).toBe(200);
    expect((await ask(candidate, 'GET', path)).body.responsePayload).toEqual([]);
  });

  test('PR-05 another candidate’s entry is not found', async () => {
    const [owner, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    const { id } = (await ask<WorkHistory | Education>(owner, 'PUT', path, entry)).body.responsePayload;
    expect((await ask(other, 'GET', path)).body.responsePayload).toEqual([]);
    expect((await ask(other, 'PUT', path, { ...entry, id })).statusCode).toBe(404);
    expect((await ask(other, 'DELETE', `${path}/${id}`)).statusCode).toBe(404);
    expect((await ask(owner, 'GET', path)).body.responsePayload).toHaveLength(1);
  });
});

describe('résumés', () => {
  test('PR-05 are stored, listed with a link that opens them, and deleted', async () => {
    const candidate = await testCandidate(hirehq);
    const { body } = await addResume(SAMPLES.pdf(), candidate);
    const [listed] = (await ask<Resume[]>(candidate, 'GET', 'resume')).body.responsePayload;
    expect(listed).toMatchObject({ id: body.responsePayload.id, title: 'My CV', fileName: 'cv.pdf' });
    const opened = await hirehq.app.inject({ url: listed?.signedUrl ?? '' });
    expect([opened.statusCode, opened.headers['content-disposition']]).toEqual([200, "attachment; filename*=UTF-8''cv.pdf"]);
    const other = await testCandidate(hirehq);
    expect((await ask(other, 'GET', 'resume')).body.responsePayload).toEqual([]);
    expect((await ask(other, 'DELETE', `resume/${listed?.id}`)).statusCode).toBe(404);
    expect((await ask(candidate, 'DELETE', `resume/${listed?.id}`)).statusCode).toBe(200);
    expect((await hirehq.app.inject({ url: listed?.signedUrl ?? '' })).statusCode).toBe(404);
  });

  test('PR-13 a picture is refused as a résumé, and the limit is 5 MB', async () => {
    const candidate = await testCandidate(hirehq);
    expect((await addResume(SAMPLES.png(), candidate)).body.errorCode).toBe('FILE_TYPE_REFUSED');
    const large = new File(['%PDF-1.7\n', new Uint8Array(5 * 1024 * 1024)], 'cv.pdf', { type: 'application/pdf' });
    const { statusCode, body } = await addResume(large, candidate);
    expect([statusCode, body.errorCode]).toEqual([413, 'FILE_TOO_LARGE']);
  });

  test('JB-16 a visitor’s résumé can be claimed once, with its id', async () => {
    const [candidate, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    const { id, signedUrl } = (await addResume(SAMPLES.pdf())).body.responsePayload;
    expect(signedUrl).toBeNull();
    const claim = (candidateId: string, resumeId: string) =>
      hirehq.db.transaction().execute((trx) => claimResume(trx, candidateId, resumeId));
    expect(await claim(candidate.id, id)).toBe('OWN');
    expect(await claim(candidate.id, id)).toBe('OWN');
    expect(await claim(other.id, id)).toBe('NOT_THERE');
    expect(await claim(other.id, randomUUID())).toBe('NOT_THERE');
    expect((await ask<Resume[]>(candidate, 'GET', 'resume')).body.responsePayload.map((resume) => resume.id)).toEqual([id]);
  });

  test('PR-05 one that was sent with an application can be deleted; the application stays', async () => {
    const candidate = await testCandidate(hirehq);
    const resumeId = (await addResume(SAMPLES.pdf(), candidate)).body.responsePayload.id;
    const [enterpriseId, jobId, at] = [randomUUID(), randomUUID(), new Date()];
    await hirehq.db.insertInto('enterprise').values({ id: enterpriseId, establishment_name: 'Acme' }).execute();
    await hirehq.db
      .insertInto('job')
      .values({
        id: jobId,
        enterprise_id: enterpriseId,
        title: 'Nurse',
        summary: '',
        description_html: '',
        places: jsonb([]),
        questions: jsonb([]),
        posted_at: at,
        remote: false,
        ...columnsOfFacts({ ...NO_FACTS, easyApply: true }),
      })
      .execute();
    await hirehq.db
      .insertInto('application')
      .values({
        id: randomUUID(),
        job_id: jobId,
        candidate_id: candidate.id,
        request_id: randomUUID(),
        answers: jsonb([]),
        resume_id: resumeId,
        enterprise_process_status: 'R',
        submitted_at: at,
        changed_at: at,
      })
      .execute();
    expect((await ask(candidate, 'DELETE', `resume/${resumeId}`)).statusCode).toBe(200);
    expect(await hirehq.db.selectFrom('application').select('resume_id').where('job_id', '=', jobId).execute()).toEqual([
      { resume_id: null },
    ]);
  });
});
