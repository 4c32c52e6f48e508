import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishReleases } from '../index.ts';
import { openTestNodes, testRemote, testShell, textOf, type TestNode } from '../testing/test-nodes.ts';
import { changeSet, restoreSet } from './change-set.ts';
import { pruneReleases } from './prune-releases.ts';
import { servingProcesses } from './serving-process.store.ts';

const WITHIN = { timeout: 60_000 };
const OLD = { shell: '1.0.0', jobs: '1.0.0', profile: '1.0.0' };

const foldersOf = (versions: Record<string, string>) =>
  Promise.all(
    Object.entries(versions).map(([remote, version]) => (remote === 'shell' ? testShell(version) : testRemote(remote, version))),
  );

async function publish(node: TestNode, versions: Record<string, string>, promote?: boolean): Promise<void> {
  await publishReleases(node.services, await foldersOf(versions), promote === undefined ? {} : { promote });
}

const promote = (node: TestNode, change: Record<string, string | null>, by = 'operator') =>
  changeSet(node.services, { change, cause: 'PROMOTE', why: 'x', actor: { by, keyId: null, remotes: 'ALL' } });

async function twoNodes() {
  const nodes = await openTestNodes();
  const one = await nodes.start();
  await publish(one, OLD);
  const other = await nodes.start();
  expect([await one.versions(), await other.versions()]).toEqual([OLD, OLD]);
  return { ...nodes, one, other };
}

/** On other machines the folders that releases were built in are not there. */
const forgetBuilds = ({ db }: TestNode) => db.updateTable('release').set({ built_in: '/nowhere' }).execute();

describe('PF-02 two processes with data folders of their own', () => {
  it('serve what was live when one of them starts with newer folders, and with older ones', async () => {
    const { one, other } = await twoNodes();
    await publish(other, { shell: '1.1.0', jobs: '1.1.0' });
    expect([await one.versions(), await other.versions()]).toEqual([OLD, OLD]);
    await promote(other, { shell: '1.1.0', jobs: '1.1.0' });
    await publish(one, OLD);
    const live = { ...OLD, shell: '1.1.0', jobs: '1.1.0' };
    expect([await one.versions(), await other.versions()]).toEqual([live, live]);
  });

  it('both serve the new set at the first page after it became live, and each file of it', async () => {
    const { one, other } = await twoNodes();
    await publish(other, { shell: '1.1.0', jobs: '1.1.0' });
    await promote(other, { shell: '1.1.0', jobs: '1.1.0' });
    for (const node of [one, other]) {
      const { statusCode, set } = await node.page();
      expect([statusCode, set.remotes['jobs']?.current.version]).toEqual([200, '1.1.0']);
      expect(set.remotes['jobs']?.previous?.version).toBe('1.0.0');
      expect((await node.asset('/remotes/jobs/1.1.0/entry.js')).body).toBe(textOf('jobs', '1.1.0'));
      expect((await node.asset('/shell/1.1.0/main.js')).statusCode).toBe(200);
    }
  });

  it('promote what they were started with if they are told to', async () => {
    const { one, other } = await twoNodes();
    await publish(other, { jobs: '1.1.0' }, true);
    expect((await one.versions())['jobs']).toBe('1.1.0');
  });

  it('add a remote of which nothing is live, and lock none of the others out', async () => {
    const { one, other } = await twoNodes();
    await Promise.all([publish(one, { chat: '1.0.0' }), publish(other, { chat: '1.0.0', jobs: '1.5.0' })]);
    expect(await one.versions()).toEqual({ ...OLD, chat: '1.0.0' });
  });

  it('serve files to the pages of each other, and to tabs of earlier sets', async () => {
    const { one, other, faults } = await twoNodes();
    await publish(other, { jobs: '1.1.0' });
    // Live nowhere, and asked for by a page of a process that has adopted what this one has not.
    expect((await one.asset('/remotes/jobs/1.1.0/entry.js')).body).toBe(textOf('jobs', '1.1.0'));
    await promote(other, { jobs: '1.1.0' });
    expect((await other.versions())['jobs']).toBe('1.1.0');
    for (const node of [one, other])
      expect((await node.asset('/remotes/jobs/1.0.0/entry.js')).body).toBe(textOf('jobs', '1.0.0'));
    expect((await one.asset('/remotes/jobs/7.0.0/entry.js')).statusCode).toBe(404);
    faults.beforeRead = () => {
      throw new Error('The store is away.');
    };
    expect((await one.asset('/remotes/jobs/1.1.0/entry.js')).statusCode).toBe(200);
  });
});

