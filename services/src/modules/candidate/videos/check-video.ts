import { Readable } from 'node:stream';
import type { VideoRefusal } from '@hirehq/shared-contracts/codes';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import type { Services } from '../../../platform/module.ts';
import { onDemand, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { followHandOver } from '../hand-overs/index.ts';
import { CHECK_VIDEO } from './check-work.ts';
import { storedBytes } from '../../../platform/video/byte-source.ts';
import { edited } from '../../../platform/video/edits.ts';
import { BrokenVideo } from '../../../platform/video/video-facts.ts';
import { metadataOf } from '../../../platform/video/containers.ts';
import { inspectVideo } from './inspect-video.ts';
import { joined, piecesSource } from './video-pieces.ts';
import { keysOf, removeBytes } from './remove-video.ts';
import { deletePieces, piecesOf } from './video-pieces.store.ts';
import {
  deleteFormerRefused,
  deleteFormerVideos,
  setReady,
  setRefused,
  setVideoFile,
  videoById,
  type VideoRow,
} from './videos.store.ts';

/**
 * Joins the pieces of a video to one file, once, without the metadata that only its owner may know; returns its key. Undefined if
 * the video was removed in the meantime.
 */
async function joinPieces(services: Services, video: VideoRow): Promise<string | undefined> {
  if (video.storage_key) return video.storage_key;
  const { db, files } = services;
  const pieces = await piecesOf(db, video.id);
  const edits = await metadataOf(piecesSource(files, pieces)).catch(unlessBroken);
  const data = Readable.from(edited(joined(files, pieces), edits ?? []));
  const isClean = edits !== undefined;
  const { key, unused } = await withStoredFiles(files, [{ data, unscanned: true, size: video.size }], ([{ storageKey }]) =>
    db
      .transaction()
      .execute(async (trx) =>
        (await setVideoFile(trx, video.id, { key: storageKey, isClean }))
          ? { key: storageKey, unused: await deletePieces(trx, video.id) }
          : { key: undefined, unused: [storageKey] },
      ),
  );
  await removeBytes(services, unused);
  return key;
}

/** Undefined for a video that the check refuses afterwards. */
function unlessBroken(error: unknown): undefined {
  if (!(error instanceof BrokenVideo)) throw error;
}

async function hasVirus({ files, scanner }: Services, key: string): Promise<boolean> {
  if (!scanner) return false;
  const bytes = await files.stream(key);
  return bytes !== undefined && (await scanner.scan(bytes)) === 'VIRUS';
}

/** Why the video is refused, or its length. */
async function judge(services: Services, video: VideoRow, key: string): Promise<VideoRefusal | { seconds: number }> {
  if (await hasVirus(services, key)) return 'VIRUS';
  const bytes = await storedBytes(services.files, key);
  if (!bytes) throw new Error('The video is not in the storage.');
  const inspected = await inspectVideo(bytes, video.content_type);
  return inspected.ok ? inspected : inspected.refusal;
}

/** Stores the outcome and reports it; the bytes that nothing refers to afterwards are removed. */
async function conclude(services: Services, video: VideoRow, outcome: VideoRefusal | { seconds: number }): Promise<void> {
  const { db, outbox, now } = services;
  const unused = await db.transaction().execute(async (trx) => {
    const isRefused = typeof outcome === 'string';
    const former = isRefused ? [] : await deleteFormerVideos(trx, video);
    if (isRefused) await deleteFormerRefused(trx, video);
    if (isRefused) await setRefused(trx, video.id, { refusal: outcome, now: now() });
    else await setReady(trx, video.id, { duration: Math.round(outcome.seconds), now: now() });
    if (video.hand_over_id) await followHandOver(services, trx, video.hand_over_id, 'DONE');
    await outbox.add(trx, 'profile.changed', { candidateId: video.candidate_id });
    return (isRefused ? [video] : former).flatMap(keysOf);
  });
  await removeBytes(services, unused);
}

async function checkVideo(services: Services, videoId: string): Promise<void> {
  const uploaded = await videoById(services.db, videoId);
  if (uploaded?.state !== 'CHECKING') return;
  const key = await joinPieces(services, uploaded);
  if (!key) return;
  const outcome = await judge(services, uploaded, key);
  // Poster and captions may have arrived while it was checked.
  const video = await videoById(services.db, videoId);
  if (video?.state === 'CHECKING') await conclude(services, video, outcome);
}

/** Checks a video that has arrived: joined from its pieces, scanned, and read as far as needed to know that it plays. */
export const videoChecks = (services: Services): DeclaredWork =>
  onDemand(CHECK_VIDEO, ({ videoId }) => checkVideo(services, videoId));
