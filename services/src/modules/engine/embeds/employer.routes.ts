import type { FastifyInstance } from 'fastify';
import { EMBED_HELP_PATH, embedLines } from '@hirehq/shared-contracts/embed';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { developmentKeyOf } from './development-key.ts';
import { setupPath } from './setup/setup-link.ts';

export function employerRoutes(app: FastifyInstance, services: Services): void {
  const { config, keyedHash, embedScript } = services;
  const platform = config.origin;
  employerCalls(app, {
    'GET embed': async ({ employer: { enterpriseId } }) => {
      const developmentKey = developmentKeyOf(keyedHash, enterpriseId);
      const of = { platform, enterprise: enterpriseId };
      const pinned = await embedScript();
      return {
        enterpriseId,
        lines: embedLines(of),
        pinnedLines: pinned ? embedLines({ ...of, pinned }) : null,
        developmentKey,
        linesForLocalhost: embedLines({ ...of, attributes: { 'development-key': developmentKey } }),
        page: `${platform}${setupPath(services, enterpriseId)}`,
        help: `${platform}${EMBED_HELP_PATH}`,
      };
    },
  });
}
