import type { VideoPart } from '@hirehq/shared-contracts/video-upload';
import { safeFileName } from '../../../platform/files/safe-file-name.ts';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { acceptUpload, JPEG, refuseOverQuota } from '../../post/files/index.ts';
import { uploadToContinue } from './receive-video.ts';
import { removeBytes } from './remove-video.ts';
import type { Uploader } from './uploader.ts';
import { setVideoPart, type VideoPartColumn } from './videos.store.ts';

const COLUMNS = { poster: 'poster_key', captions: 'captions_key' } as const satisfies Record<VideoPart, VideoPartColumn>;

const POSTER_LIMITS = { maxSide: 2048 };

async function posterBytes(data: Buffer, owner: string): Promise<Buffer> {
  const upload = { fileName: 'poster.jpg', contentType: 'image/jpeg', data };
  const accepted = await acceptUpload(upload, [JPEG], { ...POSTER_LIMITS, owner });
  if (!accepted) throw new Refusal('FILE_TYPE_REFUSED');
  return accepted.data;
}

/** WebVTT is UTF-8, starts with its name, and has no NUL characters (https://www.w3.org/TR/webvtt1/#file-structure). */
function captionsBytes(data: Buffer, fileName: string): Buffer {
  const isNamed = /\.vtt$/i.test(safeFileName(fileName));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data);
    if (isNamed && /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\0') && text.includes('-->')) return data;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Refusal('FILE_TYPE_REFUSED', { message: 'This is not a captions file. Send a WebVTT file (.vtt).' });
}

/** Stores the poster or the captions of a video, instead of the former ones. */
export async function storeVideoPart(
  services: Services,
  uploader: Uploader,
  { id, part, fileName, data }: { id: string; part: VideoPart; fileName: string; data: Buffer },
): Promise<void> {
  const { db, files, outbox } = services;
  const column = COLUMNS[part];
  const { candidate_id: candidateId } = await uploadToContinue(services, uploader, id);
  const bytes = part === 'poster' ? await posterBytes(data, candidateId) : captionsBytes(data, fileName);
  const former = await withStoredFiles(files, [{ data: bytes }], ([{ storageKey: key }]) =>
    db.transaction().execute(async (trx) => {
      // It belongs to a video that is counted.
      await refuseOverQuota(trx, candidateId, { category: 'VIDEO', bytes: bytes.byteLength, files: 0 });
      const video = await setVideoPart(trx, { candidateId, id, part: column, key, size: bytes.byteLength });
      if (!video) throw new Refusal('NOT_FOUND');
      if (video.state === 'READY') await outbox.add(trx, 'profile.changed', { candidateId });
      return video[column];
    }),
  );
  if (former) await removeBytes(services, [former]);
}
