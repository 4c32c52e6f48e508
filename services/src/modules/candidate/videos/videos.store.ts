import type { Selectable } from 'kysely';
import type { VideoRefusal, VideoState } from '@hirehq/shared-contracts/codes';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { VideoTable } from '../../../platform/database/tables/videos.ts';

export type VideoRow = Selectable<VideoTable>;
/** A video whose upload is complete. */
export type ArrivedVideo = VideoRow & { state: VideoState };

export interface NewVideo {
  id: string;
  candidateId: string;
  handOverId: string | null;
  fileName: string;
  contentType: string;
  size: number;
  now: Date;
}

export const insertVideo = (db: Database, video: NewVideo): Promise<VideoRow> =>
  db
    .insertInto('video')
    .values({
      id: video.id,
      candidate_id: video.candidateId,
      hand_over_id: video.handOverId,
      state: 'UPLOADING',
      file_name: video.fileName,
      content_type: video.contentType,
      size: video.size,
      created_at: video.now,
      changed_at: video.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const videoById = (db: Database, id: string): Promise<VideoRow | undefined> =>
  db.selectFrom('video').selectAll().where('id', '=', id).executeTakeFirst();

/** The newest upload of each candidate that has arrived, whatever became of it. */
export const newestVideosOf = (db: Database, candidateIds: readonly string[]): Promise<ArrivedVideo[]> =>
  db
    .selectFrom('video')
    .distinctOn('candidate_id')
    .selectAll()
    .where('candidate_id', 'in', candidateIds)
    .where('state', '!=', 'UPLOADING')
    .orderBy('candidate_id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$narrowType<{ state: VideoState }>()
    .execute();

/** Videos that may still contain what only their owner may know. */
export const uncleanVideos = (db: Database): Promise<VideoRow[]> =>
  db.selectFrom('video').selectAll().where('state', '=', 'READY').where('is_clean', '=', false).orderBy('changed_at').execute();

/** Puts the file without metadata in place of the one with it; false if the video was removed in the meantime. */
export async function setCleanFile(trx: Transaction, { id, storage_key }: VideoRow, key: string): Promise<boolean> {
  const row = await trx
    .updateTable('video')
    .set({ storage_key: key, is_clean: true })
    .where('id', '=', id)
    .where('storage_key', '=', storage_key)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What others may see. */
export const readyVideosOf = (db: Database, candidateIds: readonly string[]): Promise<ArrivedVideo[]> =>
  db
    .selectFrom('video')
    .selectAll()
    .where('candidate_id', 'in', candidateIds)
    .where('state', '=', 'READY')
    .where('is_clean', '=', true)
    .$narrowType<{ state: VideoState }>()
    .execute();

export async function hasReadyVideo(db: Database, candidateId: string): Promise<boolean> {
  const row = await db
    .selectFrom('video')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'READY')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose video this is, if others may see it. */
export async function ownerOfVideo(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('video')
    .select('candidate_id')
    .where('id', '=', id)
    .where('state', '=', 'READY')
    .where('is_clean', '=', true)
    .executeTakeFirst();
  return row?.candidate_id;
}

/** The newest video that arrived by a hand-over. */
export const videoOfHandOver = (db: Database, handOverId: string): Promise<ArrivedVideo | undefined> =>
  db
    .selectFrom('video')
    .selectAll()
    .where('hand_over_id', '=', handOverId)
    .where('state', '!=', 'UPLOADING')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .$narrowType<{ state: VideoState }>()
    .executeTakeFirst();

/** Unfinished uploads of a candidate, the newest first. */
export const uploadsOf = (db: Database, candidateId: string): Promise<VideoRow[]> =>
  db
    .selectFrom('video')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'UPLOADING')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const uploadsBefore = (db: Database, time: Date): Promise<VideoRow[]> =>
  db.selectFrom('video').selectAll().where('state', '=', 'UPLOADING').where('changed_at', '<', time).execute();

/** Counts bytes that have arrived at this position; undefined if others arrived there first. */
export const countReceived = (
  trx: Transaction,
  { id, start, bytes, now }: { id: string; start: number; bytes: number; now: Date },
): Promise<VideoRow | undefined> =>
  trx
    .updateTable('video')
    .set({ received: start + bytes, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'UPLOADING')
    .where('received', '=', start)
    .returningAll()
    .executeTakeFirst();

export async function setChecking(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable('video').set({ state: 'CHECKING' }).where('id', '=', id).execute();
}

/** False if the video was removed in the meantime. */
export async function setVideoFile(
  trx: Transaction,
  id: string,
  { key, isClean }: { key: string; isClean: boolean },
): Promise<boolean> {
  const row = await trx
    .updateTable('video')
    .set({ storage_key: key, is_clean: isClean })
    .where('id', '=', id)
    .where('storage_key', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setReady(trx: Transaction, id: string, { duration, now }: { duration: number; now: Date }): Promise<void> {
  await trx.updateTable('video').set({ state: 'READY', duration, changed_at: now }).where('id', '=', id).execute();
}

export async function setRefused(
  trx: Transaction,
  id: string,
  { refusal, now }: { refusal: VideoRefusal; now: Date },
): Promise<void> {
  await trx
    .updateTable('video')
    .set({ state: 'REFUSED', refusal, storage_key: null, poster_key: null, captions_key: null, changed_at: now })
    .where('id', '=', id)
    .execute();
}

export type VideoPartColumn = 'poster_key' | 'captions_key';

/** Sets the poster or the captions; returns the row as it was. Undefined if there is no such video, or it was refused. */
export async function setVideoPart(
  trx: Transaction,
  { candidateId, id, part, key, size }: { candidateId: string; id: string; part: VideoPartColumn; key: string; size: number },
): Promise<VideoRow | undefined> {
  const before = await trx
    .selectFrom('video')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('id', '=', id)
    .where('state', '!=', 'REFUSED')
    .forUpdate()
    .executeTakeFirst();
  if (before)
    await trx
      .updateTable('video')
      .set({ [part]: key, [part === 'poster_key' ? 'poster_size' : 'captions_size']: size })
      .where('id', '=', id)
      .execute();
  return before;
}

/** Deletes the candidate's videos before this one, unfinished uploads excepted; returns them. */
export const deleteFormerVideos = (trx: Transaction, video: VideoRow): Promise<VideoRow[]> =>
  trx
    .deleteFrom('video')
    .where('candidate_id', '=', video.candidate_id)
    .where('id', '!=', video.id)
    .where((where) =>
      where.or([
        where('state', '=', 'READY'),
        where.and([where('state', '=', 'REFUSED'), where('created_at', '<', video.created_at)]),
      ]),
    )
    .returningAll()
    .execute();

/** Deletes the refused videos before this one, which nobody is shown any more. */
export async function deleteFormerRefused(trx: Transaction, video: VideoRow): Promise<void> {
  await trx
    .deleteFrom('video')
    .where('candidate_id', '=', video.candidate_id)
    .where('id', '!=', video.id)
    .where('state', '=', 'REFUSED')
    .where('created_at', '<=', video.created_at)
    .execute();
}

export const deleteVideo = (trx: Transaction, id: string): Promise<VideoRow | undefined> =>
  trx.deleteFrom('video').where('id', '=', id).returningAll().executeTakeFirst();
