import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELEASE_LIMITS } from '@hirehq/shared-contracts/delivery';
import { makeSigningKey, signDetached, signRelease } from '@hirehq/shared-contracts/delivery/sign';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testTeam } from '../../team-keys/testing/test-team.ts';
import { addSigningKey, revokeSigningKey } from '../signing/signing-keys.service.ts';
import { builtRelease } from '../testing/built-release.ts';
import { publishingTeam, type PublishingTeam } from '../testing/publishing-team.ts';

let hirehq: TestApp;
let team: PublishingTeam;
let other: PublishingTeam;
beforeAll(async () => {
  hirehq = await createTestApp({ config: { teamRateLimit: 0 } });
  team = await publishingTeam(hirehq, { team: 'learning', remotes: ['learning'] });
  other = await publishingTeam(hirehq, { team: 'courses', remotes: ['courses'] });
  await team.publish(builtRelease('learning', '1.0.0'));
  await other.publish(builtRelease('courses', '1.0.0'));
});
afterAll(() => hirehq.close());

const now = () => hirehq.services.now();
const version = '2.0.0-3f2a9c0b1d';
const good = (replaced: Parameters<typeof builtRelease>[2] = {}) => builtRelease('learning', version, replaced).source;
const signed = async (source: string) => ({ release: source, signature: await team.sign(source) });
/** With another value for a member of release.json, which no type allows. */
const broken = (change: (release: Record<string, unknown>) => void) => {
  const release = JSON.parse(good()) as Record<string, unknown>;
  change(release);
  return JSON.stringify(release);
};

/** What somebody sends, with the status and the reason of its refusal. */
const REFUSED: Readonly<Record<string, [send: () => Promise<object>, status: number, code: string, reason: RegExp]>> = {
  'that is not JSON': [() => signed('{"remote":"learning"'), 422, 'RELEASE_REFUSED', /is not JSON/],
  'with an invalid member': [
    () => signed(broken((release) => (release['files'] = { 'entry.js': { integrity: 'md5-x', size: 1 } }))),
    422,
    'RELEASE_REFUSED',
    /release\.json is not valid: files/,
  ],
  'with a path that leaves its folder': [
    () => signed(good({ files: { 'a/../../entry.js': 'run();' } })),
    422,
    'RELEASE_REFUSED',
    /is not a path inside the release/,
  ],
  'with an absolute path': [() => signed(good({ files: { '/etc/passwd': 'run();' } })), 422, 'RELEASE_REFUSED', /not valid/],
  'with the container of another remote': [
    () => signed(good({ container: builtRelease('courses', '1.0.0').release.container })),
    422,
    'RELEASE_REFUSED',
    /belongs to courses/,
  ],
  'that is not signed': [async () => ({ release: good() }), 422, 'RELEASE_REFUSED', /there is none\. Sign release\.json/],
  'signed by another team': [
    async () => ({ release: good(), signature: await other.sign(good()) }),
    422,
    'RELEASE_REFUSED',
    /belongs to another team/,
  ],
  'signed with an unknown key': [
    async () => ({ release: good(), signature: await signRelease(good(), await makeSigningKey(), now()) }),
    422,
    'RELEASE_REFUSED',
    /is not known here\. Ask the operator/,
  ],
  'signed with a revoked key': [
    async () => {
      const key = await makeSigningKey();
      await addSigningKey(hirehq.services, { team: team.team, jwk: key.publicJwk });
      await revokeSigningKey(hirehq.services, key.kid);
      return { release: good(), signature: await signRelease(good(), key, now()) };
    },
    422,
    'RELEASE_REFUSED',
    /was revoked/,
  ],
  'whose signature names the key of another': [
    async () => {
      const [header = '', signature = ''] = (await team.sign(good())).split('..');
      const read = JSON.parse(Buffer.from(header, 'base64url').toString()) as object;
      const swapped = Buffer.from(JSON.stringify({ ...read, kid: other.signingKey.kid })).toString('base64url');
      return { release: good(), signature: `${swapped}..${signature}` };
    },
    422,
    'RELEASE_REFUSED',
    /not that of this release\.json/,
  ],
  'with one bit that was not signed': [
    async () => ({ release: good().replace('3f2a9c0b1d', '3f2a9c0b1e'), signature: await team.sign(good()) }),
    422,
    'RELEASE_REFUSED',
    /not that of this release\.json/,
  ],
  'with a signature of another kind': [
    async () => ({
      release: good(),
      signature: await signDetached(good(), { type: 'set', key: team.signingKey, now: now(), seconds: 3600 }),
    }),
    422,
    'RELEASE_REFUSED',
    /is not one of a release/,
  ],
  'whose signature has expired': [
    async () => ({
      release: good(),
      signature: await signRelease(good(), team.signingKey, new Date(now().getTime() - 25 * 3_600_000)),
    }),
    422,
    'RELEASE_REFUSED',
    /has expired\. Sign the release again/,
  ],
  'whose signature never expires': [
    async () => ({
      release: good(),
      signature: await signDetached(good(), { type: 'release', key: team.signingKey, now: now() }),
    }),
    422,
    'RELEASE_REFUSED',
    /has expired/,
  ],
  'of npm run dev': [
    () => signed(builtRelease('learning', '1.0.0-dev.1').source),
    422,
    'RELEASE_REFUSED',
    /built by npm run dev/,
  ],
  'with the manifest of another remote': [
    () => signed(good({ manifest: builtRelease('courses', version).release.manifest })),
    422,
    'RELEASE_REFUSED',
    /its manifest belongs to courses/,
  ],
  'that requires another contract': [
    () => signed(good({ manifest: { ...builtRelease('learning', version).release.manifest, contract: '9.0.0' } })),
    422,
    'RELEASE_REFUSED',
    /requires contract version 9\.0\.0/,
  ],
  'with other content than its version has': [
    () => signed(builtRelease('learning', '1.0.0', { files: { 'entry.js': 'other();' } }).source),
    422,
    'RELEASE_REFUSED',
    /already published with other content/,
  ],
  'with too many files': [
    () =>
      signed(
        good({ files: Object.fromEntries(Array.from({ length: RELEASE_LIMITS.files + 1 }, (_, index) => [`f${index}.js`, ''])) }),
      ),
    422,
    'RELEASE_REFUSED',
    /is the most/,
  ],
  'with a file that is too large': [
    () =>
      signed(
        broken((release) => {
          const files = release['files'] as Record<string, { size: number }>;
          for (const file of Object.values(files)) file.size = RELEASE_LIMITS.fileBytes + 1;
        }),
      ),
    422,
    'RELEASE_REFUSED',
    /is the most\. Split it/,
  ],
  'whose text is too long': [async () => ({ release: 'x'.repeat(6 * 1024 * 1024) }), 413, 'FILE_TOO_LARGE', /./],
  'of a remote of another team': [
    async () => {
      const { source } = builtRelease('courses', version);
      return signed(source);
    },
    403,
    'RIGHT_MISSING',
    /no right for courses/,
  ],
};