describe('PF-03 a process that cannot get the files of the live set', () => {
  it('serves the set before as a whole, says so, and the new one once it has them', async () => {
    const { one, other, faults, heal } = await twoNodes();
    await publish(other, { shell: '1.1.0', jobs: '1.1.0' });
    await forgetBuilds(other);
    faults.beforeRead = () => {
      throw new Error('The store is away.');
    };
    const { set } = await promote(other, { shell: '1.1.0', jobs: '1.1.0', profile: null });
    for (let turn = 0; turn < 5; turn += 1) expect(await one.versions()).toEqual(OLD);
    expect(await one.ready()).toEqual({ statusCode: 200, set: set.sequence - 1, wanted: set.sequence });
    heal();
    await expect.poll(() => one.versions(), WITHIN).toEqual({ shell: '1.1.0', jobs: '1.1.0' });
    expect(await one.ready()).toEqual({ statusCode: 200, set: set.sequence, wanted: set.sequence });
  });

  it('does the same while the store has lost some of them', async () => {
    const { one, other, faults, heal } = await twoNodes();
    await publish(other, { jobs: '1.1.0', profile: '1.1.0' });
    await forgetBuilds(other);
    let reads = 0;
    faults.damage = (data) => (++reads % 3 === 0 ? undefined : data);
    await promote(other, { jobs: '1.1.0', profile: '1.1.0' });
    const seen = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) seen.add(JSON.stringify(await one.versions()));
    heal();
    const live = { ...OLD, jobs: '1.1.0', profile: '1.1.0' };
    await expect.poll(() => one.versions(), WITHIN).toEqual(live);
    for (const versions of seen) expect([OLD, live]).toContainEqual(JSON.parse(versions));
  });

  it('serves from its disk what it served before, when it starts', async () => {
    const { one, other, faults, start } = await twoNodes();
    await publish(other, { shell: '1.1.0', jobs: '1.1.0' });
    await forgetBuilds(other);
    await promote(other, { shell: '1.1.0', jobs: '1.1.0' });
    faults.beforeRead = () => {
      throw new Error('The store is away.');
    };
    const again = await start({ dataFolder: one.services.config.dataFolder });
    expect(await again.versions()).toEqual(OLD);
    expect((await again.ready()).statusCode).toBe(200);
  });

  it('is not ready where it has no set at all', async () => {
    const { other, faults, heal, start } = await twoNodes();
    faults.beforeRead = () => {
      throw new Error('The store is away.');
    };
    await forgetBuilds(other);
    const empty = await start();
    expect([(await empty.ready()).statusCode, (await empty.page()).statusCode]).toEqual([503, 503]);
    heal();
    await expect.poll(async () => (await empty.ready()).statusCode, WITHIN).toBe(200);
    expect(await empty.versions()).toEqual(OLD);
  });
});

it('PF-02 a publication that is killed while it stores its files leaves what was live, and can be repeated', async () => {
  const { one, other, faults, heal } = await twoNodes();
  const folders = await foldersOf({ shell: '1.1.0', jobs: '1.1.0', profile: '1.1.0' });
  const newSet = { shell: '1.1.0', jobs: '1.1.0', profile: '1.1.0' };
  for (let step = 0; step < 40; step += 1) {
    let puts = 0;
    faults.beforePut = () => {
      if (++puts > step) throw new Error('killed');
    };
    const outcome = await publishReleases(other.services, folders, { promote: true }).then(
      () => 'published',
      (error: unknown) => (error as Error).message,
    );
    heal();
    const seen = await one.versions();
    expect(seen).toEqual(outcome === 'published' ? newSet : OLD);
    if (outcome === 'published') break;
    expect(outcome).toBe('killed');
  }
  expect(await other.versions()).toEqual(newSet);
  expect((await one.asset('/remotes/jobs/1.1.0/part.js')).body).toBe(`export const part = '1.1.0';`);
});

it('PF-02 no page mixes sets while two teams promote and go back', async () => {
  const { one, other } = await twoNodes();
  await publish(one, { jobs: '1.1.0' });
  await publish(other, { profile: '1.1.0' });
  const members = async () => {
    const rows = await one.db.selectFrom('release_set').select(['sequence', 'members']).execute();
    return new Map(rows.map((row) => [row.sequence, row.members]));
  };
  let isOver = false;
  const team = async (node: TestNode, remote: string) => {
    for (let turn = 0; turn < 10; turn += 1) {
      const made = await promote(node, { [remote]: turn % 2 === 0 ? '1.1.0' : '1.0.0' }, `team ${remote}`);
      if (turn % 5 === 4)
        await restoreSet(node.services, {
          sequence: made.set.sequence - 1,
          why: 'x',
          actor: { by: `team ${remote}`, keyId: null, remotes: [remote] },
        });
    }
  };
  const pages: { sequence: number; versions: Record<string, string> }[] = [];
  const visitor = async (node: TestNode) => {
    while (!isOver) {
      const { statusCode, set } = await node.page();
      expect(statusCode).toBe(200);
      const versions = Object.fromEntries(Object.entries(set.remotes).map(([remote, { current }]) => [remote, current.version]));
      pages.push({ sequence: set.sequence, versions });
    }
  };
  const visitors = [visitor(one), visitor(other)];
  await Promise.all([team(one, 'jobs'), team(other, 'profile')]);
  isOver = true;
  await Promise.all(visitors);
  const sets = await members();
  for (const { sequence, versions } of pages) {
    const { shell: _, ...remotes } = sets.get(sequence) ?? {};
    expect(versions).toEqual(Object.fromEntries(Object.entries(remotes).map(([remote, { version }]) => [remote, version])));
  }
  expect(pages.length).toBeGreaterThan(0);
}, 120_000);

