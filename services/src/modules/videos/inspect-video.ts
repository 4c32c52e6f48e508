import { VIDEO_SECONDS, type VideoRefusal } from '@hirehq/shared-contracts/codes';
import type { ByteSource } from './containers/byte-source.ts';
import { readMp4 } from './containers/read-mp4.ts';
import { readWebm } from './containers/read-webm.ts';
import { BrokenVideo, type VideoFacts } from './containers/video-facts.ts';

/** Codecs that all current browsers play, by container. */
const PLAYED: Readonly<Record<VideoFacts['contentType'], { video: readonly string[]; audio: readonly string[] }>> = {
  'video/mp4': { video: ['avc1', 'avc3'], audio: ['mp4a'] },
  'video/webm': { video: ['V_VP8', 'V_VP9'], audio: ['A_OPUS', 'A_VORBIS'] },
};

/** A recorder stops a moment after its limit. */
const TOLERANCE_SECONDS = 2;

const READERS: readonly { contentType: string; starts: (bytes: Buffer) => boolean; read: typeof readMp4 }[] = [
  { contentType: 'video/mp4', starts: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp', read: readMp4 },
  { contentType: 'video/webm', starts: (bytes) => bytes.toString('hex', 0, 4) === '1a45dfa3', read: readWebm },
];

export type Inspected = { ok: true; seconds: number } | { ok: false; refusal: VideoRefusal };

/** Decides whether a video can be played everywhere: by its content, which must be of the type that its name says. */
export async function inspectVideo(source: ByteSource, contentType: string): Promise<Inspected> {
  const start = await source.at(0, 12);
  const reader = READERS.find(({ starts }) => starts(start));
  if (reader?.contentType !== contentType) return { ok: false, refusal: 'TYPE' };
  try {
    const { codecs, seconds } = await reader.read(source);
    const { video, audio } = PLAYED[contentType as VideoFacts['contentType']];
    const isPlayed =
      codecs.some((codec) => video.includes(codec)) && codecs.every((codec) => [...video, ...audio].includes(codec));
    if (!isPlayed) return { ok: false, refusal: 'CODEC' };
    return seconds > VIDEO_SECONDS + TOLERANCE_SECONDS ? { ok: false, refusal: 'TOO_LONG' } : { ok: true, seconds };
  } catch (error) {
    if (error instanceof BrokenVideo) return { ok: false, refusal: 'BROKEN' };
    throw error;
  }
}
