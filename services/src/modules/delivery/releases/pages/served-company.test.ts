import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { publishReleases } from '../index.ts';
import { declaredReleases } from '../testing/declared-releases.ts';
import { writeTestRelease } from '../testing/test-release.ts';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  const [job = ''] = await storedJobs(app.db, [{ title: 'Baker', company: 'Acme </script>' }]);
  const found = await app.db.selectFrom('job').select('enterprise_id').where('id', '=', job).executeTakeFirstOrThrow();
  id = found.enterprise_id;
  const facts = { about: 'We bake "good" bread.', domain_names: ['acme.example'], logo_file: randomUUID() };
  await app.db.updateTable('enterprise').set(facts).where('id', '=', id).execute();
});
afterAll(() => app.close());

const page = (url: string) => app.app.inject({ url, headers: { accept: 'text/html' } });
const LINKED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;

test('JB-24 publishes what the packages declare', async () => {
  const declared = await declaredReleases();
  const folders = await Promise.all(
    declared.map(({ manifest, servedTexts }) =>
      writeTestRelease({ remote: manifest.id, version: '1.0.0-a', routes: manifest.routes, servedTexts }),
    ),
  );
  expect(await publishReleases(app.services, folders)).toHaveLength(declared.length);
});

test('JB-24 the page of a company says in its HTML who it is, for search engines', async () => {
  const { statusCode, body, headers } = await page(`/company/${id}`);
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(body).toContain('<meta property="og:title" content="Acme &lt;');
  expect(body).toContain('content="We bake &quot;good&quot; bread."');
  expect(JSON.parse(LINKED_DATA.exec(body)?.[1] ?? 'null')).toMatchObject({
    '@type': 'Organization',
    name: 'Acme </script>',
    url: expect.stringMatching(new RegExp(`^https?://.+/company/${id}$`)),
    logo: expect.stringMatching(/^https?:\/\//),
    sameAs: 'https://acme.example',
  });
});

test('JB-24 a company without open jobs has a page that is not indexed', async () => {
  await app.db.updateTable('job').set({ closed_at: new Date() }).where('enterprise_id', '=', id).execute();
  const { statusCode, headers } = await page(`/company/${id}`);
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
});

test('JB-24 the page of a company that is not there has status 404', async () => {
  expect((await page(`/company/${randomUUID()}`)).statusCode).toBe(404);
});
