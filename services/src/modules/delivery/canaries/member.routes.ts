import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CANARY_MEMBER_PATH } from '@hirehq/shared-contracts/release';
import { CANARY_COOKIES } from '@hirehq/shared-contracts/storage-keys';
import type { Services } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { membershipOf } from './membership.ts';
import { cookieAttributes } from './page-canaries.ts';

/** Pages are requested without tokens: a signed-in page asks here for the cookie that says which canaries its candidate has. */
export function memberRoute(app: FastifyInstance, services: Services): void {
  app.put(
    CANARY_MEMBER_PATH,
    {
      schema: {
        summary: 'Sets the cookie that says which canaries the candidate has',
        tags: ['releases'],
        security: [{ bearer: [], idToken: [] }],
        response: { 204: z.undefined().describe('The cookie is set.') },
      },
    },
    async (request, reply) => {
      const viewer = await app.viewerOf(request);
      if (viewer.kind !== 'candidate') throw new Refusal('NOT_SIGNED_IN');
      const { name, maxAgeSeconds } = CANARY_COOKIES.member;
      const value = await membershipOf(services, viewer);
      return reply
        .header('set-cookie', `${name}=${value}; ${cookieAttributes(services.config.origin, maxAgeSeconds)}`)
        .header('cache-control', 'no-store')
        .code(204)
        .send();
    },
  );
}
