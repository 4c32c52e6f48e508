import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Canary } from '@hirehq/shared-contracts/delivery';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import {
  CANARY_MEMBER_PATH,
  LIVE_VERSIONS_PATH,
  LOAD_REPORTS_PATH,
  SHELL_START,
  VISIT_TICKET_HEADER,
  releaseSetSchema,
} from '@hirehq/shared-contracts/release';
import { CANARY_COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { runScheduled } from '../../../platform/testing/test-work.ts';
import { publishReleases, releasesWith } from '../releases/index.ts';
import { builtRelease } from '../releases/testing/built-release.ts';
import { publishingTeam, type PublishingTeam } from '../releases/testing/publishing-team.ts';
import { writeTestRelease } from '../releases/testing/test-release.ts';
import { teamKeysModule } from '../team-keys/index.ts';
import { canariesWith, canaryPort } from './index.ts';
import { knownCanaries } from './running-canaries.ts';
import { CANARY, LIVE, reportOf, type Experience } from './testing/visitors.ts';

const home: RouteDeclaration = { id: 'home', path: '/', access: 'public', criticality: 'primary', skeleton: 'page' };

let test: TestApp;
let team: PublishingTeam;
let now = new Date('2026-05-04T12:00:00Z');

beforeAll(async () => {
  test = await createTestApp({
    modules: [teamKeysModule, canariesWith(() => []), releasesWith({ makeCanaries: canaryPort, findBreaks: () => [] })],
    config: { mode: 'development' },
    now: () => now,
  });
  const shell = await writeTestRelease({
    remote: 'shell',
    version: LIVE,
    routes: [home],
    files: { 'main.js': 'start();', 'main.css': 'body {}' },
    parts: { main: { js: ['main.js'], css: ['main.css'] } },
    into: join(test.services.config.dataFolder, 'built-shell'),
  });
  await publishReleases(test.services, [shell]);
  team = await publishingTeam(test);
  await team.publishVersion('jobs', LIVE);
  await team.publishVersion('jobs', CANARY);
  await team.ask('POST sets', { change: { jobs: LIVE }, why: 'The first one.' });
});
afterAll(() => test.close());

const setCookies = (headers: Readonly<Record<string, unknown>>): string[] => [headers['set-cookie'] ?? []].flat().map(String);
const valueOf = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];

async function open(cookie = '') {
  const response = await test.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
  expect(response.statusCode).toBe(200);
  const inlined = (id: string) =>
    JSON.parse(new RegExp(`id="${id}">([^]*?)</script>`).exec(response.body)?.[1] ?? 'null') as unknown;
  const { jobs } = releaseSetSchema.parse(inlined('hirehq-release-set')).remotes;
  const config = inlined('hirehq-config') as { visitTicket?: string; asksForCanaries?: boolean };
  const cookies = setCookies(response.headers);
  return {
    current: jobs?.current.version,
    previous: jobs?.previous?.version,
    body: response.body,
    ticket: config.visitTicket,
    asks: config.asksForCanaries,
    cookies,
    visitor: valueOf(cookies, CANARY_COOKIES.visitor.name),
  };
}

async function report(ticket: string | undefined, version: string, outcome: Experience, remote = 'jobs') {
  const response = await test.app.inject({
    method: 'POST',
    url: LOAD_REPORTS_PATH,
    headers: ticket === undefined ? {} : { [VISIT_TICKET_HEADER]: ticket },
    payload: [reportOf(version, outcome, remote)],
  });
  expect(response.statusCode).toBe(204);
}

const liveVersions = async (cookie = '') =>
  (await test.app.inject({ url: LIVE_VERSIONS_PATH, headers: { cookie } })).json<Record<string, string>>();

async function start(wish: object): Promise<Canary> {
  const { statusCode, body } = await team.ask('POST canaries', { remote: 'jobs', version: CANARY, why: 'A test.', ...wish });
  expect([statusCode, body.errorMessage]).toEqual([200, undefined]);
  return body;
}
const stop = ({ id }: Canary) => team.ask(`DELETE canaries/${id}`);

it('PF-02 while no canary runs, a page has no ticket and no cookie', async () => {
  const page = await open();
  expect(page).toMatchObject({ current: LIVE, ticket: undefined, cookies: [] });
  expect(await liveVersions()).toEqual({ shell: LIVE, jobs: LIVE });
});

it('PF-02 PF-03 the page of a canary runs it with its hashes, steps back to the live version, and remembers the visitor', async () => {
  const canary = await start({ share: 100 });
  const page = await open();
  expect(page).toMatchObject({ current: CANARY, previous: LIVE });
  expect(page.body).toContain(`"/remotes/jobs/${CANARY}/entry.js":"sha384-`);
  expect(page.body).toContain(`"/remotes/jobs/${LIVE}/entry.js":"sha384-`);
  expect(page.cookies).toEqual([
    expect.stringMatching(/^hirehq_visitor=[\w-]{22}; HttpOnly; Path=\/; Max-Age=1209600; SameSite=Lax$/),
  ]);
  expect((await open(page.visitor)).visitor).toBe(page.visitor);
  expect(await liveVersions(page.visitor)).toEqual({ shell: LIVE, jobs: CANARY });
  // Of a browser without the cookie it is not known which version its page has.
  expect(await liveVersions()).toEqual({ shell: LIVE });
  await stop(canary);
  expect(await open(page.visitor)).toMatchObject({ current: LIVE, ticket: undefined, cookies: [] });
});

