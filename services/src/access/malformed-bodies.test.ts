import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DELIVERY_BASE } from '@hirehq/shared-contracts/delivery';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { REST_CALLS, type RestCall } from '@hirehq/shared-contracts/rest';
import { EMPLOYER_BASE } from '../platform/http/employer-calls.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { inject } from './testing/ask-rest.ts';
import { testTeam, type TestTeam } from '../modules/delivery/team-keys/testing/test-team.ts';
import { DELIVERY_ROWS } from './testing/delivery-examples.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { createAccessFixture, type AccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
let fixture: AccessFixture;
let team: TestTeam;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  fixture = await createAccessFixture(hirehq);
  team = await testTeam(hirehq);
});
afterAll(() => hirehq.close());

const pathOf = (path: string, params: object) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));

const multipartCalls: [string, string, () => Record<string, string>, string][] = [
  ...Object.entries<RestCall>(REST_CALLS)
    .filter(([, { multipart }]) => multipart)
    .map(([key, { method, path, access }]): (typeof multipartCalls)[number] => [
      key,
      method,
      () => fixture.candidate.headers,
      (access === 'public' ? '/public/api/v1/' : '/api/v1/') + path,
    ]),
  ...(Object.entries(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][])
    .filter(([, { multipart }]) => multipart)
    .map(([key, { method, path }]): (typeof multipartCalls)[number] => [
      `${key} of the employers`,
      method,
      () => ({ authorization: `Bearer ${fixture.employerKey}` }),
      `${EMPLOYER_BASE}/${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`,
    ]),
  ...DELIVERY_ROWS.filter(([, { multipart }]) => multipart).map(([key, { method, path }]): (typeof multipartCalls)[number] => [
    `${key} of teams`,
    method,
    () => ({ authorization: `Bearer ${team.key}` }),
    `${DELIVERY_BASE}/${path.replace('{hash}', `sha384-${'a'.repeat(64)}`).replaceAll(/\{\w+\}/g, crypto.randomUUID())}`,
  ]),
];

const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF';
const MALFORMED: Readonly<Record<string, [type: string, body: string]>> = {
  'without a boundary': ['multipart/form-data', `${PART}\r\n--x--\r\n`],
  'with an empty boundary': ['multipart/form-data; boundary=', `${PART}\r\n--x--\r\n`],
  'cut off in the middle of a part': ['multipart/form-data; boundary=x', PART],
  'cut off in the headers of a part': ['multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
  'cut off after a part': ['multipart/form-data; boundary=x', `${PART}\r\n--x`],
  'of another boundary': ['multipart/form-data; boundary=y', `${PART}\r\n--x--\r\n`],
  'of no bytes': ['multipart/form-data; boundary=x', ''],
  'that is something else': ['multipart/form-data; boundary=x', '{"a":1}'],
  'with a part that has no name': ['multipart/form-data; boundary=x', '--x\r\n\r\nx\r\n--x--\r\n'],
};

describe.each(multipartCalls)('%s', (_key, method, headers, url) => {
  test.each(Object.entries(MALFORMED))('SV-01 refuses a multipart body %s', async (_name, [type, body]) => {
    const { statusCode, body: response } = await inject(hirehq, method, url, { ...headers(), 'content-type': type }, body);
    expect([400, 404, 413, 415]).toContain(statusCode);
    expect(response).toMatchObject({ statusCode, errorCode: expect.any(String) });
  });
});

const optional = (Object.entries(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][]).filter(
  ([, { body, multipart }]) => !multipart && !(body instanceof z.ZodUndefined) && z.safeParse(body, undefined).success,
);

describe('a body that may be left out', () => {
  const NONE: Readonly<Record<string, [Record<string, string>, string | undefined]>> = {
    'no body and no type': [{}, undefined],
    'no bytes of JSON': [{ 'content-type': 'application/json' }, ''],
    'a length of 0': [{ 'content-length': '0' }, undefined],
    'no bytes of a form': [{ 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' }, undefined],
    'a JSON type alone': [{ 'content-type': 'application/json' }, undefined],
  };
  const calls = optional.flatMap(([key, call]) => Object.entries(NONE).map(([name, sent]) => [key, name, call, sent] as const));

  test('SV-01 there are some', () => expect(optional.length).toBeGreaterThan(2));

  test.each(calls)('SV-01 %s takes %s', async (key, _name, { method, path }, [type, payload]) => {
    const { params = {} } = EMPLOYER_EXAMPLES[key](fixture.ids);
    const headers = { authorization: `Bearer ${fixture.employerKey}`, ...type };
    const { statusCode, body } = await inject(hirehq, method, `${EMPLOYER_BASE}/${pathOf(path, params)}`, headers, payload);
    // Done, or done by the request before.
    expect(body['errorCode'] ?? 'DONE').not.toBe('VALIDATION_FAILED');
    expect([200, 409]).toContain(statusCode);
  });
});
