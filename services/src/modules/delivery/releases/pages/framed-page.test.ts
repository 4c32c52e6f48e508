import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purpleTheme } from '@hirehq/shared-contracts/testing';
import { FRAMED_PAGES } from '@hirehq/shared-contracts/framed';
import { developmentKeyOf } from '../../../engine/embeds/development-key.ts';
import { storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { jsonb } from '../../../../platform/database/database.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from '../index.ts';
import { jobsRelease } from '../testing/embeddable-releases.ts';
import { testShell } from '../testing/test-nodes.ts';

const [ACME, OTHER] = ['00000000-0000-4000-8000-0000000000ac', '00000000-0000-4000-8000-0000000000ad'];
const PAGE = 'https://careers.acme.example';
let node: TestApp;
let nurse: string;
let baker: string;

beforeAll(async () => {
  node = await createTestApp({ modules: [releasesModule] });
  [nurse = '', baker = ''] = await storedJobs(node.db, [
    { title: 'Nurse', company: 'Acme', enterpriseId: ACME },
    { title: 'Baker', company: 'Other', enterpriseId: OTHER },
  ]);
  for (const [id, domain] of [
    [ACME, 'acme.example'],
    [OTHER, 'other.example'],
  ] as const)
    await node.db
      .updateTable('enterprise')
      .set({ domain_names: [domain] })
      .where('id', '=', id)
      .execute();
});

afterAll(() => node.close());

const ask = (path: string, query: Record<string, string> = {}) =>
  node.app.inject({
    url: `/framed${path}?${new URLSearchParams({ enterprise: ACME, embedder: PAGE, ...query })}`,
    headers: { accept: 'text/html' },
  });
const application = () => `/application/${nurse}`;
const ancestorsIn = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
const configIn = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  JSON.parse(/id="hirehq-config">([^]*?)<\/script>/.exec(body)?.[1] ?? '{}') as Record<string, unknown>;

it('PF-05 publishes the pages', async () => {
  const releases = await Promise.all([testShell('1.0.0'), jobsRelease()]);
  expect(await publishReleases(node.services, releases, { promote: true })).toHaveLength(2);
});

describe('PF-05 a page of candidates in a frame of an employer’s page', () => {
  it('can be framed by that page alone, and by no other', async () => {
    const response = await ask(application(), { locale: 'es', scheme: 'dark' });
    expect(ancestorsIn(response)).toBe(PAGE);
    expect(configIn(response)).toMatchObject({
      locale: 'es',
      serviceWorker: false,
      framed: {
        embedder: PAGE,
        page: 'application',
        path: `/application/${nurse}?portal=careers.acme.example`,
        scheme: 'dark',
      },
    });
    expect(response.body).toContain('<html lang="es" dir="ltr" data-mantine-color-scheme="dark">');
    expect(response.headers['x-robots-tag']).toBe('noindex');
  });

  it('PF-05 has the applications to this employer alone, whatever the address says', async () => {
    const response = await ask('/candidate/my-jobs');
    expect([ancestorsIn(response), configIn(response)['framed']]).toMatchObject([
      PAGE,
      { page: 'applications', path: `/candidate/my-jobs?portal=careers.acme.example&enterprise=${ACME}` },
    ]);
  });

  it.each(['/', '/job-list', '/candidate/my-profile', '/sso/callback', '/application', '/application/x/y', '//evil.example'])(
    'is one of a few: %s is none',
    async (path) => {
      const response = await ask(path);
      expect([response.statusCode, ancestorsIn(response)]).toEqual([404, "'none'"]);
    },
  );

  it('is the same page as by itself, which nothing can frame', async () => {
    const [pattern] = FRAMED_PAGES.application;
    const response = await node.app.inject({ url: pattern.replace(':jobId', nurse), headers: { accept: 'text/html' } });
    expect(ancestorsIn(response)).toBe("'none'");
    expect(configIn(response)).not.toHaveProperty('framed');
  });

  it.each([
    ['a domain that is not proven', { embedder: 'https://evil.example' }, 403],
    ['a domain that ends alike', { embedder: 'https://evilacme.example' }, 403],
    ['a domain without TLS', { embedder: 'http://acme.example' }, 403],
    ['a domain of another employer', { embedder: 'https://other.example' }, 403],
    ['localhost without the key', { embedder: 'http://portal.localhost:3000' }, 403],
    ['an origin with a path', { embedder: 'https://acme.example/' }, 400],
    ['several origins', { embedder: 'https://acme.example https://evil.example' }, 400],
    ['a directive', { embedder: "https://acme.example; script-src 'unsafe-inline'" }, 400],
    ['every origin', { embedder: '*' }, 400],
    ['an opaque origin', { embedder: 'null' }, 400],
    ['no origin', { embedder: '' }, 400],
    ['an employer that does not exist', { enterprise: 'nobody.example' }, 404],
  ])('is refused to %s', async (_what, query, status) => {
    const response = await ask(application(), query);
    expect([response.statusCode, ancestorsIn(response)]).toEqual([status, "'none'"]);
  });

  it('has the colours of the element: of the employer, or of the brand that the page has chosen', async () => {
    await node.db
      .updateTable('enterprise')
      .set({ theme: jsonb([purpleTheme]) })
      .where('id', '=', ACME)
      .execute();
    const coloursOf = async (query: Record<string, string>) => {
      const { employer, brand } = configIn(await ask(application(), query))['framed'] as Record<string, { primary?: string }>;
      return [employer?.primary, brand];
    };
    expect(await coloursOf({})).toEqual(['#7a1fa2', undefined]);
    expect(await coloursOf({ theme: 'pink' })).toEqual(['#7a1fa2', undefined]);
    expect(await coloursOf({ theme: 'healthcare' })).toEqual([undefined, 'H']);
  });

  it('is refused for a job of another employer, which could deceive its applicants, and for what is no job', async () => {
    for (const id of [baker, 'x', OTHER]) expect((await ask(`/application/${id}`)).statusCode).toBe(404);
  });

  it('is there on localhost with the key of the employer', async () => {
    const embedder = 'http://portal.localhost:3000';
    const developmentKey = developmentKeyOf(node.services.keyedHash, ACME);
    expect(ancestorsIn(await ask(application(), { embedder, developmentKey }))).toBe(embedder);
  });
});
