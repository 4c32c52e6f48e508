import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenedVerify, importJWK } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DETACHED_SIGNATURE, type ReleaseRecord } from '@hirehq/shared-contracts/delivery';
import { builtFolder, temporaryFolder, VERSION, type BuiltFolder } from '../testing/built-folder.ts';
import { FakeRefusal, startFakePlatform, type FakePlatform, type Handlers } from '../testing/fake-platform.ts';
import { connect } from './client.ts';
import { publishRelease } from './publish-release.ts';
import { makeKey, publicHalf, signRelease } from './signing-key.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const OTHER_ID = '00000000-0000-4000-8000-000000000002';

/** A platform that stores what is sent to it, and refuses to finish while something is missing. */
async function storingPlatform(
  { byHash }: BuiltFolder,
  { known = [] as string[], ...more }: { known?: string[] } & Handlers = {},
) {
  const stored = new Map(known.map((hash) => [hash, byHash.get(hash)]));
  const record = (): ReleaseRecord => ({
    remote: 'learning',
    version: VERSION,
    state: 'STORED',
    contract: '1.0.0',
    publishedBy: 'key-1',
    publishedTimestamp: '2026-11-27T10:00:00Z',
    files: stored.size,
    bytes: 1,
  });
  const platform = await startFakePlatform({
    'POST uploads': () => ({
      id: ID,
      remote: 'learning',
      version: VERSION,
      missing: [...byHash.keys()].filter((hash) => !stored.has(hash)),
      expiresTimestamp: '2026-11-27T11:00:00Z',
    }),
    'PUT uploads/{id}/files/{hash}': ({ params, file }) => {
      stored.set(String(params['hash']), file?.toString('utf8'));
      return true;
    },
    'POST uploads/{id}/finish': () => {
      if (stored.size < byHash.size) throw new FakeRefusal('RELEASE_REFUSED', { errorMessage: 'Files are missing.' });
      return record();
    },
    ...more,
  });
  onTestFinished(platform.close);
  return { platform, stored };
}

const withoutWaiting = () => Promise.resolve();
const client = ({ origin }: FakePlatform, said: string[] = []) =>
  connect({ origin, teamKey: 'hqt_1_secret' }, (line) => said.push(line), withoutWaiting);

const publishing = ({ folder }: BuiltFolder, sign?: (bytes: Uint8Array) => Promise<string>) => ({ folder, sign, say: () => {} });

