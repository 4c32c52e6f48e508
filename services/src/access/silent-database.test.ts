import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { EMPLOYER_CALLS, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { REST_CALLS, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { publishReleases } from '../modules/delivery/releases/index.ts';
import { writeTestRelease } from '../modules/delivery/releases/testing/test-release.ts';
import { createDatabase } from '../platform/database/database.ts';
import { startSilentDatabase, type SilentDatabase } from '../platform/testing/silent-database.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { createTestDatabase } from '../platform/testing/test-database.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { askRest, inject, type TestResponse } from './testing/ask-rest.ts';
import { askDelivery, DELIVERY_EXAMPLES, DELIVERY_ROWS } from './testing/delivery-examples.ts';
import { createDeliveryFixture, type DeliveryFixture } from './testing/delivery-fixture.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, setScenery, type AccessFixture } from './testing/access-fixture.ts';

const STATEMENT_MS = 5000;
/** Far more than a request may take: it waits for a connection, and for the server's time limit. */
const NEVER_MS = 60_000;

let silent: SilentDatabase;
let hirehq: TestApp;
let fixture: AccessFixture;
let delivery: DeliveryFixture;
beforeAll(async () => {
  const database = await createTestDatabase();
  silent = await startSilentDatabase(database.url);
  const db = createDatabase({ connectionString: silent.url, statementTimeoutMs: STATEMENT_MS });
  const drop = async () => {
    await db.destroy();
    await silent.close();
    await database.drop();
  };
  hirehq = await createTestApp({
    candidateOf: 'module',
    database: { db, url: silent.url, drop },
    config: { employerRateLimit: 0, teamRateLimit: 0 },
  });
  await setScenery(hirehq);
  fixture = await createAccessFixture(hirehq);
  delivery = await createDeliveryFixture(hirehq);
});
afterAll(async () => {
  silent.setSilent(false);
  silent.cut();
  await hirehq.close();
});

const page = (url: string, headers: Record<string, string> = {}) =>
  inject(hirehq, 'GET', url, { accept: 'text/html', ...headers });

/** Requests by name, as they are sent to a database that responds. */
function requests(): Record<string, () => Promise<TestResponse>> {
  const { ids, candidate, employerKey } = fixture;
  const { headers } = candidate;
  const rest = (Object.entries<RestCall>(REST_CALLS) as [RestKey, RestCall][]).map(
    ([key, { access }]) =>
      [
        key,
        () => askRest(hirehq, key, REST_EXAMPLES[key].call(ids) as RestInput<never>, access === 'public' ? {} : { headers }),
      ] as const,
  );
  const employers = (Object.keys(EMPLOYER_CALLS) as EmployerKey[]).map(
    (key) =>
      [
        `employer ${key}`,
        () =>
          askEmployer(hirehq, key, EMPLOYER_EXAMPLES[key](ids), {
            authorization: `Bearer ${employerKey}`,
            'idempotency-key': key.length.toString(),
          }),
      ] as const,
  );
  const teams = DELIVERY_ROWS.map(
    ([key]) =>
      [
        `team ${key}`,
        () => askDelivery(hirehq, key, DELIVERY_EXAMPLES[key](delivery.ids), { authorization: `Bearer ${delivery.team.key}` }),
      ] as const,
  );
  const realm = '/realms/hirehq/protocol/openid-connect';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    ...Object.fromEntries([...rest, ...employers, ...teams]),
    'GET /ready': () => inject(hirehq, 'GET', '/ready', {}),
    'GET /stream': () => inject(hirehq, 'GET', '/stream', headers),
    'GET /sitemap.xml': () => inject(hirehq, 'GET', '/sitemap.xml', {}),
    'GET /manifest.webmanifest': () => inject(hirehq, 'GET', '/manifest.webmanifest', {}),
    'GET / as a page': () => page('/'),
    'GET /job-list as a page': () => page('/job-list'),
    'GET /job as a page': () => page(`/job/${ids.openJobId}`),
    'GET invitation as a page': () => page(`/invitation/${ids.invitationId}`),
    'POST /graphql': () =>
      inject(
        hirehq,
        'POST',
        '/graphql',
        { ...headers, 'content-type': 'application/json' },
        JSON.stringify({ query: '{ savedSearches { id } }' }),
      ),
    'GET authorization endpoint': () =>
      page(
        `${realm}/auth?client_id=hirehq-candidate&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${hirehq.services.config.origin}/`)}&state=a&nonce=b&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`,
      ),
    'POST token endpoint': () =>
      inject(
        hirehq,
        'POST',
        `${realm}/token`,
        form,
        'grant_type=authorization_code&code=abc&client_id=hirehq-candidate&redirect_uri=http%3A%2F%2Flocalhost%3A3000%2F',
      ),
    'GET keys of the provider': () => inject(hirehq, 'GET', `${realm}/certs`, {}),
    'GET file': () => inject(hirehq, 'GET', '/files/unknown', {}),
  };
}

describe('SV-01 while the database accepts connections and says nothing', () => {
  test('SV-01 every request is answered', async () => {
    const all = Object.entries(requests());
    silent.setSilent(true);
    onTestFinished(() => silent.setSilent(false));
    const outcomes = await Promise.all(
      all.map(async ([name, send]) => {
        const status = await Promise.race([
          send().then(({ statusCode }) => statusCode),
          sleep(NEVER_MS, 'never' as const, { ref: false }),
        ]);
        return [name, status] as const;
      }),
    );
    expect(outcomes.filter(([, status]) => status === 'never' || status === 500)).toEqual([]);
    expect(Object.fromEntries(outcomes)).toMatchObject({ 'GET /ready': 503, 'GET / as a page': 503, 'GET /stream': 503 });
  }, 150_000);

  test('SV-01 a page says so in the language of the visitor and can be loaded again', async () => {
    silent.setSilent(true);
    onTestFinished(() => silent.setSilent(false));
    const { statusCode, headers, text } = await page('/job-list?keyword=a%22b', { 'accept-language': 'es' });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(text).toContain('Nuestros servicios no responden.');
    expect(text).toContain(`href="${hirehq.services.config.origin}/job-list?keyword=a%22b"`);
  });

  test('SV-01 a page whose releases are known is sent without its data', async () => {
    silent.setSilent(false);
    await publishReleases(hirehq.services, [await writeTestRelease({ remote: 'shell', version: '1.0.0-a' })]);
    await expect.poll(async () => (await page('/')).text, { timeout: 60_000 }).toContain('1.0.0-a');
    silent.setSilent(true);
    onTestFinished(() => silent.setSilent(false));
    const { text } = await page('/');
    expect(text).toContain('1.0.0-a');
  });

  test('SV-01 requests are answered again once the database is', async () => {
    silent.setSilent(false);
    await expect.poll(async () => (await inject(hirehq, 'GET', '/ready', {})).statusCode, { timeout: 60_000 }).toBe(200);
  });
});
