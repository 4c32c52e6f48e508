import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REST_CALLS, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { publishReleases } from '../modules/delivery/releases/index.ts';
import { embedRelease, jobsRelease } from '../modules/delivery/releases/testing/embeddable-releases.ts';
import { testShell } from '../modules/delivery/releases/testing/test-nodes.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { workDone } from '../platform/testing/work-done.ts';
import { askRest, inject } from './testing/ask-rest.ts';
import { badSessions } from './testing/bad-sessions.ts';
import { expectResponse, expectFailure } from './testing/expect-wire.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, setScenery, type Ids, type AccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
/** Folder of what is published. */
let releases: string;
/** For calls that change nothing. */
let fixture: AccessFixture;
let otherStage: AccessFixture;
let sessions: Awaited<ReturnType<typeof badSessions>>;
beforeAll(async () => {
  releases = await mkdtemp(join(tmpdir(), 'hirehq-releases-'));
  hirehq = await createTestApp({ candidateOf: 'module' });
  await setScenery(hirehq);
  const into = (name: string) => join(releases, name);
  const folders = [testShell('1.0.0', into('shell')), embedRelease('1.0.0', into('embed')), jobsRelease({ into: into('jobs') })];
  await publishReleases(hirehq.services, await Promise.all(folders), { promote: true });
  [fixture, otherStage] = [await createAccessFixture(hirehq), await createAccessFixture(hirehq)];
  sessions = await badSessions(hirehq, fixture.candidate);
});
afterAll(async () => {
  await hirehq.close();
  await rm(releases, { recursive: true, force: true });
});

const rows = Object.entries<RestCall>(REST_CALLS) as [RestKey, RestCall][];
const of = (...access: RestCall['access'][]) => rows.filter(([, call]) => access.includes(call.access));
const example = (key: RestKey, ids: Ids) => REST_EXAMPLES[key].call(ids) as RestInput<never>;
const ask = (key: RestKey, input: object, asking: Parameters<typeof askRest>[3]) =>
  askRest(hirehq, key, input as RestInput<never>, asking);

test('SV-01 every row has a handler and an example', () => {
  expect(rows.map(([key]) => key).filter((key) => !hirehq.app.handledCalls.has(key))).toEqual([]);
  expect(Object.keys(REST_EXAMPLES).toSorted()).toEqual(rows.map(([key]) => key).toSorted());
});

describe('a valid call gets a response in the envelope, as its row says', () => {
  test.each(of('candidate', 'both'))('SV-01 %s under api/v1', async (key, call) => {
    const { ids, candidate } = call.method === 'GET' ? fixture : await createAccessFixture(hirehq);
    expectResponse(call, await ask(key, example(key, ids), { headers: candidate.headers }));
  });

  test.each(of('public', 'both'))('SV-01 %s without tokens', async (key, call) => {
    expectResponse(call, await ask(key, example(key, fixture.ids), { signedIn: false }));
  });

  test.each(of('public', 'both'))('SV-01 %s without tokens, ignoring any tokens sent', async (key, call) => {
    for (const [name, headers] of Object.entries(sessions))
      expectResponse(call, { ...(await ask(key, example(key, fixture.ids), { signedIn: false, headers })), text: name });
  });
});

describe('a call is under the base of its access only', () => {
  test.each(of('candidate'))('SV-01 %s is not under public/api/v1', async (key) => {
    const { headers } = fixture.candidate;
    expectFailure(await ask(key, example(key, fixture.ids), { base: '/public/api/v1/', headers }), 404, 'NOT_FOUND');
  });

  test.each(of('public').filter(([, { path }]) => !path.startsWith('/')))('SV-01 %s is not under api/v1', async (key) => {
    const { headers } = fixture.candidate;
    expectFailure(await ask(key, example(key, fixture.ids), { base: '/api/v1/', headers }), 404, 'NOT_FOUND');
  });

  test.each(rows)('SV-01 %s has no other method than the table says', async (key, call) => {
    const [, path = ''] = key.split(' ');
    const base = path.startsWith('/') ? '' : call.access === 'public' ? '/public/api/v1/' : '/api/v1/';
    const params = (example(key, fixture.ids) as { params?: Record<string, string> }).params ?? {};
    const url = base + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    // Another row may have a parameter where this one has a word.
    const isOfAnotherRow = (method: string) =>
      rows.some(([, row]) => row.method === method && new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'].filter(
      (each) => !isOfAnotherRow(each),
    )) {
      const response = await inject(hirehq, method, url, fixture.candidate.headers);
      expectFailure(response, 405, 'METHOD_NOT_ALLOWED');
      expect(String(response.headers['allow']).split(', ')).toContain(call.method);
    }
  });
});

describe('a conditional call', () => {
  test.each(rows.filter(([, { conditional }]) => conditional))(
    'SV-01 MS-08 %s responds 304 to whoever has the response, and to nobody else',
    async (key, call) => {
      const [one, other] = [fixture, otherStage];
      // What the fixture began may still change what is told.
      await workDone(hirehq.db);
      const first = await ask(key, example(key, one.ids), { headers: one.candidate.headers });
      expectResponse(call, first);
      const etag = String(first.headers['etag']);
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      const again = (headers: Record<string, string>) =>
        ask(key, example(key, one.ids), { headers: { ...headers, 'if-none-match': etag } });
      expect(await again(one.candidate.headers)).toMatchObject({ statusCode: 304, text: '' });
      expectResponse(call, await again(other.candidate.headers));
      expectFailure(await again({}), 401, 'NOT_SIGNED_IN');
    },
  );
});
