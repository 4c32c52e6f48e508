import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import {
  acceptInvitation,
  brandOf,
  detailsByDomain,
  employerProfileOf,
  joinPool,
  saveRemark,
  reviewsOf,
} from './employer-profiles.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  restCalls(app, {
    'GET candidates/enterprise/details/{domain}': ({ params }) => detailsByDomain(services, params.domain),
    'GET enterprises/{sourceEnterpriseId}/details': ({ params }) => brandOf(services, params.sourceEnterpriseId),
    'GET enterprises/job/{jobId}': ({ params }) => employerProfileOf(services, params.jobId),
    'GET enterprises/candidate-review/{id}': ({ params }) => reviewsOf(services, params.id),
    'PUT candidates/pool/candidate-remark': ({ viewer, body }) =>
      saveRemark(services, {
        candidateId: viewer.candidateId,
        jobId: body.jobId,
        remark: body.ratingRemarksByCandidate,
        isPublic: body.mayBeShown ?? false,
      }),
    'PUT candidates/pool/priority/invitee': ({ viewer, body }) => acceptInvitation(services, viewer, body.id),
    'PUT candidates/pool/priority/{talentPoolId}/candidates': ({ viewer, params, body }) =>
      joinPool(services, params.talentPoolId, viewer.candidateId, body.candidatesIds),
  });
}
