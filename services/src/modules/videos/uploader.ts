import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { handOverOfToken } from '../hand-overs/index.ts';

/** Who uploads: the candidate, or another device to which they handed over. */
export interface Uploader {
  candidateId: string;
  handOverId: string | null;
}

/** By `Authorization: HandOver …`, or by the two tokens of the session; refuses others. */
export async function uploaderOf(services: Services, request: FastifyRequest): Promise<Uploader> {
  const token = /^handover (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token) {
    const handOver = await handOverOfToken(services, token);
    if (handOver?.purpose !== 'VIDEO') throw new Refusal('NOT_SIGNED_IN');
    return { candidateId: handOver.candidate_id, handOverId: handOver.id };
  }
  const viewer = await request.server.viewerOf(request);
  if (viewer.kind === 'anonymous') throw new Refusal('NOT_SIGNED_IN');
  return { candidateId: viewer.candidateId, handOverId: null };
}
