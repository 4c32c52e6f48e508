import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endSessionIds } from '../../../platform/auth/ended-sessions.store.ts';
import { refusalOfError } from '../../../platform/http/envelope.ts';
import type { Services } from '../../../platform/module.ts';

/** As in the realm of `services/identity/keycloak`. */
const PATH = '/sso/ended-session';

const bodySchema = z.preprocess((body) => body ?? {}, z.object({ logout_token: z.string().max(8_000).catch('') }));

/**
 * An external provider reports here each session that has ended, wherever that was (OpenID Connect Back-Channel Logout): its
 * access tokens are refused from then on.
 */
export async function addEndedSessions(app: FastifyInstance, { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>) {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  app.post(PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { logout_token: token } = bodySchema.parse(request.body);
    try {
      await endSessionIds(db, config.sso.provider, [await app.endedSessionOf(token)], now());
    } catch (error) {
      if (refusalOfError(error)?.code !== 'NOT_SIGNED_IN') throw error;
      return reply.code(400).send({ error: 'invalid_request' });
    }
    return reply.code(200).send();
  });
}
