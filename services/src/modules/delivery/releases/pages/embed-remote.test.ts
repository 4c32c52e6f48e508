import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { PINNED_SCRIPT_DAYS } from '@hirehq/shared-contracts/embed';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import { jsonb } from '../../../../platform/database/database.ts';
import { storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { changeSet } from '../sets/change-set.ts';
import { pruneReleases } from '../sets/prune-releases.ts';
import { publishReleases } from '../index.ts';
import { embedRelease, jobsRelease } from '../testing/embeddable-releases.ts';
import { openTestNodes, testShell, type TestNode } from '../testing/test-nodes.ts';

const ACME = '00000000-0000-4000-8000-0000000000ac';
const THEME = {
  secondaryColor: '',
  hoverButtonColor: '',
  hoverButtonTextColor: '',
  headingTextColor: '',
  mainTextColor: '',
  listHoverColor: '',
};
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

const ask = ({ app }: TestNode, { origin = ACME_PAGE, ...asked }: Record<string, string> = {}) =>
  app.inject({
    url: `/embed/v1/remote?${new URLSearchParams({ enterprise: ACME, remote: 'jobs', ...asked })}`,
    headers: { origin },
  });
const setOf = async (node: TestNode, asked: Record<string, string> = {}) =>
  (await ask(node, asked)).json<{ responsePayload: EmbeddedRemote }>().responsePayload;

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
            capabilities: [],
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
      brand: 'D',
    });
  });

  it('are those of a later release, and of the previous one after a rollback', async () => {
    const node = await nodeWith(embedRelease(), jobsRelease());
    await publishReleases(node.services, [await jobsRelease({ version: '1.1.0' })], { promote: true });
    expect((await setOf(node)).remote.version).toBe('1.1.0');
    await changeSet(node.services, { change: { jobs: '1.0.0' }, cause: 'PROMOTE', why: 'x', actor });
    expect((await setOf(node)).remote.version).toBe('1.0.0');
  });

  it('have the brand whose colours are asked for, in place of those of the employer', async () => {
    const node = await nodeWith(embedRelease(), jobsRelease());
    await node.db
      .updateTable('enterprise')
      .set({ theme: jsonb([{ ...THEME, isSelected: true, primaryColor: '0b6e4f' }]) })
      .where('id', '=', ACME)
      .execute();
    const colours = async (asked: Record<string, string>) => {
      const { employer, variant, brand } = await setOf(node, asked);
      return [employer.theme?.primary, variant, brand];
    };
    expect(await colours({})).toEqual(['#0b6e4f', 'D', 'D']);
    expect(await colours({ theme: 'employer' })).toEqual(['#0b6e4f', 'D', 'D']);
    expect(await colours({ theme: 'healthcare' })).toEqual([undefined, 'D', 'H']);
  });

  it('have no view that asks for what embeds may not', async () => {
    const node = await nodeWith(embedRelease(), jobsRelease({ queries: ['jobs', 'storage'] }));
    expect((await setOf(node)).remote.views).toEqual({});
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

const actor = { by: 'operator', keyId: null, remotes: 'ALL' } as const;
const publish = async (node: TestNode, ...folders: Promise<string>[]) =>
  publishReleases(node.services, await Promise.all(folders), { promote: true });
const versionsOf = async (node: TestNode, asked: Record<string, string> = {}) => {
  const response = await ask(node, asked);
  const { responsePayload: set, errorCode } = response.json<{ responsePayload?: EmbeddedRemote; errorCode?: string }>();
  return set ? `${set.script.version} ${set.remote.version}` : errorCode;
};

describe('PF-05 a page that wants a version', () => {
  async function nodeWithVersions(): Promise<TestNode> {
    const node = await nodeWith(embedRelease(), jobsRelease());
    for (const version of ['1.1.0', '1.1.1', '2.0.0']) await publish(node, jobsRelease({ version }));
    return node;
  }

  it('has the one it names, or the one of its range that was live last', async () => {
    const node = await nodeWithVersions();
    expect(await versionsOf(node)).toBe('1.0.0 2.0.0');
    expect(await versionsOf(node, { version: '1.1.0' })).toBe('1.0.0 1.1.0');
    expect(await versionsOf(node, { version: '1.x' })).toBe('1.0.0 1.1.1');
    await changeSet(node.services, { change: { jobs: '1.0.0' }, cause: 'PROMOTE', why: 'x', actor });
    expect(await versionsOf(node, { version: '1.x' })).toBe('1.0.0 1.0.0');
    expect(await versionsOf(node, { version: '1.1.x' })).toBe('1.0.0 1.1.1');
  });

  it('is refused where none is kept, or what it names is no version', async () => {
    const node = await nodeWithVersions();
    for (const version of ['3.x', '1.2.x', '1.0.9']) expect(await versionsOf(node, { version })).toBe('EMBED_VERSION_NOT_FOUND');
    for (const version of ['latest', '1', '*']) expect(await versionsOf(node, { version })).toBe('VALIDATION_FAILED');
    expect(await versionsOf(node, { script: '0.9.0' })).toBe('EMBED_VERSION_NOT_FOUND');
  });

  it('does not get one that was published and was never live', async () => {
    const node = await nodeWithVersions();
    await publishReleases(node.services, [await jobsRelease({ version: '1.9.0' })], { promote: false });
    expect(await versionsOf(node, { version: '1.9.0' })).toBe('EMBED_VERSION_NOT_FOUND');
    expect(await versionsOf(node, { version: '1.x' })).toBe('1.0.0 1.1.1');
  });

  it('keeps the second script and the remote of the script that it has pinned, once that is replaced', async () => {
    const node = await nodeWithVersions();
    expect(await versionsOf(node, { script: '1.0.0' })).toBe('1.0.0 2.0.0');
    await publish(node, embedRelease('1.1.0'), jobsRelease({ version: '2.1.0' }));
    await publish(node, jobsRelease({ version: '2.2.0' }));
    expect(await versionsOf(node)).toBe('1.1.0 2.2.0');
    expect(await versionsOf(node, { script: '1.0.0' })).toBe('1.0.0 2.0.0');
    expect(await versionsOf(node, { script: '1.0.0', version: '1.1.0' })).toBe('1.0.0 1.1.0');
  });

  it('has the files of a remote for a year after it was live, as those of the script', async () => {
    const node = await nodeWithVersions();
    const pruned = async (days: number) => {
      const gone = await pruneReleases({ ...node.services, now: () => new Date(Date.now() + days * DAY_MS) });
      return gone.map(({ remote, version }) => `${remote} ${version}`).toSorted();
    };
    expect(await pruned(PINNED_SCRIPT_DAYS - 1)).toEqual([]);
    // The version before the live one is what pages fall back to.
    expect(await pruned(PINNED_SCRIPT_DAYS + 1)).toEqual(['jobs 1.0.0', 'jobs 1.1.0']);
    expect(await versionsOf(node, { version: '1.1.0' })).toBe('EMBED_VERSION_NOT_FOUND');
  });
});

describe('PF-05 a page on which a version has failed', () => {
  it('gets the version that pages of the platform fall back to, or the one before it in its range', async () => {
    const node = await nodeWith(embedRelease(), jobsRelease());
    expect(await versionsOf(node, { without: '1.0.0' })).toBe('EMBED_VERSION_NOT_FOUND');
    for (const version of ['1.1.0', '1.2.0']) await publish(node, jobsRelease({ version }));
    expect(await versionsOf(node, { without: '1.2.0' })).toBe('1.0.0 1.1.0');
    expect(await versionsOf(node, { version: '1.x', without: '1.2.0' })).toBe('1.0.0 1.1.0');
    expect(await versionsOf(node, { version: '1.2.0', without: '1.2.0' })).toBe('EMBED_VERSION_NOT_FOUND');
  });
});
