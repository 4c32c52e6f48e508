import type { FastifyInstance } from 'fastify';
import { EMBED_HELP_PATH } from '@hirehq/shared-contracts/embed';
import { DEVELOPER_POLICY } from '../../../platform/http/developer-page.ts';
import type { Services } from '../../../platform/module.ts';
import { helpPage } from './help-page.ts';

/** For developers of pages that are not of the platform. */
export function helpPageRoute(app: FastifyInstance, { config, embedScript }: Services): void {
  app.get(EMBED_HELP_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
        'content-security-policy': DEVELOPER_POLICY,
      })
      .send(helpPage(config.origin, await embedScript())),
  );
}
