import { MAX_VIDEO_BYTES, VIDEO_SECONDS } from '@hirehq/shared-contracts/codes';
import { VIDEO_TYPES } from '@hirehq/shared-contracts/video-upload';

export type ChosenProblem = 'type' | 'size' | 'length' | 'broken';

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

/** What is wrong with a chosen file, before it is sent; the services check all of it again. */
export async function checkChosen(file: File): Promise<ChosenProblem | undefined> {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (ending === undefined || !Object.hasOwn(VIDEO_TYPES, ending)) return 'type';
  if (file.size > MAX_VIDEO_BYTES) return 'size';
  const seconds = await secondsOf(file);
  if (seconds === undefined) return 'broken';
  // Recordings of browsers have no length until they were read to their end.
  return Number.isFinite(seconds) && seconds > VIDEO_SECONDS + 2 ? 'length' : undefined;
}
