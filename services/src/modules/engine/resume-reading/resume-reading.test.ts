import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unreadableMessage } from '@hirehq/shared-contracts/error-codes';
import type { Resume, ResumeReading } from '@hirehq/shared-contracts/rest';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';
import { readInChild, READING_LIMITS } from './read-in-child.ts';
import { READINGS_PER_HOUR } from './read-resume.ts';
import { ODT } from './testing/hostile/hostile-texts.ts';
import { RESUME_FILES } from './testing/resume-files.ts';
import { zipOf } from './testing/zip-of.ts';

const PDF = 'application/pdf';
let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

async function bytesOf(name: string) {
  const file = RESUME_FILES.find((each) => each.name === name);
  if (!file) throw new Error(`There is no file ${name}.`);
  return { contentType: file.contentType, data: await file.make() };
}

async function stored({ headers }: TestCandidate, data: Uint8Array, as = { name: 'cv.pdf', type: PDF }): Promise<Resume> {
  const file = new File([new Uint8Array(data)], as.name, { type: as.type });
  const upload = await multipartBody({ title: 'CV', file });
  const response = await hirehq.app.inject({
    method: 'POST',
    url: '/api/v1/candidates/resume',
    headers: { ...headers, ...upload.headers },
    payload: upload.payload,
  });
  return response.json<{ responsePayload: Resume }>().responsePayload;
}

async function reading({ headers }: TestCandidate, id: string) {
  const response = await hirehq.app.inject({ method: 'POST', url: `/api/v1/candidates/resume/${id}/reading`, headers });
  const body = response.json<{ responsePayload: ResumeReading; errorCode?: string; errorMessage?: string; reason?: string }>();
  return { statusCode: response.statusCode, body, retryAfter: response.headers['retry-after'] };
}

test('PR-03 a stored résumé is read, with the place of each value, and nothing of it is stored', async () => {
  const candidate = await testCandidate(hirehq);
  const resume = await stored(candidate, (await bytesOf('oneColumn nurse-en')).data);
  const { statusCode, body } = await reading(candidate, resume.id);
  expect(statusCode).toBe(200);
  const { firstName, workHistory, skills, licences, pages } = body.responsePayload;
  expect(firstName).toMatchObject({ value: 'Amina', foundAt: { page: 1, text: 'Amina Okafor Diallo' } });
  expect(workHistory[0]?.value).toEqual({
    title: 'Senior ICU Nurse',
    workedWith: 'Mercy General Hospital',
    workedFrom: '2019-03',
    workedTill: null,
  });
  expect(skills.map(({ value }) => value.name)).toContain('Wound care');
  expect(licences[0]?.value).toMatchObject({ number: 'RN-558210', expiresOn: '2027-06' });
  expect(pages).toBe(1);
  const work = await hirehq.app.inject({ url: '/api/v1/candidates/work-history', headers: candidate.headers });
  expect(work.json()).toMatchObject({ responsePayload: [] });
});

const WRITTEN = ['Zoe Angstrom', 'Glassblower', 'Experience', 'Glassblower, Orrefors Studio', '2019 - 2021'];
test.each([
  ['cv.txt', 'text/plain', Buffer.from(WRITTEN.join('\n'))],
  ['cv.rtf', 'text/rtf', Buffer.from(`{\\rtf1\\ansi ${WRITTEN.join('\\par ')}}`, 'latin1')],
  [
    'cv.odt',
    ODT,
    zipOf({
      mimetype: ODT,
      'content.xml': `<office:document-content><office:body>${WRITTEN.map((line) => `<text:p>${line}</text:p>`).join('')}</office:body></office:document-content>`,
    }),
  ],
])('PR-03 PR-13 %s is stored, read, and downloaded without being shown', async (name, type, data) => {
  const candidate = await testCandidate(hirehq);
  const resume = await stored(candidate, data, { name, type });
  const { statusCode, body } = await reading(candidate, resume.id);
  expect(statusCode).toBe(200);
  expect(body.responsePayload.workHistory[0]?.value).toMatchObject({ title: 'Glassblower', workedWith: 'Orrefors Studio' });
  const { headers } = await hirehq.app.inject(resume.signedUrl ?? '');
  expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
  expect(headers['content-disposition']).toMatch(/^attachment; /);
});

