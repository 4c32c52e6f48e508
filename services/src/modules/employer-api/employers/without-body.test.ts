import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { EMPLOYER_CALLS, type EmployerCall } from '@hirehq/shared-contracts/employer';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { sentApplication } from '../../candidate/applications/testing/sent-application.ts';
import { testEmployer } from './testing/test-employer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bodiless = Object.values<EmployerCall>(EMPLOYER_CALLS).filter(
  ({ method, body, multipart }) => method === 'POST' && !multipart && z.safeParse(body, undefined).success,
);

test('SV-08 the steps without parameters are among those without a body', () => {
  expect(bodiless.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'keys/{id}/rotate',
      'applications/{id}/shortlist',
      'applications/{id}/onboard',
      'applications/{id}/offboard',
      'interviews/{id}/cancel',
      'interviews/{id}/complete',
    ]),
  );
});

test.each(bodiless.map(({ path }) => path))('SV-08 POST %s needs neither body nor content type', async (path) => {
  const { key } = await testEmployer(app);
  const id = path.startsWith('keys') ? '0123456789abcdef' : '7b3c9d3e-0000-4000-8000-000000000000';
  const url = `/employer/v1/${path
    .replace('{deliveryId}', `msg_${id}`)
    .replace('{domain}', 'nobody.example')
    .replaceAll(/\{\w+\}/g, id)}`;
  const response = await app.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${key}` } });
  expect(response.json()).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('SV-08 a candidate is shortlisted without a body, and the documentation says that none is needed', async () => {
  const { employer, id } = await sentApplication(app);
  expect((await employer.ask(`POST applications/${id}/shortlist`)).body).toMatchObject({ enterpriseProcessStatus: 'S' });
  const { paths } = (await app.app.inject({ url: '/employer/v1/openapi.json' })).json<{
    paths: Record<string, { post?: { requestBody?: { required: boolean } } }>;
  }>();
  const needs = (path: string) => paths[path]?.post?.requestBody?.required;
  expect([needs('/applications/{id}/shortlist'), needs('/applications/{id}/close')]).toEqual([false, true]);
  expect((await app.app.inject({ url: '/employer/v1/docs' })).body).toContain('Body, optional');
});

test('SV-08 an offer with documents only needs no part `offer`', async () => {
  const { employer, id } = await sentApplication(app);
  const { headers, payload } = await multipartBody({ documents: SAMPLES.pdf() });
  const { body } = await employer.ask(`POST applications/${id}/offer`, payload, headers);
  expect(body).toMatchObject({ enterpriseProcessStatus: 'F', offer: { note: null, documents: [{ fileName: 'cv.pdf' }] } });
});
