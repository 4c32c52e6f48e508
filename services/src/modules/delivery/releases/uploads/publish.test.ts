import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfIntegrity } from '@hirehq/shared-contracts/delivery';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { runScheduled } from '../../../../platform/testing/test-work.ts';
import { builtRelease } from '../testing/built-release.ts';
import { publishingTeam, type PublishingTeam } from '../testing/publishing-team.ts';
import { testTeam } from '../../team-keys/testing/test-team.ts';

let hirehq: TestApp;
let team: PublishingTeam;
let time = new Date();
const HOUR = 3_600_000;
beforeAll(async () => {
  hirehq = await createTestApp({ now: () => time, config: { teamRateLimit: 0 } });
  team = await publishingTeam(hirehq, { team: 'learning', remotes: ['learning'] });
});
afterAll(() => hirehq.close());

let minor = 0;
const nextVersion = () => `1.${(minor += 1)}.0`;
const built = (files?: Record<string, string>) => builtRelease('learning', nextVersion(), files ? { files } : {});

/** Everything that publishing stores. */
async function stored() {
  const { db } = hirehq;
  return {
    releases: await db.selectFrom('release').select(['remote', 'version', 'signature']).orderBy('version').execute(),
    files: await db.selectFrom('release_file').selectAll().orderBy('hash').execute(),
    bytes: await db.selectFrom('stored_file').select('hash').orderBy('hash').execute(),
    sets: await db.selectFrom('release_set').select(['sequence', 'members']).execute(),
  };
}

const newest = async () => (await team.ask('GET history?limit=1')).body.items[0];

describe('a release', () => {
  test('PF-02 is published by a team with what it has built, and is live nowhere', async () => {
    const release = built();
    const begun = await team.begin(release);
    expect(begun.statusCode).toBe(200);
    expect(begun.body).toMatchObject({ remote: 'learning', version: release.release.version });
    const hashes = Object.values(release.release.files).map(({ integrity }) => hashOfIntegrity(integrity));
    expect(begun.body.missing.toSorted()).toEqual(hashes.toSorted());
    for (const path of Object.keys(release.files))
      expect((await team.sendFile(begun.body.id, release, path)).statusCode).toBe(200);
    const live = await team.ask('GET status');
    const finished = await team.ask(`POST uploads/${begun.body.id}/finish`);
    expect(finished.body).toMatchObject({ remote: 'learning', version: release.release.version, state: 'STORED', files: 2 });
    expect(finished.body.publishedBy).toBe(team.keyId);
    expect((await team.ask('GET releases/learning')).body[0]).toEqual(finished.body);
    expect((await team.ask('GET status')).body.sequence).toBe(live.body.sequence);
    expect(await newest()).toMatchObject({
      action: 'PUBLISH',
      by: 'learning',
      keyId: team.keyId,
      remote: 'learning',
      version: release.release.version,
      outcome: 'DONE',
    });
  });

  test('PF-02 is published by the same calls sent again, once', async () => {
    const release = built();
    const [first, again] = [await team.begin(release), await team.begin(release)];
    expect(again.body.id).toBe(first.body.id);
    for (const path of [...Object.keys(release.files), ...Object.keys(release.files)])
      expect((await team.sendFile(first.body.id, release, path)).statusCode).toBe(200);
    const finished = await team.ask(`POST uploads/${first.body.id}/finish`);
    const before = await stored();
    expect((await team.ask(`POST uploads/${first.body.id}/finish`)).body).toEqual(finished.body);
    const later = await team.begin(release);
    expect(later.body.missing).toEqual([]);
    expect((await team.ask(`POST uploads/${later.body.id}/finish`)).body).toEqual(finished.body);
    expect(await stored()).toEqual(before);
    const entries = (await team.ask('GET history?remote=learning')).body.items as { version: string; action: string }[];
    expect(entries.filter(({ version }) => version === release.release.version)).toHaveLength(1);
  });

  test('PF-02 is completed with the files that were not sent before it was cut', async () => {
    const release = built();
    const { body } = await team.begin(release);
    await team.sendFile(body.id, release, 'page.css');
    const entry = hashOfIntegrity(release.release.files['entry.js']?.integrity ?? '');
    expect((await team.begin(release)).body.missing).toEqual([entry]);
    const early = await team.ask(`POST uploads/${body.id}/finish`);
    expect([early.statusCode, early.body.errorCode]).toEqual([422, 'RELEASE_REFUSED']);
    expect(early.body.errorMessage).toContain('entry.js is not stored');
    expect((await team.ask('GET releases/learning')).body).not.toContainEqual(
      expect.objectContaining({ version: release.release.version }),
    );
    await team.sendFile(body.id, release, 'entry.js');
    expect((await team.ask(`POST uploads/${body.id}/finish`)).statusCode).toBe(200);
  });

  test('PF-02 can be completed for a day, and what is left of it then is removed', async () => {
    const release = built();
    const { body } = await team.begin(release);
    time = new Date(time.getTime() + 25 * HOUR);
    const late = await team.ask(`POST uploads/${body.id}/finish`);
    expect([late.statusCode, late.body.errorMessage]).toEqual([404, expect.stringContaining('has expired')]);
    await runScheduled(hirehq.app.modules, 'releases.forget-uploads');
    const left = await hirehq.db.selectFrom('release_upload').select('id').where('id', '=', body.id).execute();
    expect(left).toEqual([]);
  });

  test('PF-02 of another key is neither continued nor finished', async () => {
    const { body } = await team.begin(built());
    const other = await testTeam(hirehq, { remotes: ['learning'] });
    expect((await other.ask(`POST uploads/${body.id}/finish`)).statusCode).toBe(404);
    expect((await team.ask(`POST uploads/${randomUUID()}/finish`)).statusCode).toBe(404);
  });
});

