import { handOverHeaders, VIDEO_UPLOADS } from '@hirehq/shared-contracts/video-upload';
import { Upload } from 'tus-js-client';

/** Deletes a video of the candidate, by the token of a hand-over. False if it could not be reached. */
export async function removeVideo(id: string, token: string): Promise<boolean> {
  try {
    await Upload.terminate(`${VIDEO_UPLOADS}/${id}`, { headers: handOverHeaders(token) });
    return true;
  } catch {
    return false;
  }
}
