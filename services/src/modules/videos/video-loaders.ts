import type { Services } from '../../platform/module.ts';
import { videoAnswer, type VideoAnswer } from './video-answer.ts';
import { newestVideosOf, readyVideosOf, type ArrivedVideo } from './videos.store.ts';

const byCandidate = (
  { files }: Pick<Services, 'files'>,
  rows: readonly ArrivedVideo[],
  grantOf: (videoId: string) => string | undefined = () => undefined,
): Map<string, VideoAnswer> => new Map(rows.map((row) => [row.candidate_id, videoAnswer(files, row, grantOf(row.id))]));

/** What each candidate sees of their own video: the newest one, which may still be checked or was refused. */
export const ownVideos = async (services: Pick<Services, 'db' | 'files'>, candidateIds: readonly string[]) =>
  byCandidate(services, candidateIds.length === 0 ? [] : await newestVideosOf(services.db, candidateIds));

/** What others see: videos that are ready, by links with a grant for the video. Whether they may is for the caller to decide. */
export const sharedVideos = async (
  services: Pick<Services, 'db' | 'files'>,
  candidateIds: readonly string[],
  grantOf: (videoId: string) => string | undefined,
) => byCandidate(services, candidateIds.length === 0 ? [] : await readyVideosOf(services.db, candidateIds), grantOf);
