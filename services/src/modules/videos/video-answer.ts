import { fileLink } from '../files/index.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { VideoRow } from './videos.store.ts';

const linkOf = (files: FileStore, key: string | null, file_name: string, content_type: string) =>
  key === null ? null : fileLink(files, { storage_key: key, file_name, content_type });

/** The GraphQL type ProfileVideo. */
export function videoAnswer(files: FileStore, video: VideoRow) {
  const isReady = video.state === 'READY';
  return {
    id: video.id,
    state: video.state,
    refusal: video.refusal,
    signedUrl: isReady ? linkOf(files, video.storage_key, video.file_name, video.content_type) : null,
    contentType: video.content_type,
    posterSignedUrl: linkOf(files, video.poster_key, 'poster.jpg', 'image/jpeg'),
    captionsSignedUrl: linkOf(files, video.captions_key, 'captions.vtt', 'text/vtt'),
    duration: video.duration,
    size: video.size,
  };
}

export type VideoAnswer = ReturnType<typeof videoAnswer>;
