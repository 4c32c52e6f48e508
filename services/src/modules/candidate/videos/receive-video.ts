import { MAX_VIDEO_BYTES } from '@hirehq/shared-contracts/codes';
import { QUICKTIME, VIDEO_TYPES } from '@hirehq/shared-contracts/video-upload';
import { safeFileName } from '../../../platform/files/safe-file-name.ts';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Services } from '../../../platform/module.ts';
import { surplusUnder } from '../../../platform/row-caps/refuse-if-full.ts';
import { hasStorageFor, refuseOverQuota } from '../../post/files/index.ts';
import { followHandOver } from '../hand-overs/index.ts';
import { CHECK_VIDEO } from './check-work.ts';
import { deleteWithPieces, removeBytes } from './remove-video.ts';
import { reaches, type Uploader } from './uploader.ts';
import { insertPiece } from './video-pieces.store.ts';
import { countReceived, insertVideo, setChecking, uploadsOf, videoById, type VideoRow } from './videos.store.ts';

/** An upload that has received nothing for as long as the token of a hand-over is valid can be replaced by any other one. */
const RESTING_MS = 3_600_000;
const OTHERS_UNFINISHED = 'Other videos are still being uploaded. Wait until one of them is complete.';

/** Bytes are stored in pieces of this size, so that a broken connection loses none that have arrived. */
const PIECE_BYTES = 4 * 1024 * 1024;

interface Announced {
  fileName: string;
  /** Declared by the client, with or without codecs. */
  contentType: string;
  size: number;
}

/** The type that the name says; refuses others, and a declared type that differs. */
function announcedType({ fileName, contentType }: Announced): string {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const named = Object.entries(VIDEO_TYPES).find(([each]) => each === ending)?.[1];
  const declared = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isDeclared = declared === '' || declared === named || (ending === 'mov' && declared === QUICKTIME);
  if (!named || !isDeclared) throw new Refusal('FILE_TYPE_REFUSED');
  return named;
}

/**
 * Starts an upload, with the storage for all of it, and returns it. Of too many unfinished uploads the oldest are discarded that the
 * uploader reaches or that nobody continues.
 */
export async function startUpload(services: Services, uploader: Uploader, announced: Announced): Promise<VideoRow> {
  const { db, now } = services;
  const fileName = safeFileName(announced.fileName);
  const contentType = announcedType({ ...announced, fileName });
  if (announced.size > MAX_VIDEO_BYTES)
    throw new Refusal('FILE_TOO_LARGE', { message: `Send a video of at most ${MAX_VIDEO_BYTES / 1024 / 1024} MB.` });
  if (announced.size === 0) throw new Refusal('VALIDATION_FAILED', { message: 'The video is empty.' });
  const { candidateId } = uploader;
  const at = now();
  const { video, unused } = await db.transaction().execute(async (trx) => {
    const surplus = await surplusUnder(trx, 'unfinishedVideos', { owner: candidateId, now: at });
    const unfinished = await uploadsOf(trx, candidateId);
    const restingSince = at.getTime() - RESTING_MS;
    const replaceable = unfinished.filter((video) => reaches(uploader, video) || video.changed_at.getTime() < restingSince);
    if (replaceable.length < surplus) throw new Refusal('RATE_LIMITED', { message: OTHERS_UNFINISHED });
    const keys: string[] = [];
    const discard = async ({ id }: VideoRow) => keys.push(...(await deleteWithPieces(trx, id)));
    for (const older of surplus > 0 ? replaceable.splice(-surplus) : []) await discard(older);
    const added = { category: 'VIDEO', bytes: announced.size } as const;
    for (const older of replaceable.toReversed()) {
      if (await hasStorageFor(trx, candidateId, added)) break;
      await discard(older);
    }
    await refuseOverQuota(trx, candidateId, added);
    const started = { ...uploader, id: newId(), fileName, contentType, size: announced.size, now: at };
    return { video: await insertVideo(trx, started), unused: keys };
  });
  await removeBytes(services, unused);
  return video;
}

/** Stores bytes at a position of an upload. After the last one the video is checked. */
async function storePiece(
  services: Services,
  { id, start, bytes }: { id: string; start: number; bytes: Buffer },
): Promise<VideoRow> {
  const { db, files, work, now } = services;
  return withStoredFiles(files, [{ data: bytes, unscanned: true }], ([{ storageKey }]) =>
    db.transaction().execute(async (trx) => {
      const video = await countReceived(trx, { id, start, bytes: bytes.length, now: now() });
      if (!video) throw new Refusal('CONFLICT');
      await insertPiece(trx, {
        video_id: id,
        candidate_id: video.candidate_id,
        start,
        size: bytes.length,
        storage_key: storageKey,
      });
      const percent = Math.floor((video.received / video.size) * 100);
      if (video.hand_over_id && !(await followHandOver(services, trx, video.hand_over_id, 'UPLOADING', percent)))
        throw new Refusal('NOT_SIGNED_IN');
      if (video.received < video.size) return video;
      await setChecking(trx, id);
      await work.enqueue(trx, CHECK_VIDEO, { videoId: id }, { key: id });
      return video;
    }),
  );
}

/** Receives bytes of an upload from `start` on, and keeps those that arrived if the connection breaks. Returns where it continues. */
export async function receiveBytes(
  services: Services,
  { video, start, bytes }: { video: VideoRow; start: number; bytes: AsyncIterable<Buffer> },
): Promise<number> {
  if (start !== video.received) throw new Refusal('CONFLICT');
  let position = start;
  let [waiting, waitingBytes]: [Buffer[], number] = [[], 0];
  const store = async () => {
    if (waitingBytes === 0) return;
    const piece = Buffer.concat(waiting);
    [waiting, waitingBytes] = [[], 0];
    await storePiece(services, { id: video.id, start: position, bytes: piece });
    position += piece.length;
  };
  let isTooLarge = false;
  try {
    for await (const chunk of bytes) {
      isTooLarge = position + waitingBytes + chunk.length > video.size;
      if (isTooLarge) break;
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= PIECE_BYTES) await store();
    }
  } catch (error) {
    await store();
    throw error;
  }
  if (isTooLarge) throw new Refusal('FILE_TOO_LARGE');
  await store();
  return position;
}

/** The current state of an upload that bytes are sent to. */
export async function uploadToContinue(services: Services, uploader: Uploader, id: string): Promise<VideoRow> {
  const video = await videoById(services.db, id);
  if (!video || !reaches(uploader, video)) throw new Refusal('NOT_FOUND');
  return video;
}
