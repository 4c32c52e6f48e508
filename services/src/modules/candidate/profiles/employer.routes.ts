import type { CandidateProfile } from '@hirehq/shared-contracts/employer';
import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { sharedProfile, type SharedProfile } from './sharing/shared-profile.ts';

function employersResponse({ video, ...shared }: SharedProfile): CandidateProfile {
  return {
    ...shared,
    video: video?.signedUrl
      ? {
          signedUrl: video.signedUrl,
          contentType: video.contentType,
          posterSignedUrl: video.posterSignedUrl ?? null,
          captionsSignedUrl: video.captionsSignedUrl ?? null,
          duration: video.duration ?? null,
          size: video.size,
        }
      : null,
  };
}

export function employerRoutes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET candidates/{candidateId}/profile': async ({ employer: { enterpriseId }, params: { candidateId } }) => {
      const profile = await sharedProfile(services, candidateId, { kind: 'employer', enterpriseId });
      if (!profile) throw new Refusal('NOT_FOUND');
      return employersResponse(profile);
    },
  });
}