describe('PF-02 a version that is live no more', () => {
  const days = (count: number) => count * 86_400_000;

  it('is kept for the configured days after it left the last set, then its bytes and copies are removed', async () => {
    let time = Date.now();
    const nodes = await openTestNodes({ now: () => new Date(time) });
    const one = await nodes.start({ releaseDays: 30 });
    await publish(one, OLD);
    await publish(one, { jobs: '1.1.0' }, true);
    await publish(one, { jobs: '1.2.0' }, true);
    await one.page();
    time += days(29);
    expect(await pruneReleases(one.services)).toEqual([]);
    expect((await one.asset('/remotes/jobs/1.0.0/entry.js')).statusCode).toBe(200);
    time += days(2);
    // The bytes that no release has go when they have been there for two days.
    await one.db
      .updateTable('stored_file')
      .set({ stored_at: new Date(Date.now() - days(3)) })
      .execute();
    expect(await pruneReleases(one.services)).toEqual([{ remote: 'jobs', version: '1.0.0' }]);
    const rows = await one.db
      .selectFrom('release')
      .select(['version', 'state'])
      .where('remote', '=', 'jobs')
      .orderBy('version')
      .execute();
    expect(rows.map(({ version, state }) => [version, state])).toEqual([
      ['1.0.0', 'PRUNED'],
      ['1.1.0', 'STORED'],
      ['1.2.0', 'STORED'],
    ]);
    const history = await one.db.selectFrom('release_history').selectAll().where('action', '=', 'PRUNE').execute();
    expect(history).toMatchObject([{ remote: 'jobs', version: '1.0.0', acted_by: 'platform', outcome: 'DONE' }]);
    // What another version has too stays: every test release has the same list.css.
    const fresh = await nodes.start();
    expect((await fresh.asset('/remotes/jobs/1.0.0/entry.js')).statusCode).toBe(404);
    expect((await fresh.asset('/remotes/jobs/1.1.0/list.css')).statusCode).toBe(200);
    expect(await fresh.versions()).toEqual({ ...OLD, jobs: '1.2.0' });
    expect(await pruneReleases(one.services)).toEqual([]);
  });

  it('is published again by the same folder after it was pruned', async () => {
    let time = Date.now();
    const nodes = await openTestNodes({ now: () => new Date(time) });
    const one = await nodes.start();
    const [folder = ''] = await foldersOf({ jobs: '1.0.0' });
    await publishReleases(one.services, [folder]);
    await publish(one, { jobs: '1.1.0' }, true);
    await publish(one, { jobs: '1.2.0' }, true);
    time += days(31);
    expect(await pruneReleases(one.services)).toHaveLength(1);
    await expect(promote(one, { jobs: '1.0.0' })).rejects.toMatchObject({ code: 'RELEASE_REFUSED' });
    await publishReleases(one.services, [folder]);
    await promote(one, { jobs: '1.0.0' });
    expect((await one.asset('/remotes/jobs/1.0.0/entry.js')).body).toBe(textOf('jobs', '1.0.0'));
  });
});

it('PF-03 each process says which set it serves, and is forgotten when it ends', async () => {
  const { one, other, faults, start, database } = await twoNodes();
  const sets = async () => (await servingProcesses(database.db)).map(({ sequence }) => sequence);
  const before = (await one.ready()).set ?? 0;
  await expect.poll(sets, WITHIN).toEqual([before, before]);
  await publish(other, { jobs: '1.1.0' });
  faults.beforeRead = () => {
    throw new Error('The store is away.');
  };
  await promote(other, { jobs: '1.1.0' });
  faults.beforeRead = () => undefined;
  await other.page();
  await expect.poll(async () => (await sets()).includes(before + 1), WITHIN).toBe(true);
  const third = await start();
  await third.page();
  await expect.poll(async () => (await sets()).length, WITHIN).toBe(3);
  await third.app.close();
  expect(await sets()).toHaveLength(2);
});

it('PF-03 releases that an earlier version of the platform published to one disk come to the store', async () => {
  const { one, start, database } = await twoNodes();
  await database.db.deleteFrom('release_file').execute();
  await database.db.deleteFrom('stored_file').execute();
  await forgetBuilds(one);
  const again = await start({ dataFolder: one.services.config.dataFolder });
  expect(await again.versions()).toEqual(OLD);
  const count = async () => (await database.db.selectFrom('release_file').select('path').execute()).length;
  await expect.poll(count, WITHIN).toBe(8);
  const fresh = await start();
  expect(existsSync(join(fresh.services.config.dataFolder, 'releases/jobs/1.0.0/entry.js'))).toBe(true);
  expect(await fresh.versions()).toEqual(OLD);
});
