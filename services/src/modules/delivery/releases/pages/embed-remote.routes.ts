import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../../platform/http/rest-calls.ts';
import type { Services } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { embeddedEmployer, embedScope, employerOfEmbed } from '../../../engine/embeds/index.ts';
import type { LiveSet } from '../sets/live-set.ts';
import { embeddedRemote } from './embedded-remote.ts';

/** What an employer's page loads to show a remote of the live set. */
export async function embedRemoteRoute(
  app: FastifyInstance,
  services: Services,
  readLive: () => Promise<LiveSet | undefined>,
): Promise<void> {
  const { origin, assetsOrigin, variant } = services.config;
  await embedScope(app, (scope) =>
    restCalls(scope, {
      'GET /embed/v1/remote': async ({ query: { enterprise, remote, developmentKey }, request }) => {
        const employer = await employerOfEmbed(services, { enterprise, origin: request.headers.origin, developmentKey });
        const live = await readLive();
        if (!live) throw new Refusal('OVERLOADED');
        const found = embeddedRemote(live, remote, assetsOrigin ?? origin);
        if (!found) throw new Refusal('VALIDATION_FAILED', { message: `The remote ${remote} cannot be embedded.` });
        return { ...found, employer: embeddedEmployer(employer, origin), variant };
      },
    }),
  );
}
