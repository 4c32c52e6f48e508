import { describe, expect, expectTypeOf, test } from 'vitest';
import { REST_CALLS, type RestResponse, type RestApi, type RestCall, type Suggestion } from './index.ts';

/** Every call of §7, as written there (without those of the identity provider). */
const SPECIFIED = [
  'GET candidates/enterprise/details/{domain}',
  'GET enterprises/{sourceEnterpriseId}/details',
  'GET enterprises/job/{jobId}',
  'GET enterprises/candidate-review/{id}',
  'GET candidates/',
  'PUT candidates/',
  'GET candidates/accessibility',
  'GET candidates/skills',
  'PUT candidates/skills',
  'DELETE candidates/skills/{id}',
  'GET skills',
  'GET candidates/work-history',
  'PUT candidates/work-history',
  'DELETE candidates/work-history/{id}',
  'DELETE candidates/work-history/showcases/{id}',
  'GET candidates/educations',
  'PUT candidates/educations',
  'DELETE candidates/educations/{id}',
  'DELETE candidates/educations/documents/{id}',
  'POST upload-file',
  'GET candidates/resume',
  'POST candidates/resume',
  'DELETE candidates/resume/{id}',
  'PUT candidates/update/region/{countryName}',
  'PUT candidates/notification/device',
  'PUT candidates//consented/versions',
  'PUT candidates/pool/candidate-remark',
  'PUT candidates/pool/priority/invitee',
  'PUT candidates/pool/priority/{talentPoolId}/candidates',
  'POST candidates/chatbot/details',
  'GET candidates/search',
  'GET candidates/messages/unread-count',
  'GET candidates/messages/0/500',
  'GET candidates/messages/0/10',
  'GET candidates/messages/details/0/500',
  'PUT candidates/messages/general',
  'PUT candidates/messages/read',
  'PUT candidates/messages/chat-history',
  'GET candidates/notifications/unread/C',
  'GET candidates/notifications/C/{page}/10',
  'PUT candidates/notifications/{id}/R',
  'PUT candidates/notifications/C',
  'GET candidates/pool/{type}',
  'GET candidates/interviews/schedules/{id}',
  'GET candidates/job/{jobId}',
  'GET places/{text}',
  'GET feedback/exists',
  'POST feedback',
  'POST /public/consolelog',
];

/** Calls of ours: a file that is read, documents as files, for which GraphQL has no form, and what pages of employers show. */
const ADDED = [
  'POST candidates/resume/{id}/reading',
  'GET candidates/profile/pdf',
  'GET candidates/profile/json-resume',
  'POST candidates/profile/json-resume',
  'GET /embed/v1/jobs',
  'GET /embed/v1/remote',
];

const rows = Object.entries<RestCall>(REST_CALLS);

describe('SV-01 the call table', () => {
  test('SV-01 has every call of the specification, and no other', () => {
    expect(Object.keys(REST_CALLS).toSorted()).toEqual([...SPECIFIED, ...ADDED].toSorted());
  });

  test.each(rows)('SV-01 %s is what its key says', (key, call) => {
    expect(`${call.method} ${call.path}`).toBe(key);
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(call.params.shape)).toEqual(named);
    expect(call.summary).not.toBe('');
  });

  test('SV-01 lookups of employers and skills need no token, search and places work with and without', () => {
    const of = (access: RestCall['access']) => rows.filter(([, call]) => call.access === access).map(([key]) => key);
    expect(of('public').toSorted()).toEqual(
      [
        'GET /embed/v1/jobs',
        'GET /embed/v1/remote',
        'GET candidates/enterprise/details/{domain}',
        'GET enterprises/candidate-review/{id}',
        'GET enterprises/job/{jobId}',
        'GET enterprises/{sourceEnterpriseId}/details',
        'GET skills',
        'POST /public/consolelog',
      ].toSorted(),
    );
    expect(of('both').toSorted()).toEqual([
      'GET candidates/resume',
      'GET candidates/search',
      'GET places/{text}',
      'POST candidates/resume',
    ]);
  });

  test('SV-01 is typed at the caller', () => {
    expectTypeOf<RestResponse<'GET candidates/search'>>().toEqualTypeOf<Suggestion[]>();
    const call: RestApi = () => Promise.reject(new Error('never called'));
    const typed = () => {
      void call('GET candidates/');
      void call('PUT candidates/notifications/C');
      void call('GET candidates/search', { query: { keyword: 'nurse' } });
      void call('GET candidates/notifications/C/{page}/10', { params: { page: 0 } });
      void call('PUT candidates/', { body: { neuroClassification: 'NT' } });
      // @ts-expect-error -- the keyword is required
      void call('GET candidates/search', { query: {} });
      // @ts-expect-error -- the input is required
      void call('GET candidates/search');
      // @ts-expect-error -- the page is a number
      void call('GET candidates/notifications/C/{page}/10', { params: { page: '0' } });
      // @ts-expect-error -- no such call
      void call('GET candidates/everything');
    };
    expect(typed).toBeTypeOf('function');
  });
});

describe('what the schemas let through', () => {
  test.each(['', '{}', 'zz', "1' or 1=1", '../1', 'a'.repeat(65)])('SH-45 refuses the job id %j', (jobId) => {
    expect(REST_CALLS['GET enterprises/job/{jobId}'].params.safeParse({ jobId }).success).toBe(false);
  });

  test('PR-05 refuses a work history that ends before it starts, naming the field', () => {
    const { body } = REST_CALLS['PUT candidates/work-history'];
    const entry = { title: 'Nurse', workedWith: 'Clinic', workedFrom: '2020-02-01' };
    expect(body.safeParse(entry).success).toBe(true);
    expect(body.safeParse({ ...entry, workedTill: null }).success).toBe(true);
    expect(body.safeParse({ ...entry, workedTill: '2020-01-31' }).error?.issues[0]?.path).toEqual(['workedTill']);
  });

  test('SV-01 a candidate can change no field outside the list', () => {
    const { body } = REST_CALLS['PUT candidates/'];
    expect(body.safeParse({ firstName: 'Ada' }).success).toBe(true);
    for (const field of ['emailAddress', 'talentPool', 'subject', 'issuer', 'skillData'])
      expect(body.safeParse({ [field]: 'x' }).success).toBe(false);
  });

  test('SH-33 holds feedback to 128 and 256 characters', () => {
    const { body } = REST_CALLS['POST feedback'];
    expect(body.safeParse({ subject: 's'.repeat(128), feedback: 'f'.repeat(256) }).success).toBe(true);
    expect(body.safeParse({ subject: 's'.repeat(129), feedback: 'f' }).success).toBe(false);
    expect(body.safeParse({ subject: 's', feedback: 'f'.repeat(257) }).success).toBe(false);
    expect(body.safeParse({ subject: ' ', feedback: 'f' }).success).toBe(false);
  });
});