test('PR-03 a résumé without text is refused with 502 and the words of the specification', async () => {
  const candidate = await testCandidate(hirehq);
  const resume = await stored(candidate, (await bytesOf('scan nurse-en')).data);
  const { statusCode, body } = await reading(candidate, resume.id);
  expect(statusCode).toBe(502);
  expect(body).toMatchObject({ errorCode: 'FILE_UNREADABLE', reason: 'NO_TEXT', errorMessage: unreadableMessage('NO_TEXT') });
  expect(body.errorMessage).toMatch(/^Unable to process the file\. /);
});

test('PR-03 the résumé of another candidate is not there', async () => {
  const resume = await stored(await testCandidate(hirehq), (await bytesOf('oneColumn nurse-en')).data);
  expect((await reading(await testCandidate(hirehq), resume.id)).statusCode).toBe(404);
});

test('PR-03 a reading that takes longer than it may is ended, and says so', async () => {
  const file = { ...(await bytesOf('thirtyPages developer-en')), today: '2026-09-01' };
  expect(await readInChild(file, { ...READING_LIMITS, timeMs: 1 })).toMatchObject({ unreadable: { reason: 'TOO_SLOW' } });
});

test.each([
  ['encrypted pdf', 'PROTECTED'],
  ['pdf without pages', 'DAMAGED'],
  ['docx cut in half', 'DAMAGED'],
  ['doc cut in half', 'DAMAGED'],
  ['scan nurse-en', 'NO_TEXT'],
])('PR-03 the refusal of %s says why', async (name, reason) => {
  expect(await readInChild({ ...(await bytesOf(name)), today: '2026-09-01' })).toMatchObject({ unreadable: { reason } });
});

test('PR-03 readings of a candidate are limited per hour, those of others are not affected', async () => {
  const candidate = await testCandidate(hirehq);
  const limited = createAttemptLimits({ db: hirehq.db, now: () => new Date() }, READINGS_PER_HOUR);
  const { max } = READINGS_PER_HOUR.resumeReadingsByCandidate;
  const resume = await stored(candidate, (await bytesOf('oneColumn nurse-en')).data);
  await limited.take(['resumeReadingsByCandidate', candidate.id, max]);
  const { statusCode, body, retryAfter } = await reading(candidate, resume.id);
  expect([statusCode, body.errorCode]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  const other = await testCandidate(hirehq);
  const own = await stored(other, (await bytesOf('oneColumn nurse-en')).data);
  expect((await reading(other, own.id)).statusCode).toBe(200);
});

test('PR-03 one candidate with many readings at a time does not hold up another', async () => {
  const [busy, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
  const { data } = await bytesOf('oneColumn nurse-en');
  const [resume, own] = [await stored(busy, data), await stored(other, data)];
  const ended: string[] = [];
  const asked = (candidate: TestCandidate, id: string) =>
    reading(candidate, id).then(({ statusCode }) => ended.push(`${candidate === busy ? 'busy' : 'other'} ${statusCode}`));
  const many = Array.from({ length: 6 }, () => asked(busy, resume.id));
  // The other one comes last: when the busy one has as many readings under way and waiting as one may have.
  await vi.waitFor(() => expect(ended.filter((each) => each === 'busy 503')).toHaveLength(2), { timeout: 60_000, interval: 5 });
  await Promise.all([...many, asked(other, own.id)]);
  expect(ended.filter((each) => each === 'busy 200')).toHaveLength(4);
  expect(ended.indexOf('other 200')).toBeGreaterThan(-1);
  expect(ended.indexOf('other 200')).toBeLessThan(ended.lastIndexOf('busy 200'));
});
