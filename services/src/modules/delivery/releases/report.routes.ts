import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOAD_REPORTS_PATH, VISIT_TICKET_HEADER, loadReportsSchema, type LoadReport } from '@hirehq/shared-contracts/release';
import { jsonBodyParser } from '../../../platform/http/bodies/json-body.ts';
import type { CanaryPort } from './canary-port.ts';
import { CSP_REPORTS } from './pages/page-headers.ts';
import type { SourceMaps } from '../../../platform/source-maps/source-maps.ts';
import type { LoadReportsStore } from './load-reports.store.ts';

const SMALL = { bodyLimit: 64 * 1024, config: { rateLimit: { max: 300, timeWindow: 60_000 } } };

/** A report with the lines of the sources in place of those of the released files. */
export async function withSources(report: LoadReport, maps: SourceMaps): Promise<LoadReport> {
  const attempts = report.attempts.map(async ({ stack, ...attempt }) => ({
    ...attempt,
    ...(stack !== undefined && { stack: await maps.resolve(stack) }),
  }));
  return { ...report, attempts: await Promise.all(attempts) };
}

/** A page that was opened before shells reported several loads at once sends one report. */
async function asList(request: FastifyRequest): Promise<void> {
  request.body = [request.body].flat();
}

/** Reports from browsers: loads of remotes, and violations of the content security policy. */
export function reportRoutes(
  app: FastifyInstance,
  store: LoadReportsStore,
  { maps, canaries, count }: { maps: SourceMaps; canaries: CanaryPort; count: (reports: readonly LoadReport[]) => Promise<void> },
): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    jsonBodyParser(app, 'ignore'),
  );

  app.post(
    LOAD_REPORTS_PATH,
    {
      ...SMALL,
      preValidation: asList,
      schema: {
        summary: 'Reports the outcomes of loading remotes',
        tags: ['reports'],
        body: loadReportsSchema,
        response: { 204: z.undefined().describe('Stored.') },
      },
    },
    async (request, reply) => {
      const reports = loadReportsSchema.parse(request.body);
      await store.addReports(reports);
      await count(reports);
      const ticket = [request.headers[VISIT_TICKET_HEADER]].flat()[0];
      await canaries.count({ ticket, address: request.ip, reports });
      for (const report of reports)
        if (report.outcome !== 'ok')
          request.log.warn({ report: await withSources(report, maps) }, 'a remote failed to load in a browser');
      return reply.code(204).send();
    },
  );

  app.post(CSP_REPORTS, { ...SMALL, schema: { hide: true } }, async (request, reply) => {
    request.log.warn({ violation: request.body }, 'a browser reported a violation of the content security policy');
    return reply.code(204).send();
  });
}

/** Load reports of remotes, for developers. */
export function loadReportsRoute(app: FastifyInstance, store: LoadReportsStore, maps: SourceMaps): void {
  app.get('/ops/load-reports', { schema: { hide: true } }, async (request) => {
    const { limit } = z.object({ limit: z.coerce.number().int().min(1).max(1000).default(50) }).parse(request.query);
    const reports = await store.reports(limit);
    return {
      reports: await Promise.all(
        reports.map(async ({ receivedAt, report }) => ({ receivedAt, report: await withSources(report, maps) })),
      ),
    };
  });
}
