import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { reaches, type Uploader } from './uploader.ts';
import { deletePieces } from './video-pieces.store.ts';
import { deleteVideo, uploadsBefore, videoById, type VideoRow } from './videos.store.ts';

/** The bytes that belong to a video besides its pieces. */
export const keysOf = ({ storage_key, poster_key, captions_key }: VideoRow): string[] =>
  [storage_key, poster_key, captions_key].filter((key) => key !== null);

export async function removeBytes({ files }: Pick<Services, 'files'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key);
}

/** Deletes the rows of a video; returns the keys of its bytes. */
export async function deleteWithPieces(trx: Transaction, id: string): Promise<string[]> {
  const pieces = await deletePieces(trx, id);
  const video = await deleteVideo(trx, id);
  return video ? [...pieces, ...keysOf(video)] : pieces;
}

/** Deletes a video with its bytes, whatever its state. */
export async function discardVideo({ db, files, outbox }: Pick<Services, 'db' | 'files' | 'outbox'>, id: string): Promise<void> {
  const keys = await db.transaction().execute(async (trx) => {
    const video = await videoById(trx, id);
    const deleted = await deleteWithPieces(trx, id);
    if (video && video.state !== 'UPLOADING') await outbox.add(trx, 'profile.changed', { candidateId: video.candidate_id });
    return deleted;
  });
  await removeBytes({ files }, keys);
}

/** Deletes a video that the uploader reaches; false if there is none with this id. */
export async function removeVideo(services: Services, uploader: Uploader, id: string): Promise<boolean> {
  const video = await videoById(services.db, id);
  if (!video || !reaches(uploader, video)) return false;
  await discardVideo(services, id);
  return true;
}

/** Deletes the uploads that nobody has continued since this time. */
export async function discardUploadsBefore(services: Services, time: Date): Promise<void> {
  for (const { id } of await uploadsBefore(services.db, time)) await discardVideo(services, id);
}
