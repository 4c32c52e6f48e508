import { afterEach, describe, expect, it, vi } from 'vitest';
import { EmbedApi } from './embed-api.ts';

const jobs = { name: 'Jobs', kind: 'query', text: 'query Jobs { jobs }' } as const;
const save = { name: 'Save', kind: 'mutation', text: 'mutation Save { save }' } as const;
const gone = new AbortController();
const api = () => new EmbedApi({ platform: 'https://jobs.example', enterprise: 'acme', developmentKey: 'key' }, gone.signal);

function respond(body: unknown, status = 200) {
  const asked: { url: URL; options: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    asked.push({ url: new URL(url), options });
    return Promise.resolve(Response.json(body, { status }));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('PF-05 the API in an element', () => {
  it('asks by an address that can be cached, without cookies', async () => {
    const asked = respond({ data: { jobs: 1 } });
    const client = api();
    expect(await client.graphql(jobs, { first: 2 })).toEqual({ jobs: 1 });
    expect(asked[0]?.url.pathname).toBe('/embed/v1/graphql');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      query: jobs.text,
      variables: '{"first":2}',
      enterprise: 'acme',
      developmentKey: 'key',
    });
    expect(asked[0]?.options).toMatchObject({ credentials: 'omit', mode: 'cors' });
    expect([client.peek(jobs, { first: 2 }), client.peek(jobs, { first: 3 })]).toEqual([{ jobs: 1 }, undefined]);
  });

  it('asks once for what several parts want at the same time', async () => {
    const asked = respond({ data: { jobs: 1 } });
    const client = api();
    const both = Promise.all([client.graphql(jobs, {}), client.graphql(jobs, {})]);
    expect(client.isBusy).toBe(true);
    await both;
    expect([asked.length, client.isBusy]).toEqual([1, false]);
  });

  it('sends no mutation, and no call of the table but suggestions', async () => {
    const asked = respond({ data: {} });
    await expect(api().graphql(save, {})).rejects.toMatchObject({ name: 'ApiFailure', code: 'NOT_SIGNED_IN' });
    await expect(api().rest('GET candidates/resume')).rejects.toMatchObject({
      name: 'ApiFailure',
      code: 'NOT_SIGNED_IN',
    });
    expect(asked).toEqual([]);

    const found = respond({ responsePayload: [{ type: 'T', name: 'Nurse' }] });
    expect(await api().rest('GET candidates/search', { query: { keyword: 'nurse' } })).toEqual([{ type: 'T', name: 'Nurse' }]);
    expect(await api().rest('GET places/{text}', { params: { text: 'ams/x' }, query: {} })).toHaveLength(1);
    expect(found.map(({ url }) => url.pathname + url.search)).toEqual([
      '/embed/v1/calls/candidates/search?keyword=nurse&enterprise=acme&developmentKey=key',
      '/embed/v1/calls/places/ams%2Fx?enterprise=acme&developmentKey=key',
    ]);
    respond({ errorCode: 'RATE_LIMITED' }, 429);
    await expect(api().rest('GET candidates/search', { query: { keyword: 'nurse' } })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('has files of the platform at full addresses', async () => {
    respond({ data: { logo: '/files/a?b', other: ['/filesx', 'x /files/'] } });
    expect(await api().graphql(jobs, {})).toEqual({ logo: 'https://jobs.example/files/a?b', other: ['/filesx', 'x /files/'] });
  });

  it.each([
    [
      'a refusal of the query',
      { errors: [{ message: 'x', extensions: { errorCode: 'QUERY_NOT_EMBEDDABLE' } }] },
      200,
      'QUERY_NOT_EMBEDDABLE',
    ],
    ['a refusal of the page', { errorCode: 'EMBED_NOT_ALLOWED' }, 403, 'EMBED_NOT_ALLOWED'],
    ['something else', 'a proxy', 502, 'INTERNAL'],
  ])('says what failed: %s', async (_what, body, status, code) => {
    respond(body, status);
    const client = api();
    await expect(client.graphql(jobs, {})).rejects.toMatchObject({ name: 'ApiFailure', code });
    expect([client.peek(jobs, {}), client.isBusy]).toEqual([undefined, false]);
  });

  it('says that the platform is away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api().graphql(jobs, {})).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
});
