import type { FastifyRequest } from 'fastify';
import type { HandOverPurpose } from '@hirehq/shared-contracts/codes';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { handOverOfToken } from '../hand-overs/index.ts';

/** Who uploads: the candidate, or another device to which they handed over. */
export interface Uploader {
  candidateId: string;
  handOverId: string | null;
  /** False for another device: it reaches the uploads of its hand-over alone. */
  reachesAll: boolean;
}

/** Whether this upload may be read, continued, changed and removed. */
export const reaches = (
  { candidateId, handOverId, reachesAll }: Uploader,
  video: { candidate_id: string; hand_over_id: string | null },
): boolean => video.candidate_id === candidateId && (reachesAll || video.hand_over_id === handOverId);

const REACHES_ALL: Readonly<Record<HandOverPurpose, boolean>> = { VIDEO: false, OWN_VIDEOS: true };

/** By `Authorization: HandOver …`, or by the two tokens of the session; refuses others. */
export async function uploaderOf(services: Services, request: FastifyRequest): Promise<Uploader> {
  const token = /^handover (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token) {
    const handOver = await handOverOfToken(services, token);
    if (!handOver) throw new Refusal('NOT_SIGNED_IN');
    return { candidateId: handOver.candidate_id, handOverId: handOver.id, reachesAll: REACHES_ALL[handOver.purpose] };
  }
  const viewer = await request.server.viewerOf(request);
  if (viewer.kind === 'anonymous') throw new Refusal('NOT_SIGNED_IN');
  return { candidateId: viewer.candidateId, handOverId: null, reachesAll: true };
}
