import type { Services } from '../../../platform/module.ts';
import { videoResponse, type VideoResponse } from './video-response.ts';
import { newestVideosOf, readyVideosOf } from './videos.store.ts';

type Stored = Pick<Services, 'db' | 'files'>;
type Videos = Map<string, VideoResponse>;

/** What candidates see of their own videos, by candidate: the newest one, which may still be checked or was refused. */
export async function ownVideos({ db, files }: Stored, candidateIds: readonly string[]): Promise<Videos> {
  const rows = candidateIds.length === 0 ? [] : await newestVideosOf(db, candidateIds);
  return new Map(rows.map((row) => [row.candidate_id, videoResponse(files, row)]));
}

/**
 * What others see, by candidate: videos that are ready. Whether they may is for the caller to decide; `grantFor` is the grant of
 * the links to a video, if it is to be checked again when they are opened.
 */
export async function sharedVideos(
  { db, files }: Stored,
  candidateIds: readonly string[],
  grantFor: (videoId: string) => string | undefined = () => undefined,
): Promise<Videos> {
  const rows = candidateIds.length === 0 ? [] : await readyVideosOf(db, candidateIds);
  return new Map(rows.map((row) => [row.candidate_id, videoResponse(files, row, grantFor(row.id))]));
}
