import type { FastifyInstance } from 'fastify';
import { EMBED_HELP_PATH, embedLines } from '@hirehq/shared-contracts/embed';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { developmentKeyOf } from './development-key.ts';

export function employerRoutes(app: FastifyInstance, { config: { origin: platform }, keyedHash, embedScript }: Services): void {
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
        linesForLocalhost: embedLines({ ...of, developmentKey }),
        help: `${platform}${EMBED_HELP_PATH}`,
      };
    },
  });
}
