import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { PINNED_SCRIPT_DAYS } from '@hirehq/shared-contracts/embed';
import { createTestApp } from '../../../../platform/testing/test-app.ts';
import { testEmployer } from '../../../employer-api/employers/testing/test-employer.ts';
import { publishReleases } from '../index.ts';
import { changeSet } from '../sets/change-set.ts';
import { pruneReleases } from '../sets/prune-releases.ts';
import { writeTestRelease } from '../testing/test-release.ts';
import { jobsRelease } from '../testing/embeddable-releases.ts';
import { openTestNodes, testRemote, testShell, textOf, type TestNode } from '../testing/test-nodes.ts';

const ask = ({ app }: TestNode, headers: Record<string, string> = {}) =>
  app.inject({ url: '/embed.js', headers: { origin: 'https://acme.example', ...headers } });

const publish = async (node: TestNode, ...folders: Promise<string>[]) =>
  publishReleases(node.services, await Promise.all(folders), { promote: true });

async function nodeWith(...folders: Promise<string>[]): Promise<TestNode> {
  const node = await (await openTestNodes()).start();
  await publish(node, ...folders);
  return node;
}

describe('PF-05 the script for other sites', () => {
  it('is the live version, readable from every site', async () => {
    const node = await nodeWith(testShell('1.0.0'), testRemote('embed', '1.0.0'));
    const { statusCode, headers, body } = await ask(node);
    expect([statusCode, body]).toEqual([200, textOf('embed', '1.0.0')]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      etag: 'W/"1.0.0"',
    });
    const again = await ask(node, { 'if-none-match': 'W/"1.0.0"' });
    expect([again.statusCode, again.body, again.headers['access-control-allow-origin']]).toEqual([304, '', '*']);
  });

  it('is the version of a later release, and the previous one after a rollback', async () => {
    const node = await nodeWith(testShell('1.0.0'), testRemote('embed', '1.0.0'));
    await publish(node, testRemote('embed', '1.1.0'));
    const newer = await ask(node, { 'if-none-match': 'W/"1.0.0"' });
    expect([newer.statusCode, newer.body]).toEqual([200, textOf('embed', '1.1.0')]);
    const actor = { by: 'operator', keyId: null, remotes: 'ALL' } as const;
    await changeSet(node.services, { change: { embed: '1.0.0' }, cause: 'PROMOTE', why: 'x', actor });
    expect((await ask(node)).body).toBe(textOf('embed', '1.0.0'));
  });

  it('has an address of its own for each version, with the hash of what is there', async () => {
    const node = await nodeWith(testShell('1.0.0'), testRemote('embed', '1.0.0'));
    const pinned = await node.services.embedScript();
    const { body, headers } = await node.app.inject({ url: pinned?.path ?? '' });
    expect(pinned?.integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' });
  });

  it('can be pinned for a year after another version has replaced it, unlike remotes of pages', async () => {
    const node = await nodeWith(testShell('1.0.0'), testRemote('embed', '1.0.0'), testRemote('jobs', '1.0.0'));
    // Pages and operators may go back to the version before the live one.
    for (const version of ['1.1.0', '1.2.0']) await publish(node, testRemote('embed', version), testRemote('jobs', version));
    const prunedAfter = async (days: number) => {
      const pruned = await pruneReleases({ ...node.services, now: () => new Date(Date.now() + days * DAY_MS) });
      return pruned.map(({ remote, version }) => `${remote} ${version}`);
    };
    expect(await prunedAfter(PINNED_SCRIPT_DAYS - 1)).toEqual(['jobs 1.0.0']);
    expect((await node.asset('/remotes/embed/1.0.0/entry.js')).statusCode).toBe(200);
    expect(await prunedAfter(PINNED_SCRIPT_DAYS + 1)).toEqual(['embed 1.0.0']);
  });

  it('is handed out with that address and hash to developers and employers', async () => {
    const whole = await createTestApp();
    onTestFinished(whole.close);
    const folders = [testShell('1.0.0'), testRemote('embed', '1.0.0'), jobsRelease({ version: '1.4.2' })];
    await publishReleases(whole.services, await Promise.all(folders), { promote: true });
    const { path, integrity } = (await whole.services.embedScript()) ?? {};
    const help = await whole.app.inject({ url: '/embed/help' });
    expect(help.body).toContain(`${path}&quot; integrity=&quot;${integrity}&quot; crossorigin&gt;`);
    const employer = await testEmployer(whole);
    const { body } = await employer.ask('GET embed');
    expect(body['pinnedLines']).toContain(`src="${whole.services.config.origin}${path}" integrity="${integrity}" crossorigin>`);
    // And the version of what that script loads.
    expect(body['pinnedLines']).toContain(' version="1.4.2">');
    expect(body['lines']).not.toContain('integrity');
  });

  it('is not found where none was released', async () => {
    const node = await nodeWith(testShell('1.0.0'), testRemote('jobs', '1.0.0'));
    expect(await node.services.embedScript()).toBeUndefined();
    const { statusCode, headers } = await ask(node);
    expect([statusCode, headers['access-control-allow-origin'], headers['cache-control']]).toEqual([404, '*', 'no-store']);
  });

  it('is in no page of the platform, and loaded by its address like every release', async () => {
    const node = await nodeWith(testShell('1.0.0'), testRemote('jobs', '1.0.0'), testRemote('embed', '1.0.0'));
    const { set, body } = await node.page();
    expect(Object.keys(set.remotes)).toEqual(['jobs']);
    expect(body).not.toContain('/remotes/embed/');
    expect((await node.asset('/remotes/embed/1.0.0/entry.js')).body).toBe(textOf('embed', '1.0.0'));
  });

  it('has its container for hosts of Module Federation at an address that stays', async () => {
    const container = writeTestRelease({
      remote: 'embed',
      version: '1.0.0',
      files: { 'entry.js': textOf('embed', '1.0.0'), 'container.js': 'export const get = 1;' },
      parts: { container: { js: ['container.js'], css: [] } },
    });
    const node = await nodeWith(testShell('1.0.0'), container);
    const { statusCode, headers } = await node.app.inject('/embed/remoteEntry.js');
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({
      location: '/remotes/embed/1.0.0/container.js',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    });
    const file = await node.asset(String(headers.location));
    expect([file.statusCode, file.body]).toEqual([200, 'export const get = 1;']);
    await publish(node, testRemote('embed', '1.1.0'));
    const without = await node.app.inject('/embed/remoteEntry.js');
    expect([without.statusCode, without.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
