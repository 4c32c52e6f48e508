import { describe, expect, test } from 'vitest';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { jsonb } from '../../../../platform/database/database.ts';
import type { SetMember } from '../../../../platform/database/tables/releases.ts';
import { integrityOf } from '../../../../platform/integrity.ts';
import { storeFile } from '../files/stored-files.ts';
import { publishReleases } from '../index.ts';
import { changeSet } from '../sets/change-set.ts';
import { findSet, liveSequence } from '../sets/sets.store.ts';
import { openTestNodes, testRemote, testShell, type TestNode } from '../testing/test-nodes.ts';

const OLD = { shell: '1.0.0', jobs: '1.0.0' };

async function publish(node: TestNode, folders: readonly string[]): Promise<void> {
  await publishReleases(node.services, folders, { promote: false });
}

const promote = (node: TestNode, version: string) =>
  changeSet(node.services, {
    change: { jobs: version },
    cause: 'PROMOTE',
    why: 'x',
    actor: { by: 'operator', keyId: null, remotes: 'ALL' },
  });

/** A process that serves the first versions, and a second version that is stored. */
async function oneNode() {
  const nodes = await openTestNodes();
  const node = await nodes.start();
  await publish(node, [await testShell('1.0.0'), await testRemote('jobs', '1.0.0')]);
  await publish(node, [await testRemote('jobs', '1.1.0')]);
  expect(await node.versions()).toEqual(OLD);
  return { nodes, node, first: await liveSequence(node.db) };
}

const EVIL = Buffer.from('evil();');
const evil = { integrity: integrityOf(EVIL), size: EVIL.length };

/** Changes what a release says of itself, as somebody can who writes to the database and the file store. */
async function forge(node: TestNode, version: string, change: (release: BuiltRelease) => BuiltRelease): Promise<void> {
  await storeFile(node.services, { ...evil, path: 'entry.js', data: EVIL });
  const of = node.db.selectFrom('release').selectAll().where('remote', '=', 'jobs').where('version', '=', version);
  const row = await of.executeTakeFirstOrThrow();
  const release = change(row.release);
  await node.db
    .updateTable('release')
    .set({ release: jsonb(release), source: JSON.stringify(release) })
    .where('remote', '=', 'jobs')
    .where('version', '=', version)
    .execute();
}

const withEvilEntry = (release: BuiltRelease): BuiltRelease => ({
  ...release,
  files: { ...release.files, [release.entry]: evil },
});

describe('PF-02 what somebody has put into the database', () => {
  test('PF-02 a release with another file does not become live, and its files are not served', async () => {
    const { node, first } = await oneNode();
    await forge(node, '1.1.0', withEvilEntry);
    await promote(node, '1.1.0');
    expect(await node.versions()).toEqual(OLD);
    expect(await node.ready()).toEqual({ statusCode: 200, set: first, wanted: first + 1 });
    expect((await node.asset('/remotes/jobs/1.1.0/entry.js')).statusCode).toBe(404);
  });

  test('PF-02 a release that says other than was signed does not become live', async () => {
    const { node } = await oneNode();
    const { source } = await node.db
      .selectFrom('release')
      .select('source')
      .where('version', '=', '1.1.0')
      .executeTakeFirstOrThrow();
    await forge(node, '1.1.0', withEvilEntry);
    await node.db.updateTable('release').set({ source }).where('version', '=', '1.1.0').execute();
    await promote(node, '1.1.0');
    expect(await node.versions()).toEqual(OLD);
  });

  test('PF-02 a set that nobody signed is not served, and the next change builds on the one before it', async () => {
    const { node, first } = await oneNode();
    const set = { cause: 'PROMOTE', why: 'x', made_by: 'nobody', key_id: null };
    const members = jsonb<Record<string, SetMember>>({ shell: { version: '1.0.0' }, jobs: { version: '1.1.0' } });
    await node.db
      .insertInto('release_set')
      .values({ ...set, sequence: first + 1, members, signature: null })
      .execute();
    await node.db
      .updateTable('live_set')
      .set({ sequence: first + 1 })
      .execute();
    expect(await node.versions()).toEqual(OLD);
    const repaired = await promote(node, '1.0.0');
    expect(repaired).toMatchObject({ changes: [], set: { sequence: first + 2, isLive: true } });
    expect(await node.ready()).toMatchObject({ set: first + 2, wanted: first + 2 });
    expect(await node.versions()).toEqual(OLD);
  });

  test('PF-02 a set that was live before is not served again because somebody puts it back', async () => {
    const { node, first } = await oneNode();
    await promote(node, '1.1.0');
    expect(await node.versions()).toEqual({ ...OLD, jobs: '1.1.0' });
    await node.db.updateTable('live_set').set({ sequence: first }).execute();
    expect(await node.versions()).toEqual({ ...OLD, jobs: '1.1.0' });
    expect((await promote(node, '1.1.0')).set.sequence).toBe(first + 2);
    expect(await node.ready()).toMatchObject({ set: first + 2, wanted: first + 2 });
  });

  test('PF-02 the signature of one set is none of another', async () => {
    const { node, first } = await oneNode();
    await promote(node, '1.1.0');
    await node.versions();
    const signature = (await findSet(node.db, first + 1))?.signature ?? null;
    const members = jsonb<Record<string, SetMember>>({ shell: { version: '1.0.0' }, jobs: { version: '1.0.0' } });
    const set = { cause: 'PROMOTE', why: 'x', made_by: 'nobody', key_id: null, sequence: first + 2 };
    await node.db
      .insertInto('release_set')
      .values({ ...set, members, signature })
      .execute();
    await node.db
      .updateTable('live_set')
      .set({ sequence: first + 2 })
      .execute();
    expect(await node.versions()).toEqual({ ...OLD, jobs: '1.1.0' });
  });

  test('PF-02 a process that starts serves the last set that is as it was signed', async () => {
    const { nodes, node } = await oneNode();
    await promote(node, '1.1.0');
    await forge(node, '1.1.0', withEvilEntry);
    const other = await nodes.start();
    expect(await other.versions()).toEqual(OLD);
  });
});
