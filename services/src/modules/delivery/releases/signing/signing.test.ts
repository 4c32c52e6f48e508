import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSigningKey, signDetached } from '@hirehq/shared-contracts/delivery/sign';
import { jsonb } from '../../../../platform/database/database.ts';
import type { SetMember } from '../../../../platform/database/tables/releases.ts';
import { createKeyedHash } from '../../../../platform/keyed-hash.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { builtRelease } from '../testing/built-release.ts';
import { platformKey } from './platform-key.ts';
import { prepareSigning } from './prepare-signing.ts';
import { renewSetSignature } from './renew-set-signature.ts';
import { createSetCheck } from './set-check.ts';
import { signSet, type SignedSet } from './sign-set.ts';
import { addSigningKey, adoptSigningKeys, listSigningKeys, revokeSigningKey, rotatePlatformKey } from './signing-keys.service.ts';
import { trustedKeys } from './trusted-keys.ts';
import { doubtAboutRelease } from './verify-release.ts';

let hirehq: TestApp;
let time = new Date('2026-05-04T09:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => (time = new Date(time.getTime() + hours * HOUR));
beforeAll(async () => {
  hirehq = await createTestApp({ now: () => time });
});
afterAll(() => hirehq.close());
beforeEach(async () => {
  await hirehq.db.deleteFrom('signing_key').execute();
  await prepareSigning(hirehq.services);
});

const members: Record<string, SetMember> = { jobs: { version: '1.1.0', previousVersion: '1.0.0' }, shell: { version: '2.0.0' } };
const set = async (sequence = 7): Promise<SignedSet> => ({
  sequence,
  members,
  signature: await signSet(hirehq.services, { sequence, members }),
});

const doubtAbout = (signed: SignedSet, services = hirehq.services) =>
  createSetCheck(services).doubtAboutLive({ signed, proofs: [] });

describe('a release set', () => {
  test('PF-02 that the platform signed is taken up, in whatever order its members are stored', async () => {
    const signed = await set();
    const check = createSetCheck(hirehq.services);
    expect(await check.doubtAboutLive({ signed: signed, proofs: [] })).toBeUndefined();
    const turned = Object.fromEntries(Object.entries(signed.members).toReversed());
    expect(await check.doubtAboutLive({ signed: { ...signed, members: turned }, proofs: [] })).toBeUndefined();
  });

  test.each<[string, (signed: SignedSet) => SignedSet | Promise<SignedSet>, RegExp]>([
    [
      'with another version',
      (signed) => ({ ...signed, members: { ...members, jobs: { version: '1.2.0' } } }),
      /not the set that was/,
    ],
    ['without a member', (signed) => ({ ...signed, members: { jobs: members['jobs']! } }), /not the set that was/],
    [
      'with a further member',
      (signed) => ({ ...signed, members: { ...members, evil: { version: '1.0.0' } } }),
      /not the set that was/,
    ],
    [
      'with another version to fall back to',
      (signed) => ({ ...signed, members: { ...members, jobs: { version: '1.1.0', previousVersion: '0.9.0' } } }),
      /not the set that was/,
    ],
    ['with another number', (signed) => ({ ...signed, sequence: 8 }), /not the set that was/],
    ['that is not signed', (signed) => ({ ...signed, signature: null }), /is not signed/],
    ['with a text for a signature', (signed) => ({ ...signed, signature: 'signed' }), /not one of a release set/],
    [
      'with a signature that the platform made of a release',
      async (signed) => {
        const text = JSON.stringify({
          sequence: signed.sequence,
          members: [
            ['jobs', '1.1.0', '1.0.0'],
            ['shell', '2.0.0', null],
          ],
        });
        const sign = { key: await platformKey(hirehq.services.keyedHash), now: time, seconds: 60 };
        const signature = await signDetached(text, { ...sign, type: 'set' });
        expect(await doubtAbout({ ...signed, signature })).toBeUndefined();
        return { ...signed, signature: await signDetached(text, { ...sign, type: 'release' }) };
      },
      /not one of a release set/,
    ],
    [
      'signed with the key of a team',
      async (signed) => {
        const key = await makeSigningKey();
        await addSigningKey(hirehq.services, { team: 'learning', jwk: key.publicJwk });
        return { ...signed, signature: await signDetached('x', { type: 'set', key, now: time, seconds: 60 }) };
      },
      /which is no key of this platform/,
    ],
  ])('PF-02 %s is not taken up', async (_what, change, reason) => {
    expect(await doubtAbout(await change(await set()))).toMatch(reason);
  });

  test('PF-02 that is older than one this process has served is not taken up', async () => {
    const check = createSetCheck(hirehq.services);
    const [older, newer] = [await set(7), await set(8)];
    expect(await check.doubtAboutLive({ signed: newer, proofs: [] })).toBeUndefined();
    expect(await check.doubtAboutLive({ signed: older, proofs: [] })).toMatch(/older than set 8/);
    expect(await check.doubtAboutLive({ signed: newer, proofs: [] })).toBeUndefined();
  });

  test('PF-02 whose signature has expired is not taken up', async () => {
    const signed = await set();
    later(25);
    expect(await doubtAbout(signed)).toMatch(/has expired at 2026-/);
  });
});

describe('the live set', () => {
  const live = async () => {
    const { sequence } = await hirehq.db.selectFrom('live_set').select('sequence').executeTakeFirstOrThrow();
    return hirehq.db.selectFrom('release_set').selectAll().where('sequence', '=', sequence).executeTakeFirstOrThrow();
  };

  test('PF-02 is signed again before its signature expires, and after all processes were stopped for longer', async () => {
    for (const hours of [1, 72]) {
      const before = await live();
      later(hours);
      await renewSetSignature(hirehq.services);
      const after = await live();
      expect(after.signature).not.toBe(before.signature);
      expect(await doubtAbout(after)).toBeUndefined();
    }
  });

  test('PF-02 that somebody else has put into the database is never signed, and the log says so', async () => {
    const before = await live();
    const changed = jsonb<Record<string, SetMember>>({ evil: { version: '6.6.6' } });
    const change = (values: { members: typeof changed; signature?: null }) =>
      hirehq.db.updateTable('release_set').set(values).where('sequence', '=', before.sequence).execute();
    await change({ members: changed });
    await expect(renewSetSignature(hirehq.services)).rejects.toThrow(/is not signed again: it is not the set that was signed/);
    await change({ members: changed, signature: null });
    await expect(renewSetSignature(hirehq.services)).rejects.toThrow(/is not signed again: it is not signed/);
    await hirehq.db
      .updateTable('release_set')
      .set({ members: jsonb(before.members), signature: before.signature })
      .where('sequence', '=', before.sequence)
      .execute();
    await renewSetSignature(hirehq.services);
  });

  test('PF-02 that is an earlier one is not signed again', async () => {
    const before = await live();
    const sequence = before.sequence + 1;
    const newer = { cause: 'PROMOTE', why: 'New.', made_by: 'learning', key_id: null, made_at: time };
    await hirehq.db
      .insertInto('release_set')
      .values({ ...newer, sequence, members: jsonb(members), signature: await signSet(hirehq.services, { sequence, members }) })
      .execute();
    await expect(renewSetSignature(hirehq.services)).rejects.toThrow(/there is a newer set/);
    await hirehq.db.deleteFrom('release_set').where('sequence', '=', sequence).execute();
  });
});

describe('what was published before releases were signed', () => {
  const unsigned = builtRelease('jobs', '0.1.0').release;
  const insert = (version: string) =>
    hirehq.db
      .insertInto('release')
      .values({
        remote: 'jobs',
        version,
        release: jsonb({ ...unsigned, version }),
        built_in: null,
        source: null,
        signature: null,
        published_by: null,
        last_live_at: null,
      })
      .execute();
  const doubt = async (version: string) => {
    const row = await hirehq.db.selectFrom('release').selectAll().where('version', '=', version).executeTakeFirstOrThrow();
    return doubtAboutRelease(await trustedKeys(hirehq.services), row);
  };

  test('PF-02 is signed by the first process that starts, and what is unsigned later never is', async () => {
    await hirehq.db.updateTable('release_set').set({ signature: null }).execute();
    await insert('0.1.0');
    expect(await doubt('0.1.0')).toMatch(/what was signed is not stored/);
    await prepareSigning(hirehq.services);
    expect(await doubt('0.1.0')).toBeUndefined();
    await insert('0.2.0');
    await prepareSigning(hirehq.services);
    expect(await doubt('0.2.0')).toMatch(/what was signed is not stored/);
  });
});

describe('keys', () => {
  const trusted = async (secret?: string) => {
    const { db, keyedHash } = hirehq.services;
    return [...(await trustedKeys({ db, keyedHash: secret === undefined ? keyedHash : createKeyedHash(secret) })).keys()];
  };
  const otherSecret = 'another secret of at least 32 characters';

  test('PF-02 are trusted when the platform has endorsed them, and not when a row was just inserted', async () => {
    const [endorsed, inserted] = [await makeSigningKey(), await makeSigningKey()];
    await addSigningKey(hirehq.services, { team: 'learning', jwk: endorsed.publicJwk });
    const row = await hirehq.db.selectFrom('signing_key').selectAll().where('kid', '=', endorsed.kid).executeTakeFirstOrThrow();
    await hirehq.db
      .insertInto('signing_key')
      .values({ ...row, kid: inserted.kid, public_jwk: jsonb(inserted.publicJwk) })
      .execute();
    await hirehq.db
      .insertInto('signing_key')
      .values({ ...row, kid: 'own', team: null, public_jwk: jsonb(inserted.publicJwk), endorsement: await own(inserted) })
      .execute();
    expect(await trusted()).toContain(endorsed.kid);
    expect(await trusted()).not.toContain(inserted.kid);
    expect(await trusted()).not.toContain('own');
  });
  const own = (key: Awaited<ReturnType<typeof makeSigningKey>>) => signDetached('own', { type: 'keys', key, now: time });

  test('PF-02 are refused in the form of a private key, and stay with the team', async () => {
    const { privateJwk, publicJwk } = await makeSigningKey();
    await expect(addSigningKey(hirehq.services, { team: 'learning', jwk: privateJwk })).rejects.toThrow(/This is a private key/);
    await expect(addSigningKey(hirehq.services, { team: 'learning', jwk: { ...publicJwk, crv: 'X25519' } })).rejects.toThrow(
      /no public Ed25519 key/,
    );
  });

  test('PF-02 that were revoked are not added again, and a revocation cannot be taken back in the database', async () => {
    const { kid, publicJwk } = await makeSigningKey();
    await addSigningKey(hirehq.services, { team: 'learning', jwk: publicJwk });
    await revokeSigningKey(hirehq.services, kid);
    await expect(addSigningKey(hirehq.services, { team: 'learning', jwk: publicJwk })).rejects.toThrow(/is known already/);
    await hirehq.db.updateTable('signing_key').set({ revoked_at: null }).where('kid', '=', kid).execute();
    expect(await trusted()).not.toContain(kid);
  });

  test('PF-02 of the platform are rotated: processes with either secret believe sets of both', async () => {
    const team = await makeSigningKey();
    await addSigningKey(hirehq.services, { team: 'learning', jwk: team.publicJwk });
    const next = createKeyedHash(otherSecret);
    const kid = await rotatePlatformKey(hirehq.services, next);
    expect(kid).toBe((await platformKey(next)).kid);
    const before = (await trusted()).toSorted();
    expect(before).toEqual([(await platformKey(hirehq.services.keyedHash)).kid, kid, team.kid].toSorted());
    expect((await trusted(otherSecret)).toSorted()).toEqual(before);
    const after = { ...hirehq.services, keyedHash: next };
    const ofNext: SignedSet = { sequence: 9, members, signature: await signSet(after, { sequence: 9, members }) };
    expect(await doubtAbout(ofNext)).toBeUndefined();
    expect(await doubtAbout(await set(), after)).toBeUndefined();
    await revokeSigningKey(after, (await platformKey(hirehq.services.keyedHash)).kid);
    expect(await doubtAbout(await set(), after)).toMatch(/no key of this platform/);
  });

  test('PF-02 mean nothing to another secret, until the operator adopts them', async () => {
    const lost = { ...hirehq.services, keyedHash: createKeyedHash(otherSecret) };
    await prepareSigning(lost);
    expect(await doubtAbout(await set(), lost)).toMatch(/no key of this platform/);
    const { kid } = await platformKey(hirehq.services.keyedHash);
    expect(await adoptSigningKeys(lost)).toEqual([kid]);
    expect(await doubtAbout(await set(), lost)).toBeUndefined();
    expect((await listSigningKeys(lost)).every(({ isTrusted }) => isTrusted)).toBe(true);
  });
});
