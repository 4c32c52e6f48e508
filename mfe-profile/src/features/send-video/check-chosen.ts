import { MAX_VIDEO_BYTES, VIDEO_SECONDS } from '@hirehq/shared-contracts/codes';
import { HEVC_CODES, VIDEO_TYPES } from '@hirehq/shared-contracts/video-upload';

export type ChosenProblem = 'type' | 'size' | 'length' | 'hevc' | 'quicktime' | 'broken';

/** The index with the codecs is at the start or at the end of a file. */
const INDEX_BYTES = 2 * 1024 * 1024;

/** Seconds of a video file; undefined if this browser cannot play it. */
function secondsOf(file: File): Promise<number | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const url = URL.createObjectURL(file);
    const end = (seconds: number | undefined) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => end(video.duration), { once: true });
    video.addEventListener('error', () => end(undefined), { once: true });
    video.src = url;
  });
}

const latin = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());

/** Whether the index of a file names HEVC as the codec of its pictures. */
async function isHevc(file: File): Promise<boolean> {
  const parts = await Promise.all([latin(file.slice(0, INDEX_BYTES)), latin(file.slice(-INDEX_BYTES))]).catch(() => []);
  // The sample description names the codec after its length, its version and the number of its entries.
  return parts.some((text) => HEVC_CODES.some((code) => new RegExp(`stsd[^]{12}${code}`).test(text)));
}

/** What is wrong with a chosen file, before it is sent; the services check all of it again. */
export async function checkChosen(file: File): Promise<ChosenProblem | undefined> {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (ending === undefined || !Object.hasOwn(VIDEO_TYPES, ending)) return 'type';
  if (file.size > MAX_VIDEO_BYTES) return 'size';
  if (await isHevc(file)) return 'hevc';
  const seconds = await secondsOf(file);
  if (seconds === undefined) return ending === 'mov' ? 'quicktime' : 'broken';
  // Recordings of browsers have no length until they were read to their end.
  return Number.isFinite(seconds) && seconds > VIDEO_SECONDS + 2 ? 'length' : undefined;
}
