import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import { storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { changeSet } from '../sets/change-set.ts';
import { publishReleases } from '../index.ts';
import { embedRelease, jobsRelease } from '../testing/embeddable-releases.ts';
import { openTestNodes, testShell, type TestNode } from '../testing/test-nodes.ts';

const ACME = '00000000-0000-4000-8000-0000000000ac';
const ACME_PAGE = 'https://acme.example';
async function nodeWith(...folders: Promise<string>[]): Promise<TestNode> {
  const node = await (await openTestNodes()).start();
  await storedJobs(node.db, [{ title: 'Nurse', company: 'Acme', enterpriseId: ACME }]);
  await node.db
    .updateTable('enterprise')
    .set({ domain_names: ['acme.example'] })
    .where('id', '=', ACME)
    .execute();
  await publishReleases(node.services, await Promise.all([testShell('1.0.0'), ...folders]), { promote: true });
  return node;
}

const ask = ({ app }: TestNode, { remote = 'jobs', enterprise = ACME, origin = ACME_PAGE } = {}) =>
  app.inject({ url: `/embed/v1/remote?${new URLSearchParams({ enterprise, remote })}`, headers: { origin } });
const setOf = async (node: TestNode) => (await ask(node)).json<{ responsePayload: EmbeddedRemote }>().responsePayload;

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('PF-05 the files of a remote for pages of employers', () => {
  it('are those of the live set, each with its hash, by what needs it', async () => {
    const node = await nodeWith(embedRelease(), jobsRelease());
    const { origin } = node.services.config;
    const file = (path: string, text: string) => ({ url: `${origin}/remotes/${path}`, integrity: hash(text) });
    expect(await setOf(node)).toEqual({
      script: {
        version: '1.0.0',
        entry: file('embed/1.0.0/second.js', 'second 1.0.0'),
        // The second copy, for shadow trees.
        styles: [file('embed/1.0.0/second.shadow.css', 'b {}')],
        shared: { react: [file('embed/1.0.0/react.js', 'react')] },
        later: [file('embed/1.0.0/focus.1.js', 'later')],
        texts: { es: [file('embed/1.0.0/texts-es.1.js', 'es')] },
      },
      remote: {
        id: 'jobs',
        version: '1.0.0',
        contract: expect.any(String),
        container: 'mfe_jobs_1_0_0',
        entry: file('jobs/1.0.0/entry.js', 'entry'),
        scripts: [file('jobs/1.0.0/exposed.js', 'exposed')],
        styles: [],
        views: {
          list: {
            kind: 'route',
            id: 'jobList',
            path: '/job-list',
            pageData: ['jobSearch'],
            scripts: [file('jobs/1.0.0/list.js', 'list 1.0.0')],
            // A release without second copies.
            styles: [file('jobs/1.0.0/list.css', 'c {}')],
          },
        },
        later: [file('jobs/1.0.0/pay.js', 'pay')],
        texts: { ar: [file('jobs/1.0.0/messages-ar.1.js', 'ar')] },
      },
      employer: { id: ACME, establishmentName: 'Acme', logoUrl: null, theme: null },
      variant: 'D',
    });
  });

  it('are those of a later release, and of the previous one after a rollback', async () => {
    const node = await nodeWith(embedRelease(), jobsRelease());
    await publishReleases(node.services, [await jobsRelease({ version: '1.1.0' })], { promote: true });
    expect((await setOf(node)).remote.version).toBe('1.1.0');
    const actor = { by: 'operator', keyId: null, remotes: 'ALL' } as const;
    await changeSet(node.services, { change: { jobs: '1.0.0' }, cause: 'PROMOTE', why: 'x', actor });
    expect((await setOf(node)).remote.version).toBe('1.0.0');
  });

  it.each([
    ['a proven domain', ACME_PAGE, 200],
    ['another domain', 'https://other.example', 403],
    ['localhost without a key', 'http://localhost:5173', 403],
  ])('are readable on %s: %s', async (_name, origin, status) => {
    const node = await nodeWith(embedRelease(), jobsRelease());
    const { statusCode, headers, body } = await ask(node, { origin });
    expect([statusCode, headers['access-control-allow-origin'], headers['set-cookie']]).toEqual([status, origin, undefined]);
    expect(headers['cache-control']).toBe(status === 200 ? 'public, max-age=60, stale-while-revalidate=600' : 'no-store');
    expect(body.includes('second.js')).toBe(status === 200);
  });

  it.each([
    // The element says that it was the employer which is unknown.
    ['an unknown employer', { enterprise: 'nobody.example' }, 'NOT_FOUND'],
    ['an unknown remote', { remote: 'nothing' }, 'VALIDATION_FAILED'],
    ['a remote without a view for them', {}, 'VALIDATION_FAILED'],
    ['the shell', { remote: 'shell' }, 'VALIDATION_FAILED'],
  ])('are refused for %s', async (_name, query, errorCode) => {
    const node = await nodeWith(embedRelease(), jobsRelease({ isEmbeddable: false }));
    expect((await ask(node, query)).json()).toMatchObject({ errorCode });
  });
});