describe('publishRelease', () => {
  test('PF-02 sends release.json as it is, the files that are missing and nothing else, then finishes', async () => {
    const built = builtFolder();
    const [known = ''] = built.byHash.keys();
    const { platform, stored } = await storingPlatform(built, { known: [known] });
    const record = await publishRelease(client(platform), publishing(built));
    expect(record).toMatchObject({ version: VERSION, state: 'STORED' });
    expect(stored).toEqual(built.byHash);
    const [begin, ...rest] = platform.received;
    expect(begin).toMatchObject({ key: 'POST uploads', body: { release: built.text }, authorization: 'Bearer hqt_1_secret' });
    expect(rest.map(({ key }) => key).toSorted()).toEqual([
      'POST uploads/{id}/finish',
      ...Array.from({ length: built.byHash.size - 1 }, () => 'PUT uploads/{id}/files/{hash}'),
    ]);
    expect(rest.at(-1)?.key).toBe('POST uploads/{id}/finish');
    expect(rest.map(({ params }) => params['hash'])).not.toContain(known);
  });

  test('PF-02 signs the bytes of release.json, and its signature is refused for any others', async () => {
    const built = builtFolder();
    const { platform } = await storingPlatform(built);
    const { key } = await makeKey(join(temporaryFolder(), 'key.json'));
    await publishRelease(
      client(platform),
      publishing(built, (bytes) => signRelease(bytes, key)),
    );
    const { signature = '' } = (platform.received[0]?.body ?? {}) as { signature?: string };
    expect(signature).toMatch(DETACHED_SIGNATURE);
    const [header = '', proof = ''] = signature.split('..');
    const verify = async (payload: string) =>
      flattenedVerify({ protected: header, signature: proof, payload }, await importJWK(publicHalf(key), 'EdDSA'));
    const { protectedHeader } = await verify(built.text);
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', b64: false, crit: ['b64'], kid: key.kid, typ: 'hirehq-release+jws' });
    expect(Number(protectedHeader?.['exp'])).toBe(Number(protectedHeader?.['iat']) + 24 * 3600);
    await expect(verify(built.text.replace(VERSION, `${VERSION}0`))).rejects.toThrow('signature verification failed');
  });

  test('PF-03 continues after connections that were cut, and publishes the same', async () => {
    const built = builtFolder();
    const { platform, stored } = await storingPlatform(built);
    const said: string[] = [];
    platform.drop(3);
    await publishRelease(client(platform, said), publishing(built));
    expect(stored).toEqual(built.byHash);
    expect(said.filter((line) => line.includes('trying again'))).toHaveLength(3);
  });

  test('PF-03 sends nothing again once it is stored', async () => {
    const built = builtFolder();
    const { platform } = await storingPlatform(built);
    await publishRelease(client(platform), publishing(built));
    const before = platform.received.length;
    await publishRelease(client(platform), publishing(built));
    expect(platform.received.slice(before).map(({ key }) => key)).toEqual(['POST uploads', 'POST uploads/{id}/finish']);
  });

  test('PF-03 begins again when the upload has expired', async () => {
    const built = builtFolder();
    let begun = 0;
    const { platform } = await storingPlatform(built, {
      'POST uploads': () => {
        begun += 1;
        return {
          id: begun === 1 ? OTHER_ID : ID,
          remote: 'learning',
          version: VERSION,
          missing: [...built.byHash.keys()],
          expiresTimestamp: '2026-11-27T11:00:00Z',
        };
      },
      'POST uploads/{id}/finish': ({ params }) => {
        if (params['id'] === OTHER_ID) throw new FakeRefusal('NOT_FOUND');
        return {
          remote: 'learning',
          version: VERSION,
          state: 'STORED',
          contract: '1.0.0',
          publishedBy: null,
          publishedTimestamp: '2026-11-27T10:00:00Z',
          files: 4,
          bytes: 1,
        };
      },
    });
    await publishRelease(client(platform), publishing(built));
    expect(begun).toBe(2);
  });

  test('PF-02 names files that are not as they were built, and sends nothing', async () => {
    const built = builtFolder();
    const { platform } = await storingPlatform(built);
    writeFileSync(join(built.folder, 'page.0c0c0c0c.css'), '.page { display: grid }');
    await expect(publishRelease(client(platform), publishing(built))).rejects.toThrow('not as it was built: page.0c0c0c0c.css');
    expect(platform.received).toEqual([]);
  });
});

describe('the client', () => {
  test('PF-03 says the code, the message, and each use that would break', async () => {
    const built = builtFolder();
    const breaks = [{ consumer: 'jobs 1.4.0-3f2a', missing: 'field jobId of application.submitted@1', use: 'reads it' }];
    const { platform } = await storingPlatform(built, {
      'POST uploads': () => {
        throw new FakeRefusal('CONTRACT_BROKEN', { breaks });
      },
    });
    const refused = publishRelease(client(platform), publishing(built));
    await expect(refused).rejects.toMatchObject({ exitCode: 1, details: { errorCode: 'CONTRACT_BROKEN', breaks } });
    await expect(refused).rejects.toThrow(/CONTRACT_BROKEN: .*\n {2}jobs 1\.4\.0-3f2a: field jobId of application\.submitted@1/);
  });

  test('PF-03 gives up on a platform that stays busy, with an exit code of its own', async () => {
    const built = builtFolder();
    const { platform } = await storingPlatform(built, {
      'POST uploads': () => {
        throw new FakeRefusal('OVERLOADED');
      },
    });
    await expect(publishRelease(client(platform), publishing(built))).rejects.toMatchObject({ exitCode: 3 });
    expect(platform.received).toHaveLength(6);
  });
});
