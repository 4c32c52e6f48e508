import { fileLink } from '../../post/files/index.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { ArrivedVideo } from './videos.store.ts';

/** The GraphQL type ProfileVideo. With a `grant`, its links work only while that is valid, see ServiceModule.fileGrants. */
export function videoResponse(files: FileStore, video: ArrivedVideo, grant?: string) {
  const linkOf = (key: string | null, file_name: string, content_type: string) =>
    key === null ? null : fileLink(files, { storage_key: key, file_name, content_type }, grant);
  const isReady = video.state === 'READY';
  return {
    id: video.id,
    state: video.state,
    refusal: video.refusal,
    signedUrl: isReady ? linkOf(video.storage_key, video.file_name, video.content_type) : null,
    contentType: video.content_type,
    posterSignedUrl: linkOf(video.poster_key, 'poster.jpg', 'image/jpeg'),
    captionsSignedUrl: linkOf(video.captions_key, 'captions.vtt', 'text/vtt'),
    duration: video.duration,
    size: video.size,
  };
}

export type VideoResponse = ReturnType<typeof videoResponse>;
