import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { blockRelease, forgetBlocked, unblockRelease } from './block-release.ts';
import { findBelieved } from './files/believed-releases.ts';
import { publishedReleases } from './files/published-releases.ts';
import { publishingTeam, type PublishingTeam } from './testing/publishing-team.ts';

let hirehq: TestApp;
let team: PublishingTeam;
beforeAll(async () => {
  hirehq = await createTestApp({ config: { teamRateLimit: 0 } });
  team = await publishingTeam(hirehq, { team: 'learning', remotes: ['learning'] });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await team.publishVersion('learning', version);
  for (const version of ['1.0.0', '1.1.0']) await promote(version);
});
afterAll(() => hirehq.close());

const promote = (version: string) => team.ask('POST sets', { change: { learning: version }, why: `Version ${version}.` });
const asset = async (version: string) => (await hirehq.app.inject(`/remotes/learning/${version}/entry.js`)).statusCode;
const subject = (version: string) => ({ remote: 'learning', version, why: 'Its key was stolen.' });

test('PF-02 a blocked release cannot be live, is not served, and the history says why', async () => {
  await blockRelease(hirehq.services, subject('1.2.0'));
  const { statusCode, body } = await promote('1.2.0');
  expect([statusCode, body.errorCode]).toEqual([422, 'RELEASE_REFUSED']);
  expect(body.errorMessage).toContain('blocked');
  expect(await asset('1.2.0')).toBe(404);
  const { items } = (await team.ask('GET history?remote=learning')).body;
  expect(items.find(({ action }: { action: string }) => action === 'BLOCK')).toMatchObject({
    by: 'operator',
    version: '1.2.0',
    why: 'Its key was stolen.',
    outcome: 'DONE',
  });
});

test('PF-02 a release is no longer blocked once that is lifted', async () => {
  await unblockRelease(hirehq.services, subject('1.2.0'));
  expect(await asset('1.2.0')).toBe(200);
  expect((await promote('1.2.0')).statusCode).toBe(200);
  await promote('1.1.0');
});

test.each([
  ['the live one', '1.1.0', 'CONFLICT'],
  ['the one that pages fall back to', '1.2.0', 'CONFLICT'],
  ['one that nobody has published', '9.9.9', 'NOT_FOUND'],
])('PF-02 %s is not blocked', async (_what, version, code) => {
  await expect(blockRelease(hirehq.services, subject(version))).rejects.toMatchObject({ code });
});

test('PF-02 a process that has served a release forgets it once it is blocked', async () => {
  const { app, db, services } = hirehq;
  const published = publishedReleases((wanted) => findBelieved(services, wanted, app.log));
  await team.publishVersion('learning', '1.3.0');
  expect(await published.find('learning', '1.3.0')).toBeDefined();
  await blockRelease(services, subject('1.3.0'));
  await forgetBlocked(db, published);
  expect(await published.find('learning', '1.3.0')).toBeUndefined();
});