async function stored() {
  const tables = ['release', 'release_file', 'release_upload', 'stored_file', 'release_set'] as const;
  return Promise.all(tables.map((table) => hirehq.db.selectFrom(table).selectAll().execute()));
}

test.each(Object.entries(REFUSED))(
  'PF-02 a release %s is refused with the reason, nothing is stored, and the history says who tried',
  async (_what, [send, status, code, reason]) => {
    const body = await send();
    const before = await stored();
    const refused = await team.ask('POST uploads', body);
    expect([refused.statusCode, refused.body.errorCode]).toEqual([status, code]);
    expect(refused.body.errorMessage).toMatch(reason);
    expect(await stored()).toEqual(before);
    const [entry] = (await team.ask('GET history?limit=1')).body.items;
    expect(entry).toMatchObject({ action: 'PUBLISH', by: 'learning', keyId: team.keyId, outcome: 'REFUSED' });
    expect(entry.why).toContain(refused.body.errorMessage);
  },
);

test('PF-02 a signature is accepted until it expires, and one of a rotated key as well', async () => {
  const next = await makeSigningKey();
  await addSigningKey(hirehq.services, { team: team.team, jwk: next.publicJwk });
  for (const [key, number] of [
    [team.signingKey, '3.0.0'],
    [next, '3.0.1'],
  ] as const) {
    const { source } = builtRelease('learning', number);
    const almost = new Date(now().getTime() - 23 * 3_600_000);
    const { statusCode } = await team.ask('POST uploads', { release: source, signature: await signRelease(source, key, almost) });
    expect(statusCode).toBe(200);
  }
});

test.each([
  ['publish', 'POST uploads', { release: '{}' }],
  ['promote', 'POST sets', { change: { learning: '1.0.0' }, why: 'New.' }],
  ['rollback', 'POST sets/0/restore', { why: 'Broken.' }],
  ['lock', 'PUT locks/learning', { why: 'Holidays.' }],
  ['lock', 'DELETE locks/learning', undefined],
] as const)('PF-02 a key without the right to %s is refused %s, by the name of the right', async (right, call, body) => {
  const reader = await testTeam(hirehq, { team: 'reader', remotes: ['learning'], rights: [] });
  const refused = await reader.ask(call, body);
  expect([refused.statusCode, refused.body.errorCode]).toEqual([403, 'RIGHT_MISSING']);
  expect(refused.body.errorMessage).toContain(`'${right}'`);
  const [entry] = (await reader.ask('GET history?limit=1')).body.items;
  expect(entry).toMatchObject({ by: 'reader', keyId: reader.keyId, outcome: 'REFUSED' });
  expect((await reader.ask('GET status')).statusCode).toBe(200);
});

test('PF-02 a stranger is refused and noted, and cannot fill the history', async () => {
  const count = async () =>
    (await hirehq.db.selectFrom('release_history').select('id').where('acted_by', '=', 'unknown').execute()).length;
  const ask = (authorization?: string) =>
    hirehq.app.inject({
      method: 'PUT',
      url: '/platform/v1/locks/learning',
      payload: { why: 'x' },
      remoteAddress: '10.9.8.7',
      ...(authorization && { headers: { authorization } }),
    });
  const before = await count();
  const wrong = `Bearer ${team.key.replace(/.{6}$/, 'AAAAAA')}`;
  for (const authorization of [undefined, wrong, 'Bearer hqt_', 'Basic eDp4'])
    expect((await ask(authorization)).json()).toMatchObject({ statusCode: 401, errorCode: 'KEY_REFUSED' });
  expect(await count()).toBe(before + 4);
  for (let index = 0; index < 30; index += 1) expect((await ask(wrong)).statusCode).toBe(401);
  expect(await count()).toBe(before + 20);
});
