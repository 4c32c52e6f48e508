import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { SaveLanguagesDocument } from '@hirehq/mfe-profile/src/shared/records/save-languages.graphql.ts';
import { SaveLicenceDocument } from '@hirehq/mfe-profile/src/shared/records/save-licence.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

async function ask<T>({ headers }: TestCandidate, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const response = await hirehq.app.inject({ method, url: `/api/v1/candidates/${path}`, headers, ...(payload && { payload }) });
  return { statusCode: response.statusCode, body: response.json<{ responsePayload: T; errorCode?: string }>() };
}

async function candidateWithProfile(): Promise<TestCandidate> {
  const candidate = await testCandidate(hirehq);
  await ask(candidate, 'PUT', '', {
    firstName: 'Amina',
    lastName: 'Diallo',
    profileTitle: 'Night nurse',
    city: 'Utrecht',
    country: 'Netherlands',
  });
  await ask(candidate, 'PUT', 'work-history', {
    title: 'Nurse',
    workedWith: 'Clinic',
    workedFrom: '2020-01-01',
    workedTill: null,
  });
  await ask(candidate, 'PUT', 'educations', {
    level: 'BR',
    institution: 'University of Utrecht',
    fieldOfStudy: 'Nursing',
    studiedFrom: '2015-09-01',
    studiedTill: '2019-06-01',
  });
  const licence = {
    name: 'Registered Nurse',
    issuer: 'Board of Nursing',
    number: 'RN-1',
    issuedOn: '2020-02-01',
    expiresOn: '2027-06-01',
  };
  await hirehq.graphql(SaveLicenceDocument, { input: licence }, candidate.headers);
  const languages = [
    { language: 'en', level: 'NATIVE' },
    { language: 'es', level: 'B2' },
  ] as const;
  await hirehq.graphql(SaveLanguagesDocument, { languages }, candidate.headers);
  return candidate;
}

interface Document {
  fileName: string;
  contentType: string;
  signedUrl: string;
}

async function opened(candidate: TestCandidate, path: string) {
  const { statusCode, body } = await ask<Document>(candidate, 'GET', path);
  expect(statusCode).toBe(200);
  const file = await hirehq.app.inject({ url: body.responsePayload.signedUrl });
  expect(file.statusCode).toBe(200);
  return { ...body.responsePayload, file };
}

test('PR-01 the profile in the JSON Resume format has the members of its schema, and reads back as it was', async () => {
  const candidate = await candidateWithProfile();
  const { file, fileName } = await opened(candidate, 'profile/json-resume');
  expect(fileName).toBe('Amina Diallo.json');
  const resume = file.json<Record<string, unknown>>();
  expect(resume).toMatchObject({
    basics: { name: 'Amina Diallo', label: 'Night nurse', location: { city: 'Utrecht', countryCode: 'NL' } },
    work: [{ name: 'Clinic', position: 'Nurse', startDate: '2020-01' }],
    education: [
      {
        institution: 'University of Utrecht',
        area: 'Nursing',
        studyType: 'Bachelor',
        startDate: '2015-09',
        endDate: '2019-06',
      },
    ],
    certificates: [{ name: 'Registered Nurse', issuer: 'Board of Nursing', date: '2020-02-01' }],
    languages: [
      { language: 'English', fluency: 'Native speaker' },
      { language: 'Spanish', fluency: 'B2' },
    ],
  });
  expect(JSON.stringify(resume)).not.toContain('null');

  const { body } = await ask<ResumeReading>(candidate, 'POST', 'profile/json-resume', resume);
  const { firstName, country, workHistory, educations, languages } = body.responsePayload;
  expect(firstName).toMatchObject({
    value: 'Amina',
    confidence: 'HIGH',
    foundAt: { page: null, box: null, text: 'basics.name' },
  });
  expect(country?.value).toBe('Netherlands');
  expect(workHistory).toEqual([
    {
      value: { title: 'Nurse', workedWith: 'Clinic', workedFrom: '2020-01', workedTill: null },
      confidence: 'HIGH',
      doubts: [],
      foundAt: { page: null, box: null, text: 'work[0]' },
    },
  ]);
  expect(educations[0]?.value).toMatchObject({ level: 'BR', fieldOfStudy: 'Nursing', studiedTill: '2019-06' });
  expect(languages.map(({ value }) => value)).toEqual([
    { language: 'en', level: 'NATIVE' },
    { language: 'es', level: 'B2' },
  ]);
});

test('PR-03 parts of a JSON Resume that are not valid are left out, and the rest is read', async () => {
  const { body } = await ask<ResumeReading>(await testCandidate(hirehq), 'POST', 'profile/json-resume', {
    basics: { name: 'Ada King Lovelace', email: 'not an address', phone: 7 },
    work: [{ position: 'Analyst', startDate: 'long ago' }, 'nothing'],
    skills: [{ name: 'Python' }, { keywords: ['SQL', 'Juggling swans'] }],
  });
  const reading = body.responsePayload;
  expect(reading.lastName?.value).toBe('King Lovelace');
  expect(reading.emailAddress).toBeNull();
  expect(reading.workHistory.map(({ value }) => value)).toEqual([
    { title: 'Analyst', workedWith: null, workedFrom: null, workedTill: null },
  ]);
  expect(reading.skills.map(({ value, foundAt }) => [value.name, foundAt.text])).toEqual([
    ['Python', 'skills[0].name'],
    ['SQL', 'skills[1].keywords[0]'],
  ]);
});

test.each([[{}], [{ basics: 'text', work: 3 }], [{ anything: [1, 2] }]])(
  'PR-03 a file without a résumé is refused: %j',
  async (content) => {
    const { statusCode, body } = await ask(await testCandidate(hirehq), 'POST', 'profile/json-resume', content);
    expect([statusCode, body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
  },
);

test('PR-01 the profile as a PDF is a file of its own for five minutes', async () => {
  const { file, contentType } = await opened(await candidateWithProfile(), 'profile/pdf?layout=CLASSIC');
  expect(contentType).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
