import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { testEmployer, type TestEmployer } from '../modules/employer-api/employers/testing/test-employer.ts';
import { testCandidate } from '../platform/testing/test-candidate.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp();
});
afterAll(() => hirehq.close());

type Ask = TestEmployer['ask'];
const stale = { 'if-match': '"1"' };

/** A record as the first of two editors saw it, and what the second does to it before the first removes it. */
interface Removal {
  name: string;
  prepare: (
    ask: Ask,
  ) => Promise<{ tag: string; remove: `DELETE ${string}`; change: () => Promise<unknown>; read: () => Promise<unknown> }>;
}

const REMOVALS: readonly Removal[] = [
  {
    name: 'a webhook',
    async prepare(ask) {
      const { body, headers } = await ask('POST webhooks', { url: 'https://example.com/a', description: 'theirs' });
      return {
        tag: String(headers['etag']),
        remove: `DELETE webhooks/${body['id']}`,
        change: () => ask(`PUT webhooks/${body['id']}`, { url: 'https://example.com/b' }),
        read: async () => (await ask('GET webhooks')).body[0],
      };
    },
  },
  {
    name: 'the address for applications',
    async prepare(ask) {
      const address = () => ({ emailAddress: `${randomUUID()}@example.com` });
      const { headers } = await ask('PUT application-mail', address());
      return {
        tag: String(headers['etag']),
        remove: 'DELETE application-mail',
        change: () => ask('PUT application-mail', address()),
        read: async () => (await ask('GET application-mail')).body,
      };
    },
  },
  {
    name: 'a domain',
    async prepare(ask) {
      const domain = `${randomUUID()}.example.com`;
      await ask('POST brand/domains', { domain });
      return {
        tag: String((await ask('GET brand')).headers['etag']),
        remove: `DELETE brand/domains/${domain}`,
        change: () => ask('PUT brand', { about: 'changed' }),
        read: async () => (await ask('GET brand')).body,
      };
    },
  },
];

test.each(REMOVALS)(
  'SV-08 $name that was changed since it was read is not removed at its former version',
  async ({ prepare }) => {
    const { ask } = await testEmployer(hirehq);
    const { tag, remove, change, read } = await prepare(ask);
    await change();
    const present = await read();
    const refused = await ask(remove, undefined, { 'if-match': tag });
    expect([refused.statusCode, refused.body['errorCode']]).toEqual([412, 'STALE']);
    expect(refused.body['current']).toEqual(present);
    expect(refused.headers['etag']).toBe(`"${refused.body['current'].version}"`);
    expect(await read()).toEqual(present);
    const removed = await ask(remove, undefined, { 'if-match': String(refused.headers['etag']) });
    expect([removed.statusCode, removed.headers['etag']]).toEqual([200, undefined]);
    expect(await read()).not.toEqual(present);
  },
);

test.each(REMOVALS)('SV-08 $name is removed without If-Match, whatever its version', async ({ prepare }) => {
  const { ask } = await testEmployer(hirehq);
  const { remove, change } = await prepare(ask);
  await change();
  expect((await ask(remove)).statusCode).toBe(200);
});

test('SV-08 of two systems that name an address where there is none, one is refused with the other', async () => {
  const { ask } = await testEmployer(hirehq);
  const { headers } = await ask('GET application-mail');
  const tag = { 'if-match': String(headers['etag']) };
  const addresses = ['a', 'b'].map((name) => ({ emailAddress: `${name}-${randomUUID()}@example.com` }));
  const outcomes = await Promise.all(addresses.map((address) => ask('PUT application-mail', address, tag)));
  expect(new Set(outcomes.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
  const stored = outcomes.find(({ statusCode }) => statusCode === 200)?.body;
  expect(outcomes.find(({ statusCode }) => statusCode === 412)?.body['current']).toEqual(stored);
});

const RECORDS = [
  ['work-history', { title: 'a', workedWith: 'a', workedFrom: '2020-01-01' }, { title: 'b' }],
  ['educations', { level: 'BR', institution: 'a' }, { institution: 'b' }],
] as const;

test.each(RECORDS)('SV-08 a record of %s that was changed since it was read is not removed', async (path, record, changes) => {
  const { headers } = await testCandidate(hirehq);
  const ask = async (method: 'PUT' | 'DELETE', rest: string, payload?: object, more: object = {}) => {
    const url = `/api/v1/candidates/${path}${rest}`;
    const response = await hirehq.app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) });
    return { statusCode: response.statusCode, body: response.json() };
  };
  const { id, version } = (await ask('PUT', '', record)).body.responsePayload;
  await ask('PUT', '', { ...record, ...changes, id });
  const refused = await ask('DELETE', `/${id}`, undefined, { 'if-match': `"${version}"` });
  expect([refused.statusCode, refused.body.current]).toEqual([412, expect.objectContaining({ id, ...changes })]);
  expect((await ask('DELETE', `/${id}`)).statusCode).toBe(200);
  expect((await ask('DELETE', `/${id}`, undefined, stale)).statusCode).toBe(404);
});