it('PF-02 employers and accounts: a signed-in candidate asks once, and has the canary from the next page on', async () => {
  const canary = await start({ share: 0, accounts: ['tester@example.com'] });
  expect(await open()).toMatchObject({ current: LIVE, asks: true });
  const ask = async (email: string, verified: boolean) => {
    const headers = await test.asCandidate('7f6a1c1e-0000-4000-8000-0000000000aa', { email, email_verified: verified });
    const response = await test.app.inject({ method: 'PUT', url: CANARY_MEMBER_PATH, headers });
    expect(response.statusCode).toBe(204);
    return valueOf(setCookies(response.headers), CANARY_COOKIES.member.name);
  };
  const member = await ask('Tester@example.com', true);
  expect(await open(member)).toMatchObject({ current: CANARY, asks: undefined });
  expect(await open(await ask('somebody@example.com', true))).toMatchObject({ current: LIVE, asks: undefined });
  expect(await open(await ask('tester@example.com', false))).toMatchObject({ current: LIVE });
  const [name, value = ''] = member?.split('=') ?? [];
  expect(await open(`${name}=${value.slice(0, -3)}AAA`)).toMatchObject({ current: LIVE, asks: true });
  expect((await test.app.inject({ method: 'PUT', url: CANARY_MEMBER_PATH })).statusCode).toBe(401);
  now = new Date(now.getTime() + 13 * 3_600_000);
  expect(await open(member)).toMatchObject({ current: LIVE, asks: true });
  await stop(canary);
});

it('PF-02 a canary whose pages report failures is reverted by itself, with the numbers in the history', async () => {
  await start({ share: 50 });
  for (let number = 0; number < 50; number += 1) {
    const page = await open();
    await report(page.ticket, page.current ?? '', page.current === CANARY ? 'crashed' : 'ok');
  }
  await report(undefined, LIVE, 'crashed');
  now = new Date(now.getTime() + 2 * 60_000);
  await runScheduled(test.app.modules, 'canaries.decide');
  const { body: canaries } = await team.ask('GET canaries?remote=jobs');
  expect(canaries[0]).toMatchObject({ state: 'REVERTED', by: team.team });
  expect(canaries[0].decision).toMatch(
    /^Reverted: jobs crashed in \d+ of \d+ visits \(100\.00 %\) with 2\.0\.0 and in 0 of \d+ visits/,
  );
  const { body: history } = await team.ask('GET history?remote=jobs');
  expect(history.items[0]).toMatchObject({ action: 'CANARY_REVERT', by: 'platform', version: CANARY, why: canaries[0].decision });
  for (let number = 0; number < 5; number += 1) expect((await open()).current).toBe(LIVE);
});

it('PF-02 a page of a canary of the shell starts it, and reports in both arms whether it has started', async () => {
  const { release } = builtRelease('shell', CANARY);
  const shell = builtRelease('shell', CANARY, {
    files: { 'main.js': 'start();', 'main.css': 'body {}' },
    parts: { main: { js: ['main.js'], css: ['main.css'] } },
    manifest: { ...release.manifest, routes: [home] },
  });
  await team.publish(shell);
  const canary = await start({ remote: 'shell', share: 100 });
  const page = await open();
  expect(page.body).toContain(`import("/shell/${CANARY}/main.js")`);
  expect(page.body).toContain(`part:'${SHELL_START}'`);
  await report(page.ticket, CANARY, 'not loaded', 'shell');
  const { body } = await team.ask('GET canaries?remote=shell');
  expect(body[0].signals[0]).toMatchObject({ signal: 'LOAD_FAILED', canary: { visits: 1, failures: 1 } });
  await team.ask(`PUT canaries/${canary.id}`, { share: 0 });
  const live = await open();
  expect(live.body).toContain(`import("/shell/${LIVE}/main.js")`);
  expect(live.body).toContain(`part:'${SHELL_START}'`);
  await stop(canary);
  expect((await open()).body).not.toContain(`part:'${SHELL_START}'`);
});

it('PF-02 a promoted canary is live for everybody, as the next set', async () => {
  const { id } = await start({ share: 10 });
  expect((await team.ask('GET status')).body.remotes.find(({ remote }: { remote: string }) => remote === 'jobs').canary.id).toBe(
    id,
  );
  const { statusCode, body } = await team.ask(`POST canaries/${id}/promote`, { why: 'It is good.' });
  expect([statusCode, body.state]).toEqual([200, 'PROMOTED']);
  knownCanaries.clear(test.db);
  expect(await open()).toMatchObject({ current: CANARY, previous: LIVE, ticket: undefined });
  const { body: sets } = await team.ask('GET sets');
  expect(sets.items[0]).toMatchObject({ cause: 'CANARY', by: team.team, why: 'It is good.', isLive: true });
});

it('PF-02 a key without the right to start canaries is refused by name', async () => {
  const reader = await publishingTeam(test, { rights: ['publish'] });
  const { statusCode, body } = await reader.ask('POST canaries', { remote: 'jobs', version: LIVE, why: 'No.' });
  expect([statusCode, body.errorCode]).toEqual([403, 'RIGHT_MISSING']);
  expect(body.errorMessage).toContain("'canary'");
});
