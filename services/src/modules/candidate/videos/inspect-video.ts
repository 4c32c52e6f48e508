import { VIDEO_SECONDS, type VideoRefusal } from '@hirehq/shared-contracts/codes';
import type { ByteSource } from '../../../platform/video/byte-source.ts';
import { containerOf } from '../../../platform/video/containers.ts';
import { BrokenVideo, type VideoFacts } from '../../../platform/video/video-facts.ts';

/** Codecs that all current browsers play, by container. */
const PLAYED: Readonly<Record<VideoFacts['contentType'], { video: readonly string[]; audio: readonly string[] }>> = {
  'video/mp4': { video: ['avc1', 'avc3'], audio: ['mp4a'] },
  'video/webm': { video: ['V_VP8', 'V_VP9'], audio: ['A_OPUS', 'A_VORBIS'] },
};

/** A recorder stops a moment after its limit. */
const TOLERANCE_SECONDS = 2;

export type Inspected = { ok: true; seconds: number } | { ok: false; refusal: VideoRefusal };

/** Decides whether a video can be played everywhere: by its content, which must be of the type that its name says. */
export async function inspectVideo(source: ByteSource, contentType: string): Promise<Inspected> {
  const container = await containerOf(source);
  if (container?.contentType !== contentType) return { ok: false, refusal: 'TYPE' };
  try {
    const { codecs, seconds } = await container.read(source);
    // A video from which they cannot be removed is shown to nobody.
    await container.metadata(source);
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
