import { describe, expect, test } from 'vitest';
import { REST_CALLS, type RestCall, type RestKey } from './index.ts';
import { restRequest } from './request.ts';
import { REST_WIRE } from './wire.ts';

const visitor = { signedIn: false };
const candidate = { signedIn: true };

describe('restRequest', () => {
  test('SV-01 the wire facts are those of the call table', () => {
    for (const [key, call] of Object.entries<RestCall>(REST_CALLS)) {
      const wire = REST_WIRE[key as RestKey] ?? {};
      expect([key, wire.access ?? 'candidate']).toEqual([key, call.access]);
      expect([key, wire.conditional]).toEqual([key, call.conditional]);
      expect([key, wire.form]).toEqual([key, call.multipart && (call.multipart.json ?? true)]);
      expect([key, wire.headers?.['enterpriseId'] === '']).toEqual([
        key,
        (call.note ?? '').includes('empty enterpriseId header'),
      ]);
    }
  });

  test('JB-08 a search goes to the public base when signed out, to the authenticated one when signed in', () => {
    const input = { query: { keyword: 'c++ & more', 'is-healthcare': undefined } };
    expect(restRequest('GET candidates/search', input, visitor)).toMatchObject({
      url: '/public/api/v1/candidates/search?keyword=c%2B%2B+%26+more',
      authenticated: false,
    });
    expect(restRequest('GET candidates/search', input, candidate)).toMatchObject({
      url: '/api/v1/candidates/search?keyword=c%2B%2B+%26+more',
      authenticated: true,
    });
  });

  test('SV-01 public calls stay public when signed in, candidate calls stay guarded when signed out', () => {
    expect(restRequest('GET skills', { query: { keyword: 'a' } }, candidate).url).toBe('/public/api/v1/skills?keyword=a');
    expect(restRequest('GET candidates/', {}, visitor)).toMatchObject({ url: '/api/v1/candidates/', authenticated: true });
  });

  test('SV-01 keeps the odd paths of the specification', () => {
    expect(restRequest('PUT candidates//consented/versions', {}, candidate).url).toBe('/api/v1/candidates//consented/versions');
    expect(restRequest('POST /public/consolelog', { body: [] }, visitor).url).toBe('/public/consolelog');
  });

  test('NT-05 sends an empty enterpriseId header', () => {
    expect(restRequest('GET candidates/notifications/C/{page}/10', { params: { page: 0 } }, candidate)).toMatchObject({
      url: '/api/v1/candidates/notifications/C/0/10',
      headers: { enterpriseId: '' },
    });
  });

  test('a parameter cannot change the path', () => {
    expect(restRequest('GET places/{text}', { params: { text: '../../api?x=#1' } }, visitor).url).toBe(
      '/public/api/v1/places/..%2F..%2Fapi%3Fx%3D%231',
    );
    expect(() => restRequest('GET places/{text}', { params: { text: '' } }, visitor)).toThrow('needs the parameter text');
  });

  test('MS-04 carries the body of a message as one JSON part beside the file', async () => {
    const file = new File(['%PDF-'], 'offer.pdf', { type: 'application/pdf' });
    const { body, headers } = restRequest(
      'PUT candidates/messages/general',
      { body: { message: 'Hi' }, files: { file } },
      candidate,
    );
    const form = body as FormData;
    expect(await (form.get('messages') as File).text()).toBe('{"message":"Hi"}');
    expect((form.get('file') as File).name).toBe('offer.pdf');
    expect(headers['content-type']).toBeUndefined();
  });

  test('PR-05 carries the title of a résumé as a plain field', () => {
    const { body } = restRequest(
      'POST candidates/resume',
      { body: { title: 'CV' }, files: { file: new File(['x'], 'cv.docx') } },
      candidate,
    );
    expect((body as FormData).get('title')).toBe('CV');
  });

  test('PR-05 names the version that a change replaces', () => {
    const body = { level: 'BR', institution: 'University' } as const;
    const named = restRequest('PUT candidates/educations', { body, ifMatch: '4711' }, candidate);
    expect(named.headers).toEqual({ 'content-type': 'application/json', 'if-match': '"4711"' });
    expect(restRequest('PUT candidates/educations', { body }, candidate).headers).not.toHaveProperty('if-match');
  });
});
