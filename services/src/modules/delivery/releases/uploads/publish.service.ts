import { readFile } from 'node:fs/promises';
import { hashOfIntegrity, type BuiltRelease, type ReleaseRecord } from '@hirehq/shared-contracts/delivery';
import type { SpooledFile } from '../../../../platform/http/bodies/spooled-file.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Services, TeamViewer } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { refuseIfFull } from '../../../../platform/row-caps/refuse-if-full.ts';
import { notifyTeam } from '../../team-keys/index.ts';
import { releaseName, readReleaseText, refuseRelease } from '../check-release.ts';
import { missingFiles, storeFile } from '../files/stored-files.ts';
import { refuseTaken, storeRelease } from '../insert-release.ts';
import { refuseForeign } from '../remotes.policy.ts';
import { refuseBreaks, type FindBreaks } from '../sets/refuse-breaks.ts';
import { verifyNewRelease } from '../signing/verify-release.ts';
import { breaksWithLive } from './breaks-with-live.ts';
import { insertUpload, noteFinished, openUploadOf, uploadOf, type UploadRow } from './uploads.store.ts';

/** How long an upload can be completed. */
const UPLOAD_MS = 24 * 3_600_000;

type Publishing = Services;

interface Sent {
  source: string;
  signature: string | undefined;
}

/** Reads what a team wants to publish; throws a refusal for what it may not, or what cannot be used. Stores nothing. */
async function readSent(
  services: Publishing,
  team: TeamViewer,
  { sent, findBreaks }: { sent: Sent; findBreaks: FindBreaks },
): Promise<BuiltRelease> {
  const release = readReleaseText(sent.source);
  refuseForeign(team, [release.remote]);
  await verifyNewRelease(services, { ...sent, team: team.team, now: services.now() });
  await refuseTaken(services.db, release);
  refuseBreaks(await breaksWithLive(services.db, release, findBreaks));
  return release;
}

async function makeUpload(
  { db, now }: Publishing,
  { keyId }: TeamViewer,
  upload: Sent & { release: BuiltRelease },
): Promise<UploadRow> {
  const { release, source, signature = null } = upload;
  const at = now();
  return db.transaction().execute(async (trx) => {
    await refuseIfFull(trx, 'releaseUploads', { owner: keyId, now: at });
    const row: UploadRow = {
      id: newId(),
      remote: release.remote,
      version: release.version,
      source,
      signature,
      key_id: keyId,
      created_at: at,
      expires_at: new Date(at.getTime() + UPLOAD_MS),
      finished_at: null,
    };
    await insertUpload(trx, row);
    return row;
  });
}

/** Begins to publish a release, and says which of its files are missing. The same release sent again has the same upload. */
export async function beginUpload(
  services: Publishing,
  team: TeamViewer,
  { sent, findBreaks }: { sent: Sent; findBreaks: FindBreaks },
) {
  const release = await readSent(services, team, { sent, findBreaks });
  const { db, now } = services;
  const same = { keyId: team.keyId, source: sent.source, signature: sent.signature ?? null, now: now() };
  const upload = (await openUploadOf(db, same)) ?? (await makeUpload(services, team, { ...sent, release }));
  const missing = await missingFiles(
    db,
    Object.values(release.files).map(({ integrity }) => integrity),
  );
  return {
    id: upload.id,
    remote: upload.remote,
    version: upload.version,
    missing: missing.map(hashOfIntegrity),
    expiresTimestamp: upload.expires_at.toISOString(),
  };
}

async function openUpload({ db, now }: Publishing, { keyId }: TeamViewer, id: string): Promise<UploadRow> {
  const upload = await uploadOf(db, { id, keyId, now: now() });
  if (!upload)
    throw new Refusal('NOT_FOUND', {
      message: 'This upload does not exist, has expired or was begun with another key. Begin again.',
    });
  return upload;
}

/** Stores one file of an upload, whose bytes must be those that its release names. */
export async function storeUploadedFile(
  services: Publishing,
  team: TeamViewer,
  { id, hash, file }: { id: string; hash: string; file: SpooledFile | undefined },
): Promise<true> {
  const upload = await openUpload(services, team, id);
  const release = readReleaseText(upload.source);
  const [path, named] = Object.entries(release.files).find(([, { integrity }]) => hashOfIntegrity(integrity) === hash) ?? [];
  if (path === undefined || !named)
    refuseRelease(releaseName(release), `no file of it has the hash ${hash}. Send only files that its release.json names.`);
  if (!file) throw new Refusal('VALIDATION_FAILED', { fields: { file: 'is missing' } });
  if (file.size !== named.size)
    refuseRelease(
      releaseName(release),
      `${path} has ${named.size} bytes in release.json, and ${file.size} were sent. Build it again.`,
    );
  await storeFile(services, { ...named, path, data: await readFile(file.path) });
  return true;
}

/** Publishes the release of an upload: it is stored, and live nowhere. */
export async function finishUpload(
  services: Publishing,
  team: TeamViewer,
  { id, findBreaks }: { id: string; findBreaks: FindBreaks },
): Promise<ReleaseRecord> {
  const { db, now } = services;
  const upload = await openUpload(services, team, id);
  const { source, signature } = upload;
  if (upload.finished_at) {
    const known = await refuseTaken(db, readReleaseText(source));
    if (known) return known;
  }
  const release = await readSent(services, team, { sent: { source, signature: signature ?? undefined }, findBreaks });
  const record = await storeRelease(services, { release, source, signature, publishedBy: team.keyId, by: team.team });
  await db.transaction().execute(async (trx) => {
    await noteFinished(trx, id, now());
    const payload = { remote: record.remote, version: record.version, keyId: team.keyId };
    await notifyTeam(services, trx, { team: team.team, event: 'release.published', payload });
  });
  return record;
}
