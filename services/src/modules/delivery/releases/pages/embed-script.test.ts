import { describe, expect, it } from 'vitest';
import { publishReleases } from '../index.ts';
import { changeSet } from '../sets/change-set.ts';
import { writeTestRelease } from '../testing/test-release.ts';
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

  it('is not found where none was released', async () => {
    const node = await nodeWith(testShell('1.0.0'), testRemote('jobs', '1.0.0'));
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
