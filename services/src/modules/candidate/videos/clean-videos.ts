import { Readable } from 'node:stream';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import type { Services } from '../../../platform/module.ts';
import { onSchedule, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { storedBytes } from '../../../platform/video/byte-source.ts';
import { edited, type Edit } from '../../../platform/video/edits.ts';
import { BrokenVideo } from '../../../platform/video/video-facts.ts';
import { metadataOf } from '../../../platform/video/containers.ts';
import { keysOf, removeBytes } from './remove-video.ts';
import { setCleanFile, setRefused, uncleanVideos, type VideoRow } from './videos.store.ts';

/** A file without its metadata; undefined if the video is broken. */
async function withoutMetadata({ files }: Services, key: string) {
  const source = await storedBytes(files, key);
  const stored = await files.stream(key);
  if (!source || !stored) throw new Error('The video is not in the storage.');
  let edits: Edit[];
  try {
    edits = await metadataOf(source);
  } catch (error) {
    stored.destroy();
    if (error instanceof BrokenVideo) return undefined;
    throw error;
  }
  return { data: Readable.from(edited(stored, edits)), unscanned: true, size: source.size };
}

async function cleanVideo(services: Services, video: VideoRow, before: string): Promise<void> {
  const { db, files, outbox, now } = services;
  const cleaned = await withoutMetadata(services, before);
  const unused = await withStoredFiles(files, cleaned ? [cleaned] : [], ([stored]) =>
    db.transaction().execute(async (trx) => {
      if (!stored) await setRefused(trx, video.id, { refusal: 'BROKEN', now: now() });
      else if (!(await setCleanFile(trx, video, stored.storageKey))) return [stored.storageKey];
      await outbox.add(trx, 'profile.changed', { candidateId: video.candidate_id });
      return stored ? [before] : keysOf(video);
    }),
  );
  await removeBytes(services, unused);
}

/** Removes the metadata from videos that were stored with it. */
export const videoCleaning = (services: Services): DeclaredWork =>
  onSchedule({
    name: 'videos.clean',
    schedule: '*/5 * * * *',
    timeLimitSeconds: 3600,
    async run({ signal }) {
      for (const video of await uncleanVideos(services.db)) {
        signal.throwIfAborted();
        if (video.storage_key) await cleanVideo(services, video, video.storage_key);
      }
    },
  });
