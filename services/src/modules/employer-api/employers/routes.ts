import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import { readCursor } from '../../../platform/ids/time-cursor.ts';
import type { Services } from '../../../platform/module.ts';
import {
  availability,
  conversationOf,
  readByEmployer,
  sendByEmployer,
  setAvailability,
  setBlocked,
  typeByEmployer,
} from '../../candidate/messages/index.ts';
import { brand, changeBrand, changeDomains, changePicture, dropDomain } from './brand.service.ts';
import { closeJob, jobDetails, listJobs, postJob, reopenJob, replaceJob } from './employer-jobs.service.ts';
import { inviteInto, listInvitations } from './invitations/invitations.service.ts';
import { createKeyBy, listKeys, revokeKey, rotateKey } from './keys.service.ts';
import { messageItem } from './message-item.ts';
import { makeTalentPool, talentPools } from './talent-pools.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET keys': ({ employer }) => listKeys(services, employer.enterpriseId),
    'POST keys': ({ employer, body }) => createKeyBy(services, employer, body),
    'POST keys/{id}/rotate': ({ employer, params, body }) => rotateKey(services, employer, { ...params, ...body }),
    'DELETE keys/{id}': ({ employer, params }) => revokeKey(services, employer.enterpriseId, params.id),

    'GET brand': ({ employer }) => brand(services, employer.enterpriseId),
    'PUT brand': ({ employer, body, expected }) => changeBrand(services, employer.enterpriseId, body, expected),
    'PUT brand/domains': ({ employer, body, expected }) => changeDomains(services, employer.enterpriseId, body.domains, expected),
    'DELETE brand/domains/{domain}': ({ employer, params, expected }) =>
      dropDomain(services, employer.enterpriseId, { ...params, expected }),
    'PUT brand/logo': ({ employer, files, expected }) =>
      changePicture(services, employer.enterpriseId, { column: 'logo_file', upload: files['file']?.[0], expected }),
    'PUT brand/candidate-logo': ({ employer, files, expected }) =>
      changePicture(services, employer.enterpriseId, {
        column: 'exclusive_candidate_logo_file',
        upload: files['file']?.[0],
        expected,
      }),
    'PUT brand/favicon': ({ employer, files, expected }) =>
      changePicture(services, employer.enterpriseId, { column: 'favicon_file', upload: files['file']?.[0], expected }),

    'GET jobs': ({ employer, query: { state, externalId, cursor, limit } }) =>
      listJobs(services, employer.enterpriseId, { state, externalId, after: readCursor(cursor), limit }),
    'POST jobs': ({ employer, body, requestId }) => postJob(services, employer.enterpriseId, { id: requestId, input: body }),
    'GET jobs/{id}': ({ employer, params }) => jobDetails(services, employer.enterpriseId, params.id),
    'PUT jobs/{id}': ({ employer, params, body, expected }) =>
      replaceJob(services, employer.enterpriseId, { ...params, input: body, expected }),
    'POST jobs/{id}/close': ({ employer, params, expected }) =>
      closeJob(services, employer.enterpriseId, { ...params, expected }),
    'POST jobs/{id}/reopen': ({ employer, params, expected }) =>
      reopenJob(services, employer.enterpriseId, { ...params, expected }),

    'GET talent-pools': ({ employer }) => talentPools(services, employer.enterpriseId),
    'POST talent-pools': ({ employer, body, requestId }) =>
      makeTalentPool(services, employer.enterpriseId, { id: requestId, ...body }),
    'GET talent-pools/{id}/invitations': ({ employer, params, query: { cursor, limit } }) =>
      listInvitations(services, employer.enterpriseId, params.id, { after: readCursor(cursor), limit }),
    'POST talent-pools/{id}/invitations': ({ employer, params, body, requestId }) =>
      inviteInto(services, employer.enterpriseId, { id: requestId, poolId: params.id, ...body }),

    'GET messages/{candidateId}': async ({ employer: { enterpriseId }, params: { candidateId } }) => {
      const { messages } = await conversationOf(services, { enterpriseId, candidateId });
      return messages.map((message) => messageItem(message, candidateId));
    },
    'POST messages/{candidateId}': async ({ employer: { enterpriseId }, params: { candidateId }, body, files, requestId }) => {
      const file = files['file']?.[0];
      const message = await sendByEmployer(services, {
        enterpriseId,
        candidateId,
        text: body.text,
        sender: body.sender ?? undefined,
        file,
        requestId,
      });
      return messageItem(message, candidateId);
    },
    'PUT messages/{candidateId}/read': async ({ employer: { enterpriseId }, params: { candidateId }, body: { messageId } }) => ({
      candidateId,
      unreadCount: await readByEmployer(services, { enterpriseId, candidateId, messageId }),
    }),
    'PUT messages/{candidateId}/typing': async ({ employer: { enterpriseId }, params: { candidateId } }) => {
      await typeByEmployer(services, { enterpriseId, candidateId });
      return { candidateId };
    },
    'GET message-availability': ({ employer }) => availability(services, employer.enterpriseId),
    'PUT message-availability': ({ employer, body, expected }) =>
      setAvailability(services, employer.enterpriseId, body, expected),
    'PUT messages/{candidateId}/blocked': async ({ employer: { enterpriseId }, params: { candidateId }, body: { blocked } }) => {
      await setBlocked(services, { enterpriseId, candidateId, blocked });
      return { candidateId, blocked };
    },
  });
}