describe('a file', () => {
  const refused = async (send: () => ReturnType<PublishingTeam['ask']>, words: RegExp) => {
    const before = await stored();
    const { statusCode, body } = await send();
    expect([statusCode, body.errorCode]).toEqual([422, 'RELEASE_REFUSED']);
    expect(body.errorMessage).toMatch(words);
    expect(await stored()).toEqual(before);
    expect(await newest()).toMatchObject({ action: 'PUBLISH', by: 'learning', outcome: 'REFUSED', remote: 'learning' });
  };
  const urlOf = (id: string, { release }: ReturnType<typeof built>, path = 'entry.js') =>
    `PUT uploads/${id}/files/${hashOfIntegrity(release.files[path]?.integrity ?? '')}` as const;

  test('PF-02 with another byte at any place is refused', async () => {
    const release = built();
    const { body } = await team.begin(release);
    const bytes = Buffer.from(release.files['entry.js'] ?? '');
    for (const at of [0, 7, bytes.length - 1]) {
      const flipped = Uint8Array.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await refused(() => team.send(urlOf(body.id, release), flipped), /does not match its hash/);
    }
  });

  test('PF-02 that is longer or shorter than announced is refused', async () => {
    const release = built();
    const { body } = await team.begin(release);
    await refused(() => team.send(urlOf(body.id, release), `${release.files['entry.js']} `), /bytes in release\.json/);
    await refused(() => team.send(urlOf(body.id, release), ''), /and 0 were sent/);
  });

  test('PF-02 of another version is refused', async () => {
    const [release, other] = [built(), built()];
    const { body } = await team.begin(release);
    await refused(() => team.send(urlOf(body.id, other), other.files['entry.js'] ?? ''), /no file of it has the hash/);
  });

  test('PF-02 that names a source map is refused', async () => {
    const release = built({ 'entry.js': 'run();\n//# sourceMappingURL=entry.js.map' });
    const { body } = await team.begin(release);
    await refused(() => team.sendFile(body.id, release, 'entry.js'), /carries a source map/);
  });

  test('PF-02 that is larger than any file may be is refused before it is read', async () => {
    const release = built();
    const { body } = await team.begin(release);
    const before = await stored();
    const large = await team.send(urlOf(body.id, release), new Uint8Array(17 * 1024 * 1024));
    expect([large.statusCode, large.body.errorCode]).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await stored()).toEqual(before);
  });
});

test('PF-02 the bytes of a file that several releases have are sent once', async () => {
  const shared = 'export const shared = true;\n';
  const [one, other] = [built({ 'entry.js': shared }), built({ 'entry.js': shared, 'more.js': 'more();' })];
  await team.publish(one);
  const begun = await team.begin(other);
  expect(begun.body.missing).toEqual([hashOfIntegrity(other.release.files['more.js']?.integrity ?? '')]);
});
