import type { FastifyInstance } from 'fastify';
import { EMBED_HELP_PATH, embedLines } from '@hirehq/shared-contracts/embed';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { developmentKeyOf } from './development-key.ts';

export function employerRoutes(app: FastifyInstance, { config: { origin }, keyedHash }: Services): void {
  employerCalls(app, {
    'GET embed': ({ employer: { enterpriseId } }) => {
      const developmentKey = developmentKeyOf(keyedHash, enterpriseId);
      return Promise.resolve({
        enterpriseId,
        lines: embedLines(origin, enterpriseId),
        developmentKey,
        linesForLocalhost: embedLines(origin, enterpriseId, developmentKey),
        help: `${origin}${EMBED_HELP_PATH}`,
      });
    },
  });
}
