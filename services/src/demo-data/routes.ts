import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import { DEVELOPER_PAGES } from '../platform/http/development-routes.ts';
import { DEVELOPER_POLICY } from '../platform/http/developer-page.ts';
import { renderDemoPage, type DemoAccount } from './demo-page.ts';

/** Shows developers on this machine what the demo data are for. */
export function demoRoutes(
  app: FastifyInstance,
  config: Pick<Config, 'autopilot' | 'mail' | 'variant'>,
  accounts: readonly DemoAccount[],
): void {
  app.get(DEVELOPER_PAGES.demo, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', DEVELOPER_POLICY)
      .header('referrer-policy', 'no-referrer')
      .send(renderDemoPage(config, accounts)),
  );
}
